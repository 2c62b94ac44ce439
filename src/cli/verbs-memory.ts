import { action, type Verb } from './verb.ts';
import { type AddVerbOptions, add } from './verbs/add.ts';
import { type InitOptions, init } from './verbs/init.ts';
import { backup, doctor, exportTo, type ForgetVerbOptions, forget, importFrom, restore } from './verbs/keep.ts';
import { addQuestionVerbs } from './verbs-question.ts';

const text = (value: unknown): string => String(value ?? '');

/** Verbs that make, fill, question and keep a memory. */
export function addMemoryVerbs(verb: Verb): void {
  verb('init', 'make a memory folder', ['init', 'init --memory ~/memory --no-faces'])
    .option('--faces', 'tell faces apart, on this machine only')
    .option('--no-faces', 'do not; erases what was known of them')
    .action(action((context, command) => init(context, command.opts<InitOptions>())));
  verb('add [path...]', 'add files, folders, mailboxes and archives; run it again to carry on or to pick up changes', [
    'add ~/Pictures',
    'add takeout-001.zip takeout-002.zip',
    'add ~/Mail/archive.mbox --as mail',
    'add ~/Pictures --dry-run',
    'add',
  ])
    .option(
      '--as <importer>',
      'what it is: auto, photos, mail, takeout, icloud, atm, photobench, locomo, persona',
      process.env['MADELEINE_AS'] ?? 'auto',
    )
    .option('--jobs <n>', 'how many files to read, and pictures to look at, at once')
    .option('--dry-run', 'say what it would add, how long it would take and how much disk it would use')
    .option('--no-perception', 'do not look at pictures and films now; `madeleine add` alone does it later')
    .option('--again', 'bring back what was forgotten')
    .action(action((context, command) => add(context, command.args, command.opts<AddVerbOptions>())));
  addQuestionVerbs(verb);
  verb('forget [id...]', 'remove items and everything made of them for good', [
    'forget img-4kq2v7n6yb3xs',
    'forget --batch 20240507-120000-ab12',
    'forget --query "newsletters from 2019" --dry-run',
  ])
    .option('--batch <batch>', 'all that one import added')
    .option('--query <query>', 'all that a search finds')
    .option('--dry-run', 'only list what would be forgotten')
    .option('--yes', 'do not ask')
    .action(action((context, command) => forget(context, command.args, command.opts<ForgetVerbOptions>())));
  verb('export <dir>', 'write everything as plain files that can be read without Madeleine', [
    'export ./my-memory',
    'export ./my-memory --with-people',
  ])
    .option('--with-people', 'include people and faces')
    .action(
      action((context, command) => exportTo(context, text(command.args[0]), command.opts<{ withPeople?: boolean }>())),
    );
  verb('import <dir>', 'take an export back in', ['import ./my-memory']).action(
    action((context, command) => importFrom(context, text(command.args[0]))),
  );
  verb('backup <file>', 'one verified file with everything', [
    'backup ~/memory-2024-05-07.tar',
    'backup memory.tgz',
  ]).action(action((context, command) => backup(context, text(command.args[0]))));
  verb('restore <file>', 'put a backup in place of a memory, after checking it whole', [
    'restore ~/memory-2024-05-07.tar --memory ~/memory',
  ])
    .option('--force', 'replace a memory that is there; it is kept beside it')
    .action(action((context, command) => restore(context, text(command.args[0]), command.opts<{ force?: boolean }>())));
  verb('doctor', 'check the memory and the machine', ['doctor', 'doctor --repair'])
    .option('--repair', 'mend what can be mended')
    .action(action((context, command) => doctor(context, command.opts<{ repair?: boolean }>())));
}
