import { type Command, Option } from 'commander';
import { deletedPolicies } from '../memory/mail-account.ts';
import { action, type Verb } from './verb.ts';
import {
  type AddMailOptions,
  addMail,
  type ChangeMailOptions,
  changeMail,
  listMail,
  mailFolders,
  removeMail,
  syncMail,
  watchMail,
} from './verbs/mail.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
const named = (command: Command): string => String(command.args[0] ?? '');

const secretOptions = (command: Command): Command =>
  command
    .option('--password-env <variable>', 'read the password from this environment variable at each sync')
    .option('--oauth', 'what is entered is an OAuth 2 access token')
    .addOption(
      new Option('--oauth-refresh', 'what is entered is an OAuth 2 refresh token; access is renewed with it').conflicts(
        ['oauth', 'passwordEnv'],
      ),
    )
    .addOption(
      new Option(
        '--oauth-sign-in [provider]',
        'sign in with a browser: at google, microsoft, or the address of an issuer',
      ).conflicts(['oauth', 'oauthRefresh', 'passwordEnv', 'password']),
    )
    .option('--client-id <id>', 'the OAuth 2 client that you registered at the provider')
    .option('--client-secret-env <variable>', 'its secret, where it has one, is in this environment variable')
    .option('--authorize-url <url>', 'with --oauth-sign-in, in place of a provider: where one signs in')
    .option('--token-url <url>', 'the token endpoint of the provider')
    .option('--scope <scope>', 'what access is asked for')
    .addOption(new Option('--keyring', 'keep the password in the keyring of this system').conflicts('encrypted'))
    .option('--encrypted', 'keep the password encrypted in the memory, though there is a keyring');

const deletedOption = (): Option =>
  new Option('--deleted <what>', 'when something is deleted on the server, its item is …').choices([
    ...deletedPolicies,
  ]);

/** Verbs of mail accounts. */
export function addMailVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb(
    'mail',
    'synchronise mail, calendars and contacts (IMAP, JMAP, CalDAV, CardDAV); servers are only read',
    [
      'mail add anna@example.org --host imap.example.org',
      'mail add anna@example.org --dav https://dav.example.org',
      'mail list',
      'mail sync',
      'mail watch',
      'mail remove anna@example.org',
    ],
  );
  const mail = verbsOf(parent);
  const added = mail('add <address>', 'add an account; asks for its password', [
    'mail add anna@example.org --host imap.example.org',
    'mail add anna@example.org --host imap.example.org --folder INBOX --folder Sent --deleted archive',
    'mail add anna@example.org --host imap.example.org --password-env ANNA_PASSWORD',
    'mail add anna@example.org --host 127.0.0.1 --port 1143 --plain',
    'mail add anna@example.org --dav https://dav.example.org --folder Work --folder Contacts',
    'mail add anna@example.org --jmap https://jmap.example.org',
    'mail add anna@gmail.com --oauth-sign-in google --client-id ID --client-secret-env SECRET',
    'mail add anna@example.org --host imap.example.org --oauth-sign-in https://login.example.org --client-id ID',
    'mail add anna@example.org --host imap.example.org --oauth-refresh --token-url https://login.example.org/token --client-id ID',
  ])
    .option('--host <host>', 'the IMAP server')
    .addOption(
      new Option('--jmap <url>', 'the JMAP server, for mail; or the address of its session').conflicts([
        ...['host', 'dav', 'port', 'starttls', 'plain'],
      ]),
    )
    .addOption(
      new Option('--dav <url>', 'the CalDAV and CardDAV server, for calendars and contacts').conflicts([
        ...['host', 'port', 'starttls', 'plain'],
      ]),
    )
    .option('--port <port>', 'its port (default: 993; without TLS and with STARTTLS 143)')
    .option('--user <name>', 'the name to sign in with (default: the address)')
    .addOption(new Option('--starttls', 'begin in plain text and switch to TLS').conflicts('plain'))
    .option('--plain', 'no encryption; only for a server on this machine')
    .option('--folder <name>', 'synchronise only this folder, calendar or address book; can be repeated', several)
    .addOption(deletedOption());
  secretOptions(added).action(
    action((context, command) => addMail(context, named(command), command.opts<AddMailOptions>())),
  );
  mail('list', 'list accounts with their last sync', ['mail list']).action(action((context) => listMail(context)));
  mail('folders <account>', 'list the folders, calendars or address books of an account on its server', [
    'mail folders anna@example.org',
  ]).action(action((context, command) => mailFolders(context, named(command))));
  mail('sync [account]', 'fetch what is new, of one account or of all', [
    'mail sync',
    'mail sync anna@example.org',
  ]).action(action((context, command) => syncMail(context, command.args[0])));
  mail('watch', 'fetch what comes, until stopped; `madeleine serve` does that, too', ['mail watch']).action(
    action((context) => watchMail(context)),
  );
  const changed = mail('change <account>', 'change folders, password, or what happens to what is deleted', [
    'mail change anna@example.org --password',
    'mail change anna@example.org --folder INBOX --deleted forget',
    'mail change anna@example.org --all-folders',
    'mail change anna@example.org --oauth-sign-in',
  ])
    .option('--password', 'ask for a new password')
    .option('--folder <name>', 'synchronise only this folder, calendar or address book; can be repeated', several)
    .option('--all-folders', 'synchronise all but spam, trash and drafts')
    .addOption(deletedOption());
  secretOptions(changed).action(
    action((context, command) => changeMail(context, named(command), command.opts<ChangeMailOptions>())),
  );
  mail('remove <account>', 'stop synchronising an account and delete its password; its items stay', [
    'mail remove anna@example.org',
  ]).action(action((context, command) => removeMail(context, named(command))));
  parent.action(action((context) => listMail(context)));
}
