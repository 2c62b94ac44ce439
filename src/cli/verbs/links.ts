import pc from 'picocolors';
import { newShareLink, type ShareLinkShape, type ShareLinksResponse } from '../../contract/link-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { table } from '../table.ts';

export type AddLinkOptions = {
  readonly album?: string;
  readonly event?: string;
  readonly name?: string;
  readonly days?: string;
  readonly password?: string;
  readonly originals?: boolean;
};

/** `links add`: a page for others. Errors: `usage` unless an album, an event or items are given. */
export async function addLink(
  context: VerbContext,
  ids: readonly string[],
  options: AddLinkOptions,
): Promise<ExitCode> {
  const { album, event, name, days, password, originals } = options;
  return withApp(context, async (app) => {
    const albums = album === undefined ? [] : (await app.albums()).albums;
    const wanted = newShareLink.safeParse({
      ...(album === undefined ? {} : { album: albums.find((one) => one.name === album)?.id ?? album }),
      ...(event === undefined ? {} : { event }),
      ...(ids.length === 0 ? {} : { items: ids }),
      ...(name === undefined ? {} : { name }),
      ...(days === undefined ? {} : { days: Number(days) }),
      ...(password === undefined ? {} : { password }),
      originals: originals === true,
    });
    if (!wanted.success) {
      throw new MadeleineError('usage', `Cannot make this link: ${wanted.error.issues[0]?.message}`, {
        action: 'For example: madeleine links add --album "Rome trip" --days 30',
      });
    }
    const link = await app.links.add(wanted.data);
    context.face.result(link, ({ path, items }) => `${path}\n${pc.dim(`${items} pictures and videos`)}`);
    context.face.note(
      'Put it after the address of `madeleine serve`. Whoever has it sees them until you remove the link.',
    );
    return exitCodes.done;
  });
}

export const listLinks = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.links.list(), drawLinks);
    return exitCodes.done;
  });

export const removeLink = (context: VerbContext, id: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.links.remove(id), ({ removed }) => `${pc.green('✓')} Removed ${removed}.`);
    return exitCodes.done;
  });

const drawLinks = ({ links }: ShareLinksResponse): string =>
  links.length === 0
    ? 'No links: nobody else sees anything of this memory.'
    : table<ShareLinkShape>(links, [
        { head: 'id', whole: true, cell: ({ id }) => id },
        { head: 'name', cell: ({ name }) => plain(name) },
        { head: 'items', cell: ({ items }) => String(items) },
        { head: 'password', cell: ({ hasPassword }) => (hasPassword ? 'yes' : 'no') },
        { head: 'until', cell: ({ expires, expired }) => (expired ? 'expired' : (expires?.slice(0, 10) ?? 'removed')) },
        { head: 'path', whole: true, cell: ({ path }) => path },
      ]);
