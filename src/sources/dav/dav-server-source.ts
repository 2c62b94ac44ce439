import { isDeepStrictEqual } from 'node:util';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { DavFolder } from '../../memory/mail-account.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { CollectionState, DavSession, RemoteResource, ResourceVersion } from '../../ports/dav-server.ts';
import type { RemoteFolder } from '../../ports/mail-server.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { type Connecting, PatientSession } from '../mail/patient-session.ts';
import { noted, PART_MARK, resourceEvents } from './resource-events.ts';

export type DavServerReading = Connecting<DavSession> & {
  readonly account: string;
  /** What the resources' places begin with. */
  readonly root: string;
  /** The calendars and address books that the owner chose; undefined: all. */
  readonly folders: readonly string[] | undefined;
  readonly known: (path: string) => DavFolder | undefined;
  /** The places of a collection that the memory knows, with the version of each. */
  readonly knownVersions: (place: string) => Promise<ReadonlyMap<string, string | undefined>>;
  readonly onMissingFolder: (path: string) => void;
  /** Told what is on the server. */
  readonly onListed?: (folders: readonly RemoteFolder[]) => void;
};

/**
 * What changed in the calendars and address books of a server since the memory knew them, one by one, and how far each is known.
 * The server tells changes, or is asked for the versions of everything where it cannot. Nothing is written to it.
 */
export function openDavServerSource(reading: DavServerReading): Source {
  return {
    importer: 'calendar',
    root: reading.root,
    estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
    read: (options) => new DavRead(reading, options).read(),
  };
}

type Collection = RemoteFolder & { readonly use: 'calendar' | 'contacts' };
const isCollection = (folder: RemoteFolder): folder is Collection =>
  folder.use === 'calendar' || folder.use === 'contacts';

type Changes = { readonly changed: readonly ResourceVersion[]; readonly gone: readonly string[] };

const resourceOf = (place: string): string => place.split(PART_MARK, 1)[0] ?? place;

class DavRead {
  readonly #reading: DavServerReading;
  readonly #signal: AbortSignal | undefined;
  readonly #server: PatientSession<DavSession>;

  constructor(reading: DavServerReading, { signal }: SourceOptions) {
    this.#reading = reading;
    this.#signal = signal;
    this.#server = new PatientSession(reading, signal);
  }

  async *read(): AsyncGenerator<SourceEvent> {
    try {
      const listed = (await this.#server.patiently((session) => session.folders())).filter(isCollection);
      this.#reading.onListed?.(listed);
      for (const path of this.#reading.folders ?? listed.map((one) => one.path)) {
        const collection = listed.find((one) => one.path === path);
        if (collection === undefined) this.#reading.onMissingFolder(path);
        else yield* this.#collection(collection);
      }
    } finally {
      await this.#server.close();
    }
  }

  /** What was read before a connection broke is known by its version, and not asked for again. */
  #collection(collection: Collection): AsyncGenerator<SourceEvent> {
    const met = new Map<string, string | undefined>();
    return this.#server.events(
      () => this.#changed(collection, met),
      () => this.#reading.onMissingFolder(collection.path),
    );
  }

  async *#changed(collection: Collection, met: Map<string, string | undefined>): AsyncGenerator<SourceEvent> {
    const session = await this.#server.open();
    const before = this.#reading.known(collection.path);
    // Asked first: what changes while it is read is told again by the next sync.
    const state = await session.state(collection.path);
    if (before !== undefined && isSame(before, state)) return;
    const known = new Map([...(await this.#reading.knownVersions(placeOf(collection.path))), ...met]);
    const placesOf = Map.groupBy(known.keys(), resourceOf);
    const earlier = new Set(before?.gone);
    const { changed, gone, syncToken } = await changesOf(session, collection.path, before, known);
    const missing = new Set(gone.flatMap((path) => placesOf.get(placeOf(path)) ?? []));
    for await (const resource of session.resources(collection.path, collection.use, changed)) {
      this.#signal?.throwIfAborted();
      const place = placeOf(resource.path);
      const there = new Set([place]);
      for (const event of this.#events(resource, collection, place)) {
        if (event.type === 'record') there.add(event.record.origin.path);
        yield event;
      }
      met.set(place, resource.etag);
      for (const one of there) earlier.delete(one);
      // An instance of a recurring event that is like the others again.
      if (resource.kind === 'read') for (const one of placesOf.get(place) ?? []) if (!there.has(one)) missing.add(one);
    }
    const after: DavFolder = {
      protocol: 'dav',
      account: this.#reading.account,
      path: collection.path,
      ...(state.ctag === undefined ? {} : { ctag: state.ctag }),
      ...withToken(syncToken ?? state.syncToken),
      gone: [...new Set([...earlier, ...missing])],
    };
    if (!isDeepStrictEqual(after, before)) yield { type: 'mailFolder', folder: after };
  }

  *#events(resource: RemoteResource, { use }: Collection, place: string): Generator<SourceEvent> {
    const { root } = this.#reading;
    if (resource.kind === 'unread') {
      const path = `${root}/${place}`;
      yield { type: 'failure', failure: failureOf(path, unread(resource.reason)) };
      yield noted(path, resource.etag, 0);
    } else yield* resourceEvents({ root, place, use, text: resource.text, etag: resource.etag });
  }
}

const unread = (reason: 'too-large' | 'malformed-reply'): MadeleineError =>
  reason === 'too-large'
    ? new MadeleineError('too-large', 'The event or contact has more than 32 MB.', {
        action: 'Remove its attachments or its picture on the server.',
      })
    : new MadeleineError('corrupt', 'The server sends this event or contact as something that is no XML.', {
        action: 'Open it in the program that wrote it, and save it again.',
      });

/** Nothing happened since: told by either mark, where the server has one. */
const isSame = (before: DavFolder, { ctag, syncToken }: CollectionState): boolean =>
  syncToken === undefined ? ctag !== undefined && ctag === before.ctag : syncToken === before.syncToken;

const withToken = (syncToken: string | undefined) => (syncToken === undefined ? {} : { syncToken });

async function changesOf(
  session: DavSession,
  path: string,
  before: DavFolder | undefined,
  known: ReadonlyMap<string, string | undefined>,
): Promise<Changes & { readonly syncToken: string | undefined }> {
  const token = before?.syncToken;
  const told = token === undefined ? undefined : await session.changesSince(path, token);
  const versions = told?.changed ?? (await session.list(path));
  // What was gone and is there again may be the same as before.
  const back = new Set(before?.gone.map(resourceOf));
  const isNew = ({ path: at, etag }: ResourceVersion): boolean =>
    back.has(placeOf(at)) || !known.has(placeOf(at)) || etag === undefined || known.get(placeOf(at)) !== etag;
  const listed = new Set(versions.map((version) => placeOf(version.path)));
  const gone =
    told?.gone ??
    [...new Set([...known.keys()].map(resourceOf))].filter((place) => !listed.has(place)).map((place) => `/${place}`);
  return { changed: versions.filter(isNew), gone, syncToken: told?.syncToken };
}

const placeOf = (path: string): string => path.replace(/^\//, '');
