import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { MOST_LINK_ITEMS, type NewShareLink, newShareLink, type ShareLinkShape } from '../../contract/link-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { perState } from '../../ports/per-state.ts';
import { changingAccess } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import {
  hasExpired,
  hashedPassword,
  isPassword,
  type KeptLink,
  linkBySecret,
  linksFileIn,
  readLinks,
  writeLinks,
} from './kept-links.ts';

const MOST_LINKS = 500;
const DAY_MS = 86_400_000;
/** A visitor who gave the password need not do so again for so long. */
const VISIT_MS = 12 * 3_600_000;
const PAGE = 500;

/** Of an item, what a link's pages need to know. */
export type ShownItem = Pick<MemoryItem, 'id' | 'modality'> & { readonly time: MemoryItem['time'] };
export type ShownByLink = ReadonlyMap<string, ShownItem>;

/** What links show by their secrets: a page asks for hundreds of pictures, each of which is looked up. */
const shownNow = perState(
  async () => new Map<string, { readonly minute: number; readonly items: Promise<ShownByLink> }>(),
);
const MOST_KNOWN = 50;
const MINUTE_MS = 60_000;

/** The links of a memory, in a file of its folder that the owner alone may read and that no export holds. */
export class ShareLinks {
  readonly #memory: OpenMemory;
  readonly #file: string;
  readonly #key: Buffer;

  constructor(memory: OpenMemory) {
    this.#memory = memory;
    this.#file = linksFileIn(memory.folder.path);
    this.#key = Buffer.from(hkdfSync('sha256', memory.folder.secret, '', 'madeleine links', 32));
  }

