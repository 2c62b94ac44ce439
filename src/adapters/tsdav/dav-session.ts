import { DAVNamespace, type DAVResponse, davRequest, propfind, syncCollection } from 'tsdav';
import { isMadeleineError } from '../../memory/errors.ts';
import type {
  CollectionChanges,
  CollectionState,
  DavServerAddress,
  DavSession,
  RemoteResource,
  ResourceVersion,
} from '../../ports/dav-server.ts';
import { basicOrBearer, type MailSecret, type RemoteFolder } from '../../ports/mail-server.ts';
import { elsewhere, malformed } from '../../ports/server-error.ts';
import { type ReplyLimits, usualLimits } from '../../ports/server-reply.ts';
import {
  addressesIn,
  answersIn,
  type DavProps,
  hasType,
  holdsEvents,
  isMultistatus,
  syncTokenIn,
  textOf,
} from './dav-answers.ts';
import { davFetch, davWords } from './dav-fetch.ts';

/** What is asked for with one request. */
const MOST_RESOURCES = 50;
/** A server may tell changes in parts. */
const MOST_PARTS = 1000;
const INSUFFICIENT_STORAGE = 507;

// The library's own questions of several resources fail with the first that is gone.
const reports = {
  calendar: { report: 'c:calendar-multiget', data: 'c:calendar-data' },
  contacts: { report: 'card:addressbook-multiget', data: 'card:address-data' },
} as const;
const namespaces = {
  'xmlns:d': DAVNamespace.DAV,
  'xmlns:c': DAVNamespace.CALDAV,
  'xmlns:card': DAVNamespace.CARDDAV,
};

const homes = { 'c:calendar-home-set': {}, 'card:addressbook-home-set': {} };
const ofCollections = {
  'd:resourcetype': {},
  'd:displayname': {},
  'c:supported-calendar-component-set': {},
};

/** Opens a session with a CalDAV or CardDAV server; it is asked with the first use. */
export async function openDavSession(
  { url, user }: DavServerAddress,
  secret: MailSecret,
  signal?: AbortSignal,
  limits: ReplyLimits = usualLimits,
): Promise<DavSession> {
  const authorization = basicOrBearer(user, secret);
  const { origin } = new URL(url);
  return new Session(url, davFetch({ origin, authorization, signal, limits, words: davWords }));
}

class Session implements DavSession {
  readonly #url: string;
  readonly #host: string;
  readonly #fetch: typeof fetch;

  constructor(url: string, fetch: typeof globalThis.fetch) {
    this.#url = url;
    this.#host = new URL(url).host;
    this.#fetch = fetch;
  }

