import type { Command } from 'commander';
import { Option } from 'commander';
import { tokenScopes } from '../memory/account.ts';
import { action, type Verb } from './verb.ts';
import * as accounts from './verbs/accounts.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
const word = (command: Command, at: number): string => String(command.args[at] ?? '');
const IN = '--accounts /srv/madeleine';

/** Verbs of the accounts of a server that several people use. */
export function addAccountVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb('accounts', 'manage who may use a server, and who sees what', [
    `accounts add anna --admin ${IN}`,
    `accounts share anna ben "Rome" --place Rome ${IN}`,
  ]);
  const made = verbsOf(parent);
  const one: Verb = (name, description, examples) =>
    made(
      name,
      description,
      examples.map((example) => `${example} ${IN}`),
    ).addOption(
      new Option('--accounts <place>', 'the folder of the accounts, or postgres://…').env('MADELEINE_ACCOUNTS'),
    );
  one('add <name>', 'add an account, with a memory of its own, and print an invitation link', [
    'accounts add anna --admin',
    'accounts add ben --shown Ben --memory ~/ben-memory',
    'accounts add guest --no-own-memory',
  ])
    .option('--shown <name>', 'the name that others see')
    .option('--admin', 'may manage the server')
    .option('--no-own-memory', 'without a memory of its own')
    .action(action((context, c) => accounts.addAccount(context, word(c, 0), c.opts())));
  one('list', 'list accounts and memories, and who sees what', ['accounts list']).action(
    action((context, c) => accounts.listAccounts(context, c.opts())),
  );
  one('invite <name>', 'print a link to set a password; earlier ones end', ['accounts invite ben']).action(
    action((context, c) => accounts.inviteAccount(context, word(c, 0), c.opts())),
  );
  one('role <memory> <name> <role>', 'give an account a role in a memory: owner, editor, viewer, or none', [
    'accounts role anna ben viewer',
    'accounts role anna ben none',
  ]).action(action((context, c) => accounts.setRole(context, [word(c, 0), word(c, 1), word(c, 2)], c.opts())));
  one('share <memory> <name> <title>', 'share a part of a memory with an account', [
    'accounts share anna ben "Rome" --place Rome',
    'accounts share anna ben "Summer 2024" --from 2024-06-01 --to 2024-08-31 --kind image',
  ])
    .option('--place <place>', 'made in this place; can be repeated', several)
    .option('--person <id>', 'with this person, by id; can be repeated', several)
    .option('--album <album>', 'in this album; can be repeated', several)
    .option('--tag <tag>', 'with this tag; can be repeated', several)
    .option('--kind <kind>', 'image, video, email or text; can be repeated', several)
    .option('--from <day>', 'made on or after this day')
    .option('--to <day>', 'made on or before this day')
    .option('--except-person <id>', 'not with this person; can be repeated', several)
    .option('--except-tag <tag>', 'not with this tag; can be repeated', several)
    .action(action((context, c) => accounts.share(context, [word(c, 0), word(c, 1), word(c, 2)], c.opts())));
  one('unshare <memory> <share>', 'end a share, by its id', ['accounts unshare anna shr-0123456789abcdef']).action(
    action((context, c) => accounts.unshare(context, word(c, 0), word(c, 1), c.opts())),
  );
  one('token <name>', 'create a token of an account, for programs; it is shown only once', [
    'accounts token ben --scope read --days 90',
  ])
    .option('--scope <scopes>', `permissions: ${tokenScopes.join(', ')}`, 'read')
    .option('--days <n>', 'days until it expires; by default it does not expire')
    .option('--called <text>', 'what it is for', 'command line')
    .action(action((context, c) => accounts.addToken(context, word(c, 0), c.opts())));
  one('remove <name>', 'remove an account; memories stay', ['accounts remove ben']).action(
    action((context, c) => accounts.removeAccount(context, word(c, 0), c.opts())),
  );
  one('audit', 'list who signed in and what was shared, the latest first', ['accounts audit --limit 20'])
    .option('--limit <n>', 'number of entries', '50')
    .action(action((context, c) => accounts.listAudit(context, c.opts())));
}