  async list(): Promise<{ links: ShareLinkShape[] }> {
    const links = await readLinks(this.#file);
    return { links: await Promise.all(links.toReversed().map((link) => this.#shown(link))) };
  }

  /** Errors: `not-found` for what is to be shown, `usage` for too many or for nothing to see. */
  async add(wanted: NewShareLink): Promise<ShareLinkShape> {
    const { name, album, days, password, originals, ...chosen } = newShareLink.parse(wanted);
    const { items, title } = album === undefined ? await this.#chosen(chosen) : await this.#ofAlbum(album);
    const now = this.#memory.clock.now();
    const link: KeptLink = {
      id: randomBytes(5).toString('hex'),
      secret: randomBytes(24).toString('base64url'),
      name: name ?? title,
      ...(album === undefined ? { items: [...items] } : { album }),
      created: now.toISOString(),
      ...(days === undefined ? {} : { expires: new Date(now.getTime() + days * DAY_MS).toISOString() }),
      originals,
      ...(password === undefined ? {} : { password: await hashedPassword(password) }),
    };
    return changingAccess(this.#memory.folder.path, async () => {
      const links = await readLinks(this.#file);
      if (links.length >= MOST_LINKS)
        throw new MadeleineError('usage', `There are ${MOST_LINKS} links already.`, { action: 'Remove some first.' });
      await writeLinks(this.#file, [...links, link]);
      return this.#shown(link);
    });
  }

  /** Errors: `not-found`. */
  remove(id: string): Promise<{ removed: string }> {
    return changingAccess(this.#memory.folder.path, async () => {
      const links = await readLinks(this.#file);
      if (!links.some((one) => one.id === id)) {
        throw new MadeleineError('not-found', `Link not found: ${id}.`, {
          action: 'List links with `madeleine links list`.',
        });
      }
      await writeLinks(
        this.#file,
        links.filter((one) => one.id !== id),
      );
      return { removed: id };
    });
  }

  /** The link of a secret, unless it is over. */
  bySecret(secret: string): Promise<KeptLink | undefined> {
    return linkBySecret(this.#memory.folder.path, secret, this.#memory.clock.now());
  }

  /** The pictures and videos of a link by the names that its page has for them, oldest first. */
  async items(link: KeptLink): Promise<ShownByLink> {
    const known = await shownNow(this.#memory.store);
    // What a saved search finds may depend on the hour, too.
    const minute = Math.floor(this.#memory.clock.now().getTime() / MINUTE_MS);
    const kept = known.get(link.secret);
    if (kept?.minute === minute) return kept.items;
    const items = this.#read(link);
    known.set(link.secret, { minute, items });
    const [first] = known.keys();
    if (known.size > MOST_KNOWN && first !== undefined) known.delete(first);
    items.catch(() => known.delete(link.secret));
    return items;
  }

  async #read(link: KeptLink): Promise<ShownByLink> {
    const ids = link.items ?? (await this.#albumIds(link.album ?? '').catch(() => []));
    const parsed = ids.flatMap((id) => itemIdSchema.safeParse(id).data ?? []);
    const found = (await this.#memory.store.items(parsed)).filter(isPicture);
    const byTime = found.toSorted((a, b) => (a.time?.start ?? '~').localeCompare(b.time?.start ?? '~'));
    const nameOf = ({ id }: MemoryItem): string => this.#signed(`${link.secret} ${id}`).slice(0, 16);
    return new Map(byTime.map((item) => [nameOf(item), { id: item.id, modality: item.modality, time: item.time }]));
  }

  /** Those of albums and saved searches that are not over. */
  async ofAlbums(): Promise<KeptLink[]> {
    const now = this.#memory.clock.now();
    return (await readLinks(this.#file)).filter((link) => link.album !== undefined && !hasExpired(link, now));
  }

  isPassword = (link: KeptLink, said: string): Promise<boolean> =>
    link.password === undefined ? Promise.resolve(true) : isPassword(said, link.password);

  /** What a visitor's cookie holds once the password was given. It ends with the password. */
  visit(link: KeptLink): { readonly value: string; readonly seconds: number } {
    const until = String(this.#memory.clock.now().getTime() + VISIT_MS);
    return { value: `${until}.${this.#visitSign(link, until)}`, seconds: VISIT_MS / 1000 };
  }

  isVisit(link: KeptLink, value: string | undefined): boolean {
    if (link.password === undefined) return true;
    const [until = '', sign = ''] = (value ?? '').split('.');
    const right = Buffer.from(this.#visitSign(link, until));
    const given = Buffer.from(sign);
    const isSigned = given.length === right.length && timingSafeEqual(given, right);
    return isSigned && Number(until) > this.#memory.clock.now().getTime();
  }

  #visitSign = (link: KeptLink, until: string): string =>
    this.#signed(`visit ${link.secret} ${link.password?.hash ?? ''} ${until}`);

  #signed = (said: string): string => createHmac('sha256', this.#key).update(said).digest('base64url');

  async #albumIds(album: string): Promise<string[]> {
    const { albumItems } = await import('../search/albums.ts');
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await albumItems(this.#memory, album, {
        limit: PAGE,
        order: 'asc',
        ...(cursor === undefined ? {} : { cursor }),
      });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined && ids.length < MOST_LINK_ITEMS);
    return ids.slice(0, MOST_LINK_ITEMS);
  }

  async #ofAlbum(album: string) {
    const { albumPage } = await import('../search/albums.ts');
    const { name } = await albumPage(this.#memory, album);
    return { items: [], title: name };
  }

  /** Errors: `not-found`; `usage` where there is nothing to see. */
  async #chosen(chosen: { readonly event?: string | undefined; readonly items?: readonly string[] | undefined }) {
    const event =
      chosen.event === undefined
        ? undefined
        : (await this.#memory.store.records('event')).find(({ id }) => id === chosen.event);
    if (chosen.event !== undefined && event === undefined) {
      throw new MadeleineError('not-found', `Event not found: ${chosen.event}.`, {
        action: 'List events with `madeleine events`.',
      });
    }
    const ids = (event?.items ?? chosen.items ?? []).flatMap((id) => itemIdSchema.safeParse(id).data ?? []);
    const seen = (await this.#memory.store.items(ids)).filter(isPicture).slice(0, MOST_LINK_ITEMS);
    if (seen.length === 0) {
      throw new MadeleineError('usage', 'There are no pictures or videos among these items.', {
        action: 'A link shows pictures and videos only. Choose others.',
      });
    }
    return { items: seen.map(({ id }) => id), title: event?.title ?? 'Pictures' };
  }

  async #shown(link: KeptLink): Promise<ShareLinkShape> {
    const { id, name, secret, album, created, expires, originals, password } = link;
    return {
      id,
      name,
      path: `/s/${secret}`,
      ...(album === undefined ? {} : { album }),
      items: (await this.items(link)).size,
      created,
      ...(expires === undefined ? {} : { expires }),
      expired: hasExpired(link, this.#memory.clock.now()),
      hasPassword: password !== undefined,
      originals,
    };
  }
}
