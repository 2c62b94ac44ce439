import type { Command } from 'commander';
import { action, type Verb } from './verb.ts';
import {
  type ChosenOptions,
  changeAlbum,
  createAlbum,
  type DownloadOptions,
  deleteAlbum,
  download,
  emptyTrash,
  listAlbums,
  listTrash,
  putInTrash,
  restoreFromTrash,
  showAlbum,
} from './verbs/albums.ts';
import { decideDuplicates, listDuplicates } from './verbs/duplicates.ts';

const text = (value: unknown): string => String(value ?? '');

/** Verbs of albums, the trash and downloads. `listed`: the verb alone lists, too. */
export function addAlbumVerbs(
  verb: Verb,
  verbsOf: (parent: Command) => Verb,
  listed: (command: Command, work: Parameters<typeof action>[0]) => Command,
): void {
  const albums = verbsOf(
    verb('albums', 'list and edit albums and saved searches', ['albums', 'albums create "Rome trip"']),
  );
  listed(albums('list', 'list albums', ['albums list']), (context) => listAlbums(context));
  albums('show <album>', 'list the items of an album', ['albums show rome_trip']).action(
    action((context, command) => showAlbum(context, text(command.args[0]))),
  );
  albums('create <name>', 'create an album, or save a search', [
    'albums create "Rome trip"',
    'albums create "The garden in spring" --query "garden in spring"',
  ])
    .option('--query <query>', 'save this search; its results are the items')
    .action(
      action((context, command) => createAlbum(context, text(command.args[0]), command.opts<{ query?: string }>())),
    );
  albums('rename <album> <name>', 'rename an album', ['albums rename rome_trip "Rome 2019"']).action(
    action((context, { args: [id, name] }) => changeAlbum(context, text(id), { name: text(name) })),
  );
  albums('cover <album> <item>', 'choose the cover of an album', ['albums cover rome_trip img-4kq2v7n6yb3xs']).action(
    action((context, { args: [id, cover] }) => changeAlbum(context, text(id), { cover: text(cover) })),
  );
  albums('delete <album>', 'delete an album; its items are kept', ['albums delete rome_trip']).action(
    action((context, command) => deleteAlbum(context, text(command.args[0]))),
  );
  addTrash(
    verbsOf(verb('trash', 'move items to the trash, restore or delete them', ['trash', 'trash put ID'])),
    listed,
  );
  addDuplicates(
    verbsOf(verb('duplicates', 'review pictures that seem to be of one shot', ['duplicates', 'duplicates stack ID'])),
    listed,
  );
  verb('download [id...]', 'write items into a zip file', [
    'download --query "photos from Lisbon" --to lisbon.zip',
    'download img-4kq2v7n6yb3xs --screen',
  ])
    .option('--query <query>', 'all results of a search, at most 5000')
    .option('--to <file>', 'the zip file to write', 'madeleine.zip')
    .option('--screen', 'pictures with at most 2048 pixels on their longer side, instead of the originals')
    .action(action((context, command) => download(context, command.args, command.opts<DownloadOptions>())));
}

function addDuplicates(verb: Verb, listed: (command: Command, work: Parameters<typeof action>[0]) => Command): void {
  listed(verb('list', 'list groups, in each the best picture first', ['duplicates list']), (context) =>
    listDuplicates(context),
  );
  const decide = (name: 'stack' | 'keep' | 'differ', says: string): Command =>
    verb(`${name} <group...>`, says, [`duplicates ${name} img-4kq2v7n6yb3xs`]);
  for (const [name, says] of [
    ['stack', 'show each group as one, the best picture in front; nothing is deleted'],
    ['keep', 'keep the best picture of each group and move the others to the trash'],
  ] as const)
    decide(name, says)
      .option('--best <item>', 'choose the best picture of one group')
      .action(
        action((context, command) =>
          decideDuplicates(context, command.args, { decision: name, ...command.opts<{ best?: string }>() }),
        ),
      );
  decide('differ', 'reject groups: they are no duplicates, and are not listed again').action(
    action((context, command) => decideDuplicates(context, command.args, { decision: 'differ' })),
  );
}

function addTrash(verb: Verb, listed: (command: Command, work: Parameters<typeof action>[0]) => Command): void {
  listed(verb('list', 'list the trash', ['trash list']), (context) => listTrash(context));
  verb('put [id...]', 'move items to the trash; they are deleted after 30 days', ['trash put img-4kq2v7n6yb3xs'])
    .option('--query <query>', 'all results of a search, at most 5000')
    .action(action((context, command) => putInTrash(context, command.args, command.opts<ChosenOptions>())));
  verb('restore <id...>', 'restore items from the trash', ['trash restore img-4kq2v7n6yb3xs']).action(
    action((context, command) => restoreFromTrash(context, command.args)),
  );
  verb('empty [id...]', 'permanently delete what is in the trash', ['trash empty', 'trash empty --old'])
    .option('--old', 'only what has been there for more than 30 days')
    .option('--yes', 'skip the confirmation prompt')
    .action(
      action((context, command) => emptyTrash(context, command.args, command.opts<{ yes?: boolean; old?: boolean }>())),
    );
}
