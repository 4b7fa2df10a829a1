// Starts `uguisu lsp` for the files of packs, and speaks the language of the window.
"use strict";

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

function makeClient() {
  const settings = vscode.workspace.getConfiguration("uguisu");
  const [command, ...args] = settings.get("command");
  const server = { command, args, transport: TransportKind.stdio, options: { env: { ...process.env, PYTHONUTF8: "1" } } };
  return new LanguageClient(
    "uguisu",
    "Uguisu",
    { run: server, debug: server },
    {
      documentSelector: [{ scheme: "file", language: "yaml" }],
      initializationOptions: { pictures: settings.get("pictures") },
      synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{yaml,yml}") },
    },
  );
}

async function start() {
  client = makeClient();
  try {
    await client.start();
  } catch (error) {
    const install = "pip install uguisu[lsp]";
    const told = vscode.l10n.t(
      "The language server of Uguisu cannot be started ({0}). Install it with `{1}`, or say where it is: setting `uguisu.command`.",
      String(error.message || error),
      install,
    );
    vscode.window.showErrorMessage(told);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  if (running !== undefined && running.isRunning()) {
    await running.stop();
  }
}

async function restart() {
  await stop();
  await start();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("uguisu.restart", restart),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration("uguisu") && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
