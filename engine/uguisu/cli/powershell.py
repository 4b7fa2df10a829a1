"""Completion for PowerShell, which click does not bring."""

from __future__ import annotations

import os

from click.shell_completion import CompletionItem, ShellComplete, add_completion_class

SOURCE = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | ForEach-Object { $_.Extent.Text })
    $env:COMP_WORDS = $words -join "`n"
    $env:COMP_CWORD = "$wordToComplete"
    $env:%(complete_var)s = "powershell_complete"
    try {
        %(prog_name)s | ForEach-Object {
            $value, $help = $_ -split "`t", 2
            if (-not $help) { $help = $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $help)
        }
    } finally {
        Remove-Item Env:COMP_WORDS, Env:COMP_CWORD, Env:%(complete_var)s -ErrorAction SilentlyContinue
    }
}
"""


class PowerShellComplete(ShellComplete):
    """Words come in `COMP_WORDS`, one a line, the unfinished one in `COMP_CWORD`; offers go out one a line."""

    name = "powershell"
    source_template = SOURCE

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the finished words behind the command, and the unfinished one."""
        words = [word for word in os.environ.get("COMP_WORDS", "").split("\n")[1:] if word]
        incomplete = os.environ.get("COMP_CWORD", "")
        if incomplete and words and words[-1] == incomplete:
            words.pop()
        return words, incomplete.strip("'\"")

    def format_completion(self, item: CompletionItem) -> str:
        """Write an offer: what is completed, a tab, what it is."""
        return f"{item.value}\t{item.help or ''}"


def register() -> None:
    """Let click know of PowerShell."""
    add_completion_class(PowerShellComplete)
