import pc from 'picocolors';
import type { ManagedLinks } from '../../app/accounts/account-links.ts';
import type { App } from '../../app/app.ts';
import { newShareLink, type ShareLinkShape, type ShareLinksResponse } from '../../contract/link-verbs.ts';
import type { KeptMemory } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { table } from '../table.ts';
import { withAccounts } from './accounts.ts';

/** Whose links they are: of the memory in a folder, or of one of a server with accounts. */
export type LinksOf = { readonly of?: string; readonly accounts?: string };

export type AddLinkOptions = LinksOf & {
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
  return withLinks(context, options, async (links, app) => {
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
    const link = await links.add(wanted.data);
    context.face.result(link, ({ path, items }) => `${path}\n${pc.dim(`${items} pictures and videos`)}`);
    context.face.note(
      'Put it after the address of `madeleine serve`. Whoever has it sees them until you remove the link.',
    );
  });
}

export const listLinks = (context: VerbContext, of: LinksOf): Promise<ExitCode> =>
  withLinks(context, of, async (links) => context.face.result(await links.list(), drawLinks));

export const removeLink = (context: VerbContext, id: string, of: LinksOf): Promise<ExitCode> =>
  withLinks(context, of, async (links) =>
    context.face.result(await links.remove(id), ({ removed }) => `${pc.green('✓')} Removed ${removed}.`),
  );

/**
 * Errors: `usage` where it is said where accounts are, but not whose links are meant, and for a new link that would show nothing;
 * `not-found` for the memory.
 */
async function withLinks(
  context: VerbContext,
  options: LinksOf,
  work: (links: ManagedLinks, app: App) => Promise<unknown>,
): Promise<ExitCode> {
  const { of, accounts } = options;
  if (of === undefined && accounts === undefined) {
    return withApp(context, async (app) => {
      await work(app.links, app);
      return exitCodes.done;
    });
  }
  return withAccounts(options, context.folder, async (server) => {
    if (of === undefined) {
      throw new MadeleineError('usage', 'On a server with accounts, each memory has links of its own.', {
        action:
          'Add --of with a memory of `madeleine accounts list`; for one without accounts, unset MADELEINE_ACCOUNTS.',
      });
    }
    const memory = await server.memories.find(of);
    const { linksOfMemory } = await import('../../app/accounts/account-links.ts');
    await withApp({ ...context, folder: memory.place }, async (app) => {
      const links = linksOfMemory(app.links, memory.id, server.accounts);
      const add: ManagedLinks['add'] = async (wanted) => {
        if ((await server.memories.withOwner(memory.id)) === undefined) throw ownerless(memory);
        return links.add(wanted);
      };
      await work({ ...links, add }, app);
      return exitCodes.done;
    });
  });
}

const ownerless = ({ name }: KeptMemory): MadeleineError =>
  new MadeleineError('usage', `No owner of ${name} may sign in: its links would show nothing.`, {
    action: `Give it one: madeleine accounts role ${JSON.stringify(name)} ACCOUNT owner`,
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