  async folders(): Promise<readonly RemoteFolder[]> {
    const found = new Map<string, RemoteFolder>();
    for (const place of await this.#places()) {
      for (const { path, props } of await this.#propfind(place, '1', ofCollections)) {
        const use = hasType(props, 'calendar') ? 'calendar' : hasType(props, 'addressbook') ? 'contacts' : undefined;
        if (use === undefined || (use === 'calendar' && !holdsEvents(props))) continue;
        found.set(path, { path, name: textOf(props['displayname']) ?? lastPart(path), use });
      }
    }
    if (found.size > 0) return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    throw malformed(this.#host, 'names no calendar and no address book');
  }

  /** Where calendars and address books lie: where the owner points to, or where the server says that those of the user are. */
  async #places(): Promise<readonly string[]> {
    const begin = new URL(this.#url).pathname;
    const places = new Set<string>();
    let refused: unknown;
    for (const path of [begin, '/.well-known/caldav', '/.well-known/carddav']) {
      try {
        for (const place of await this.#placesFrom(path)) places.add(place);
      } catch (error) {
        const passes = isMadeleineError(error) && (error.code === 'not-found' || error.code === 'malformed-reply');
        if (!passes) throw error;
        refused ??= error;
      }
      if (path === begin && places.size > 0) break;
    }
    if (places.size > 0) return [...places];
    throw refused ?? malformed(this.#host, 'does not say where calendars and contacts are');
  }

  async #placesFrom(path: string): Promise<string[]> {
    const asked = { 'd:current-user-principal': {}, 'd:resourcetype': {}, ...homes };
    const [first] = await this.#propfind(path, '0', asked);
    if (first === undefined) return [];
    if (hasType(first.props, 'calendar') || hasType(first.props, 'addressbook')) return [first.path];
    const own = this.#homesIn(first.props);
    const principals = this.#pathsIn(first.props['currentUserPrincipal']);
    for (const principal of own.length > 0 ? [] : principals)
      for (const { props } of await this.#propfind(principal, '0', homes)) own.push(...this.#homesIn(props));
    return own;
  }

  #homesIn(props: DavProps): string[] {
    return [props['calendarHomeSet'], props['addressbookHomeSet']].flatMap((home) => this.#pathsIn(home));
  }

  /** Another host is told, not followed. */
  #pathsIn(value: unknown): string[] {
    return addressesIn(value, this.#url).map((address) => {
      if (address.host !== this.#host) throw elsewhere(this.#host, address, davWords);
      return address.pathname;
    });
  }

  async state(path: string): Promise<CollectionState> {
    const [own] = await this.#propfind(path, '0', { 'cs:getctag': {}, 'd:sync-token': {} });
    return { ctag: textOf(own?.props['getctag']), syncToken: textOf(own?.props['syncToken']) };
  }

  async list(path: string): Promise<readonly ResourceVersion[]> {
    const listed = await this.#propfind(path, '1', { 'd:getetag': {}, 'd:resourcetype': {} });
    return listed
      .filter((one) => isInside(one.path, path) && !hasType(one.props, 'collection'))
      .map((one) => ({ path: one.path, etag: textOf(one.props['getetag']) }));
  }

  async changesSince(path: string, since: string): Promise<CollectionChanges | undefined> {
    const changed = new Map<string, ResourceVersion>();
    const gone = new Set<string>();
    let syncToken = since;
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const told = await this.#report(path, syncToken);
      const next = told === undefined ? undefined : syncTokenIn(told);
      if (told === undefined || next === undefined) return undefined;
      const answers = answersIn(told, this.#url);
      for (const one of answers.filter((answer) => isInside(answer.path, path))) {
        const isGone = one.status === 404 || one.status === 410;
        (isGone ? changed : gone).delete(one.path);
        if (isGone) gone.add(one.path);
        else if (!hasType(one.props, 'collection'))
          changed.set(one.path, { path: one.path, etag: textOf(one.props['getetag']) });
      }
      const isCut = answers.some((one) => one.status === INSUFFICIENT_STORAGE) && next !== syncToken;
      syncToken = next;
      if (!isCut) return { changed: [...changed.values()], gone: [...gone], syncToken };
    }
    return undefined;
  }

  /** Undefined where the server refuses: it may have forgotten the token. */
  async #report(path: string, syncToken: string): Promise<readonly DAVResponse[] | undefined> {
    try {
      const props = { 'd:getetag': {}, 'd:resourcetype': {} };
      const url = this.#urlOf(path);
      const told = await syncCollection({ url, props, syncLevel: 1, syncToken, fetch: this.#fetch });
      return isMultistatus(told) ? told : undefined;
    } catch (error) {
      if (isMadeleineError(error) && refusals.has(error.code)) return undefined;
      throw error;
    }
  }

  async *resources(
    path: string,
    use: 'calendar' | 'contacts',
    versions: readonly ResourceVersion[],
  ): AsyncGenerator<RemoteResource> {
    for (let at = 0; at < versions.length; at += MOST_RESOURCES)
      yield* this.#some(path, use, versions.slice(at, at + MOST_RESOURCES));
  }

  /** One that is too large or broken is told apart from those that were asked for with it. */
  async *#some(
    path: string,
    use: 'calendar' | 'contacts',
    versions: readonly ResourceVersion[],
  ): AsyncGenerator<RemoteResource> {
    let read: readonly RemoteResource[];
    try {
      read = await this.#read(path, use, versions);
    } catch (error) {
      const reason = isMadeleineError(error) ? error.code : undefined;
      if (reason !== 'too-large' && reason !== 'malformed-reply') throw error;
      const [only, ...others] = versions;
      if (only === undefined) return;
      if (others.length === 0) return yield { ...only, kind: 'unread', reason };
      const half = Math.ceil(versions.length / 2);
      yield* this.#some(path, use, versions.slice(0, half));
      return yield* this.#some(path, use, versions.slice(half));
    }
    yield* read;
  }

  async #read(path: string, use: 'calendar' | 'contacts', versions: readonly ResourceVersion[]) {
    const { report, data } = reports[use];
    const body = {
      [report]: {
        _attributes: namespaces,
        'd:prop': { 'd:getetag': {}, [data]: {} },
        'd:href': versions.map((version) => version.path),
      },
    };
    const init = { method: 'REPORT', headers: { depth: '1' }, body } as const;
    const got = await davRequest({ url: this.#urlOf(path), init, fetch: this.#fetch });
    if (!isMultistatus(got)) throw malformed(this.#host, 'sent an answer that says nothing of what was asked for');
    const answers = new Map(answersIn(got, this.#url).map((one) => [one.path, one.props]));
    return versions.flatMap((version): RemoteResource[] => {
      const props = answers.get(version.path);
      const text = textOf(props?.[use === 'calendar' ? 'calendarData' : 'addressData']);
      const etag = textOf(props?.['getetag']) ?? version.etag;
      return text === undefined ? [] : [{ path: version.path, etag, kind: 'read', text }];
    });
  }

  async close(): Promise<void> {
    // Each request is one of its own.
  }

  async #propfind(path: string, depth: '0' | '1', props: Record<string, object>) {
    const told = await propfind({ url: this.#urlOf(path), depth, props, fetch: this.#fetch });
    if (!isMultistatus(told)) throw malformed(this.#host, 'does not answer as a CalDAV or CardDAV server');
    return answersIn(told, this.#url);
  }

  #urlOf(path: string): string {
    return new URL(path, this.#url).href;
  }
}

const refusals: ReadonlySet<string> = new Set(['forbidden', 'not-found', 'malformed-reply', 'too-large']);

const isInside = (path: string, collection: string): boolean => path.startsWith(collection) && path !== collection;

const lastPart = (path: string): string =>
  decoded(
    path
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? path,
  );

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
