import { type Command, Option } from 'commander';
import { action, type Verb } from './verb.ts';
import { type ServeOptions, type StartServing, serve } from './verbs/serve.ts';
import { type AddTokenOptions, addToken, listTokens, revokeToken } from './verbs/tokens.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
const named = (command: Command): string => String(command.args[0] ?? '');

/** The verbs of the server, and of who may use it. */
export function addServeVerbs(verb: Verb, verbsOf: (parent: Command) => Verb, start: StartServing): void {
  verb('serve', 'serve the web app and the HTTP interface on this machine', [
    'serve',
    'serve --port 8080',
    'serve --watch ~/Pictures',
    'serve --bench ./madeleine-bench',
    'serve --host 0.0.0.0 --name photos.example.org',
    'serve --port 0 --json',
  ])
    .addOption(new Option('--host <host>', 'the address to listen at').env('MADELEINE_HOST').default('127.0.0.1'))
    .addOption(new Option('--port <port>', 'the port; 0 for any that is free').env('MADELEINE_PORT').default('4680'))
    .option('--name <name>', 'a further name that the server is called by; several may be given', several)
    .option('--require-token', 'ask for a token also on this machine, which others may use, too')
    .option('--bench <dir>', 'show the runs of the bench in this folder, too; several may be named', several)
    .option('--watch <dir...>', 'add what is in these folders, and what comes into them')
    .option('--no-work', 'leave pictures that are still to be looked at for another time')
    .action(action((context, command) => serve(context, command.opts<ServeOptions>(), start)));
  const parent = verb('tokens', 'who may use this memory over the network: tokens with scopes', [
    'tokens add phone --scope read,write',
    'tokens add laptop --days 90',
    'tokens list',
    'tokens revoke phone',
  ]);
  const tokens = verbsOf(parent);
  tokens('add <name>', 'make a token; it is shown this once', ['tokens add phone', 'tokens add agent --scope read'])
    .option('--scope <scopes>', 'what it may do: read, write, admin', 'read,write')
    .option('--days <n>', 'how many days it holds; by default until it is revoked')
    .action(action((context, command) => addToken(context, named(command), command.opts<AddTokenOptions>())));
  tokens('list', 'the tokens that there are', ['tokens list']).action(action((context) => listTokens(context)));
  tokens('revoke <token>', 'revoke a token by its id or name, and every session that it opened', [
    'tokens revoke 3f9a11c0',
  ]).action(action((context, command) => revokeToken(context, named(command))));
  parent.action(action((context) => listTokens(context)));
}
