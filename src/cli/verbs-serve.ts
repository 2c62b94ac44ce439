import { type Command, Option } from 'commander';
import { tokenScopes } from '../memory/account.ts';
import { action, type Verb } from './verb.ts';
import { changeLock, type LockOptions } from './verbs/lock.ts';
import { type ServeOptions, type Starts, serve } from './verbs/serve.ts';
import { type AddTokenOptions, addToken, listTokens, revokeToken } from './verbs/tokens.ts';
import { metricsOption } from './verbs-operations.ts';
import type { StartOperations } from './watching.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
const named = (command: Command): string => String(command.args[0] ?? '');

/** Verbs of the server and its tokens. */
export function addServeVerbs(
  verb: Verb,
  verbsOf: (parent: Command) => Verb,
  starts: Starts,
  operations: StartOperations,
): void {
  verb('serve', 'start the web app and the HTTP API', [
    'serve',
    'serve --port 8080',
    'serve --watch ~/Pictures',
    'serve --bench ./madeleine-bench',
    'serve --builds ./my-dataset',
    'serve --host 0.0.0.0 --name photos.example.org',
    'serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem',
    'serve --no-work --metrics',
    'serve --accounts /srv/madeleine',
    'serve --accounts postgres://madeleine@db.example/memories --memory /srv/madeleine',
    'serve --port 0 --json',
  ])
    .addOption(new Option('--host <host>', 'the address to listen on').env('MADELEINE_HOST').default('127.0.0.1'))
    .addOption(new Option('--port <port>', 'the port; 0 picks a free one').env('MADELEINE_PORT').default('4680'))
    .option('--name <name>', 'an additional host name of the server; can be repeated', several)
    .addOption(new Option('--tls-cert <file>', 'serve HTTPS with this certificate (PEM)').env('MADELEINE_TLS_CERT'))
    .addOption(new Option('--tls-key <file>', 'the key of the certificate (PEM)').env('MADELEINE_TLS_KEY'))
    .option('--require-token', 'require a token even on this machine')
    .option('--accounts <place>', 'serve the memories of several people, who sign in: a folder, or postgres://…')
    .option('--bench <dir>', 'also show benchmark runs in this folder; can be repeated', several)
    .option('--builds <dir>', 'review the datasets being built in this folder; can be repeated', several)
    .option('--watch <dir...>', 'add these folders and watch them for new files')
    .option('--no-work', 'leave pending pictures and videos to `madeleine worker`, or to later')
    .addOption(metricsOption())
    .action(action((context, command) => serve(context, command.opts<ServeOptions>(), starts, operations)));
  for (const [name, what] of [
    ['lock', 'lock the encrypted memory of a running `madeleine serve`'],
    ['unlock', 'unlock it with the passphrase'],
  ] as const)
    verb(name, what, [name, `${name} --url http://127.0.0.1:8080`])
      .option('--url <url>', 'the address of the server', 'http://127.0.0.1:4680')
      .action(action((context, command) => changeLock(context, name, command.opts<LockOptions>().url)));
  const parent = verb('tokens', 'manage access tokens for network clients', [
    'tokens add phone --scope read,write',
    'tokens add laptop --days 90',
    'tokens list',
    'tokens revoke phone',
  ]);
  const tokens = verbsOf(parent);
  tokens('add <name>', 'create a token; it is shown only once', ['tokens add phone', 'tokens add agent --scope read'])
    .option('--scope <scopes>', `permissions: ${tokenScopes.join(', ')}`, 'read,write')
    .option('--days <n>', 'days until it expires; by default it does not expire')
    .action(action((context, command) => addToken(context, named(command), command.opts<AddTokenOptions>())));
  tokens('list', 'list tokens', ['tokens list']).action(action((context) => listTokens(context)));
  tokens('revoke <token>', 'revoke a token by id or name, with all its sessions', ['tokens revoke 3f9a11c0']).action(
    action((context, command) => revokeToken(context, named(command))),
  );
  parent.action(action((context) => listTokens(context)));
}
