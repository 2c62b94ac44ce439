import pc from 'picocolors';
import type { AlbumShape, AlbumsResponse } from '../../contract/album-verbs.ts';
import type { TrashResponse } from '../../contract/trash-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { inTurn, type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted, table } from '../table.ts';

export async function listAlbums(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.albums(), drawAlbums);
    return exitCodes.done;
  });
}

function drawAlbums({ albums }: AlbumsResponse): string {
  if (albums.length === 0) return 'No albums yet. Create one with `madeleine albums create NAME`.';
  return table(albums, [
    { head: 'album', whole: true, cell: ({ id }) => id },
    { head: 'name', cell: ({ name }) => plain(name) },
    {
      head: 'items',
      right: true,
      cell: ({ items, query }) => (items === undefined ? `search: ${query ?? ''}` : String(items)),
    },
    { head: 'from', cell: ({ first }) => first?.slice(0, 10) ?? '' },
    { head: 'to', cell: ({ latest }) => latest?.slice(0, 10) ?? '' },
  ]);
}

export async function showAlbum(context: VerbContext, id: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const album = await app.album(id);
    const page = await app.albumItems(id, { limit: 200, order: 'asc' });
    context.face.result({ ...album, page }, () =>
      [
        nameOf(album),
        ...page.items.map((item) => `  ${pc.cyan(item.id)}  ${item.time?.start.slice(0, 16) ?? ''}`),
      ].join('\n'),
    );
    return exitCodes.done;
  });
}

const nameOf = ({ id, name }: AlbumShape): string => `${pc.bold(plain(name))}  ${pc.dim(id)}`;

export async function createAlbum(
  context: VerbContext,
  name: string,
  options: { readonly query?: string },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.makeAlbum({ name, ...options }), nameOf);
    return exitCodes.done;
  });
}

/** Renames an album, or chooses its cover. */
export async function changeAlbum(
  context: VerbContext,
  id: string,
  change: { readonly name?: string; readonly cover?: string },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.changeAlbum(id, change), ({ done }) => plain(done));
    return exitCodes.done;
  });
}

export async function deleteAlbum(context: VerbContext, id: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.deleteAlbum(id), ({ done }) => plain(done));
    return exitCodes.done;
  });
}

export type ChosenOptions = { readonly query?: string };

/** Items by id, or all results of a search. Errors: `usage`. */
export function choiceOf(ids: readonly string[], { query }: ChosenOptions) {
  if (ids.length > 0 === (query !== undefined))
    throw new MadeleineError('usage', 'Give either item ids or --query.', { action: 'See the command with --help.' });
  return query === undefined ? { items: ids } : { query };
}

export async function listTrash(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.trash(), drawTrash);
    return exitCodes.done;
  });
}

function drawTrash({ items }: TrashResponse): string {
  if (items.length === 0) return 'The trash is empty.';
  return table(items, [
    { head: 'id', whole: true, cell: ({ id }) => id },
    { head: 'kind', cell: ({ modality }) => modality },
    { head: 'made', cell: ({ start }) => start?.slice(0, 10) ?? '' },
    { head: 'title', cell: ({ title, snippet }) => plain(title ?? snippet ?? '') },
    { head: 'deleted on', cell: ({ until }) => until.slice(0, 10) },
  ]);
}

export async function putInTrash(
  context: VerbContext,
  ids: readonly string[],
  options: ChosenOptions,
): Promise<ExitCode> {
  const choice = choiceOf(ids, options);
  return withApp(context, async (app) => {
    const result = await app.putInTrash(choice);
    await app.organiseIfDue();
    context.face.result(result, ({ done }) => done);
    return exitCodes.done;
  });
}

export async function restoreFromTrash(context: VerbContext, ids: readonly string[]): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const result = await app.restoreFromTrash(ids);
    await app.organiseIfDue();
    context.face.result(result, ({ done }) => done);
    return exitCodes.done;
  });
}

/** Permanently deletes what is in the trash; a terminal user confirms it. */
export async function emptyTrash(
  context: VerbContext,
  ids: readonly string[],
  { yes = false, old = false }: { readonly yes?: boolean; readonly old?: boolean },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const which = ids.length > 0 ? ids : old ? 'old' : 'all';
    const question = 'Permanently delete what is in the trash? This cannot be undone. [y/N] ';
    if (!yes && which !== 'old' && canAsk(context) && !(await askYesNo(context, question))) {
      context.face.note('Nothing was changed.');
      return exitCodes.done;
    }
    context.face.result(await app.emptyTrash(which, inTurn(context)), ({ done }) => done);
    return exitCodes.done;
  });
}

export type DownloadOptions = ChosenOptions & { readonly to?: string; readonly screen?: boolean };

/** Writes the originals of items, or pictures in the size of a screen, into a zip file. */
export async function download(
  context: VerbContext,
  ids: readonly string[],
  { to = 'madeleine.zip', screen = false, ...options }: DownloadOptions,
): Promise<ExitCode> {
  const choice = choiceOf(ids, options);
  return withApp(context, async (app) => {
    const written = await app.writeDownload(choice, screen ? 'screen' : 'original', to, context.signal);
    context.face.result(written, (r) => `Wrote ${counted(r.items, 'item')} to ${r.file} (${bytes(r.bytes)}).`);
    return exitCodes.done;
  });
}
