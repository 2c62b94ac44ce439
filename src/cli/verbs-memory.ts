import { action, type Verb, verbsOf } from './verb.ts';
import { type AddVerbOptions, add } from './verbs/add.ts';
import { type EncryptVerbOptions, encrypt } from './verbs/encrypt.ts';
import { type DecideGoneOptions, decideGone, listGone } from './verbs/gone.ts';
import { type InitOptions, init } from './verbs/init.ts';
import {
  backup,
  doctor,
  exportTo,
  type ForgetVerbOptions,
  forget,
  importFrom,
  type RestoreVerbOptions,
  restore,
} from './verbs/keep.ts';
import { changePassphrase } from './verbs/passphrase.ts';
import { addQuestionVerbs } from './verbs-question.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
const text = (value: unknown): string => String(value ?? '');

const goneVerbs = [
  ['keep', 'keep them, and list them no more'],
  ['archive', 'archive them: they are still found, but not shown in the timeline'],
  ['trash', 'move them to the trash, from where they can be restored for 30 days'],
  ['forget', 'permanently remove them and everything derived from them'],
  ['undo', 'list again what was kept, archived or moved to the trash'],
] as const;

/** Verbs that create, fill, search, back up and repair a memory. */
export function addMemoryVerbs(verb: Verb): void {
  verb('init', 'create a memory folder', ['init', 'init --memory ~/memory --no-faces', 'init --encrypt'])
    .option('--encrypt', 'encrypt everything in the folder with a passphrase')
    .option('--faces', 'turn on face recognition (runs on this machine only)')
    .option('--no-faces', 'turn off face recognition and erase face data')
    .action(action((context, command) => init(context, command.opts<InitOptions>())));
  verb('add [path...]', 'add files, folders, mailboxes and archives; run again to resume or pick up changes', [
    'add ~/Pictures',
    'add takeout-001.zip takeout-002.zip',
    'add ~/Mail/archive.mbox --as mail',
    'add ~/Pictures --dry-run',
    'add',
  ])
    .option(
      '--as <importer>',
      'source type: auto, photos, mail, takeout, icloud, apple-photos, calendar, contacts, chats, locations, documents, atm, photobench, locomo, lifebench, longmemeval, personamem, persona',
      process.env['MADELEINE_AS'] ?? 'auto',
    )
    .option('--jobs <n>', 'number of files to read and analyse in parallel')
    .option('--dry-run', 'show what would be added, with time and disk estimates')
    .option('--no-perception', 'skip the analysis of pictures and videos; run `madeleine add` later to catch up')
    .option('--again', 'restore items that were forgotten')
    .option('--later', 'queue it for any `madeleine worker` that can read it, and end')
    .action(action((context, command) => add(context, command.args, command.opts<AddVerbOptions>())));
  addQuestionVerbs(verb);
  verb('forget [id...]', 'permanently remove items and everything derived from them', [
    'forget img-4kq2v7n6yb3xs',
    'forget --batch 20240507-120000-ab12',
    'forget --query "newsletters from 2019" --dry-run',
  ])
    .option('--batch <batch>', 'all that one import added')
    .option('--query <query>', 'forget all results of a search')
    .option('--dry-run', 'list what would be forgotten, without forgetting it')
    .option('--yes', 'skip the confirmation prompt')
    .action(action((context, command) => forget(context, command.args, command.opts<ForgetVerbOptions>())));
  addGone(verb);
  verb('export <dir>', 'export everything as plain files, readable without Madeleine', [
    'export ./my-memory',
    'export ./my-memory --with-people',
  ])
    .option('--with-people', 'include people and faces')
    .action(
      action((context, command) => exportTo(context, text(command.args[0]), command.opts<{ withPeople?: boolean }>())),
    );
  verb('import <dir>', 'import an export of Madeleine', ['import ./my-memory']).action(
    action((context, command) => importFrom(context, text(command.args[0]))),
  );
  verb('backup <file>', 'back up the memory to one verified file', [
    'backup ~/memory-2024-05-07.tar',
    'backup memory.tgz',
    'backup memory.tgz.age --recipient age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  ])
    .option('--recipient <key>', 'encrypt it for a public key of age; can be repeated', several)
    .action(
      action((context, command) => backup(context, text(command.args[0]), command.opts<{ recipient?: string[] }>())),
    );
  verb('restore <file>', 'verify a backup and restore it', [
    'restore ~/memory-2024-05-07.tar --memory ~/memory',
    'restore memory.tgz.age --identity ~/keys.txt',
  ])
    .option('--identity <file>', 'the file with the identity of age that it was encrypted for')
    .option('--force', 'replace an existing memory; a copy of it is kept next to it')
    .action(action((context, command) => restore(context, text(command.args[0]), command.opts<RestoreVerbOptions>())));
  addEncryption(verb);
  verb('doctor', 'check the memory and the system', ['doctor', 'doctor --repair'])
    .option('--repair', 'repair problems where possible')
    .action(action((context, command) => doctor(context, command.opts<{ repair?: boolean }>())));
}

function addGone(verb: Verb): void {
  const goneAlone = verb('gone', 'list what is no longer at its source, and decide what becomes of it', [
    'gone list',
    'gone forget --yes',
  ]);
  goneAlone.action(action((context) => listGone(context)));
  const gone = verbsOf(goneAlone);
  gone('list', 'list items whose files, albums or exports no longer have them', ['gone list']).action(
    action((context) => listGone(context)),
  );
  for (const [decision, what] of goneVerbs)
    gone(`${decision} [id...]`, what, [`gone ${decision}`, `gone ${decision} img-4kq2v7n6yb3xs`])
      .option('--source <path>', 'all of one source, as `gone list` names it')
      .option('--yes', 'skip the confirmation prompt')
      .action(
        action((context, command) => decideGone(context, decision, command.args, command.opts<DecideGoneOptions>())),
      );
}

function addEncryption(verb: Verb): void {
  verb('encrypt', 'encrypt an existing memory with a passphrase; run again to resume', [
    'encrypt',
    'encrypt --delete-plain',
    'encrypt --media',
  ])
    .option('--delete-plain', 'delete the plain copy once the encrypted memory has taken its place')
    .option('--media', 'instead, encrypt what was kept in the object store before `encryptMedia` was set')
    .action(action((context, command) => encrypt(context, command.opts<EncryptVerbOptions>())));
  const passphrase = verb('passphrase', 'manage the passphrase of an encrypted memory', ['passphrase change']);
  verbsOf(passphrase)('change', 'change it; the recovery key works in place of a forgotten one', [
    'passphrase change',
    'MADELEINE_PASSPHRASE_FILE=old.txt madeleine passphrase change',
  ]).action(action((context) => changePassphrase(context)));
}
