"""A stranger's pack in a real Neovim, without a screen: findings, a fix, a place renamed in all files, sentences, layout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import uguisu

PACKS = Path(__file__).parents[2] / "scenarios"
SCRIPT = """
local folder, python = ...
local function tell(what) io.stdout:write(what .. "\\n") end
local client = vim.lsp.start_client({
  name = "uguisu", cmd = { python, "-m", "uguisu_tools.cli", "lsp" }, root_dir = folder,
})
vim.cmd("edit " .. folder .. "/map.yaml")
local buffer = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(buffer, client)
local function findings(count)
  local fits = vim.wait(120000, function() return #vim.diagnostic.get(buffer) == count end, 50)
  if not fits then tell("findings: " .. vim.inspect(vim.diagnostic.get(buffer))) end
end
local function asked(method, params)
  local answers, error = vim.lsp.buf_request_sync(buffer, method, params, 120000)
  if not answers then tell("no answer: " .. vim.inspect(error)); return nil end
  local answer = answers[client]
  if answer.error then tell("refused: " .. answer.error.message) end
  return answer.result
end
local function place(what, inside)
  local found = vim.fn.searchpos(what, "nw")
  vim.api.nvim_win_set_cursor(0, { found[1], found[2] - 1 + inside })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

findings(1)
tell("found: " .. vim.diagnostic.get(buffer)[1].code)

local params = place("wash_basn", 1)
local line = params.position.line
params.range = { start = { line = line, character = 0 }, ["end"] = { line = line, character = 0 } }
params.context = { diagnostics = {} }
local actions = asked("textDocument/codeAction", params)
tell("fix: " .. actions[1].title)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
findings(0)

params = place("koi_pond", 2)
tell("hover: " .. asked("textDocument/hover", params).contents.value)
params.newName = "carp_pool"
vim.lsp.util.apply_workspace_edit(asked("textDocument/rename", params), "utf-16")
findings(0)
vim.cmd("silent wall")

local file = { uri = vim.uri_from_bufnr(buffer) }
tell("spoken of: " .. #asked("textDocument/references", {
  textDocument = file, position = place("carp_pool", 2).position, context = { includeDeclaration = true },
}))
vim.api.nvim_buf_set_lines(buffer, 1, 2, false, { "format:    1" })
local edits = asked("textDocument/formatting", { textDocument = file, options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, "utf-16")
tell("laid out: " .. vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1])

vim.cmd("edit " .. folder .. "/mission.yaml")
local story = vim.api.nvim_get_current_buf()
vim.lsp.buf_attach_client(story, client)
local whole = { start = { line = 0, character = 0 }, ["end"] = { line = 40, character = 0 } }
local told = asked("textDocument/inlayHint", { textDocument = { uri = vim.uri_from_bufnr(story) }, range = whole })
for _, hint in ipairs(told) do
  tell("sentence: " .. (type(hint.label) == "string" and hint.label or hint.label[1].value))
end
tell("done")
vim.lsp.stop_client(client)
vim.cmd("qall!")
"""
MISSION = """format: 1
tracks: [{id: alarm, title: Alarm, max: 3}]
triggers:
  - {id: creak, on: entered, do: [{op: raise, track: alarm}]}
"""


@pytest.mark.slow
def test_a_pack_is_mended_and_renamed_in_neovim(tmp_path: Path) -> None:
    nvim = shutil.which("nvim")
    if nvim is None:
        pytest.skip("Neovim is not installed: apt install neovim")
    pack = tmp_path / "first_steps"
    shutil.copytree(PACKS / "temple" / "first_steps", pack)
    file = pack / "map.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("[moon_step, wash_basin]", "[moon_step, wash_basn]"),
        encoding="utf-8",
    )
    (pack / "mission.yaml").write_text(MISSION, encoding="utf-8")
    with (pack / "scenario.yaml").open("a", encoding="utf-8") as scenario:
        scenario.write("\nmission: mission.yaml\n")
    script = tmp_path / "session.lua"
    script.write_text(SCRIPT, encoding="utf-8")
    arguments = f'"{pack.as_posix()}", "{sys.executable}"'
    ran = f'local ok, why = pcall(loadfile("{script.as_posix()}"), {arguments})'
    run = f'lua {ran}; if not ok then print(why); vim.cmd("cquit") end'
    done = subprocess.run(
        [nvim, "--headless", "-u", "NONE", "-i", "NONE", "-n", "--cmd", "set hidden", "-c", run],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    told = done.stdout + done.stderr
    assert "found: dangling-id" in told, told
    assert "fix: Change it to `wash_basin`" in told, told
    assert "hover: **Koi Pond** · place · `koi_pond`" in told, told
    assert "laid out: format: 1\n" in told, told
    assert "sentence: Move Alarm by 1" in told, told
    assert int(re.findall(r"spoken of: (\d+)", told)[0]) > 2, told
    assert "done" in told, told
    texts = {path.name: path.read_text(encoding="utf-8") for path in pack.glob("*.yaml")}
    left = re.compile(r"(?<![\w-])(koi_pond|wash_basn)(?![\w-])")  # the id of a ruling only has it in it
    assert not [name for name, text in texts.items() if left.search(text)]
    assert "carp_pool" in texts["map.yaml"]
    assert "carp_pool" in texts["rulings.yaml"]
    assert "# The ring round the inner temple" in texts["map.yaml"], "comments stay"
    uguisu.load(pack)
