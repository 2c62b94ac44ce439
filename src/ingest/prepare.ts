import { type Failure, failureOf } from '../memory/failure.ts';
import { fileError } from '../memory/file-error.ts';
import type { BatchId } from '../memory/ids.ts';
import type { StoredItem } from '../memory/item.ts';
import type { LinkKind } from '../memory/link.ts';
import { sourcePath } from '../memory/origin.ts';
import { derived, observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { MediaContent, SourceRecord } from '../memory/source-record.ts';
import type { MediaDecoder, Preview, Thumbnail } from '../ports/media-decoder.ts';
import type { MediaMetadata, MetadataReadings } from '../ports/media-metadata.ts';
import type { KeptContent, MediaVault } from '../ports/media-vault.ts';
import type { VideoFrames } from '../ports/video-frames.ts';
import { type DeriveContext, deriveFormed, type StoredForm } from './derive.ts';
import { contentIdentity, itemIdOf } from './identity.ts';
import type { KnownItems } from './known-items.ts';
import { localise } from './localise.ts';
import { noItemsFault } from './no-items-fault.ts';

export type PreparePorts = {
  /** The import that new items belong to. */
  readonly batch: BatchId;
  readonly derive: DeriveContext;
  readonly zoneOf: (lat: number, lon: number) => string;
  /** IANA zone of the owner, for moments without a place. */
  readonly ownerZone: string;
  readonly known: KnownItems;
  readonly vault: MediaVault;
  /** Opened when the first file is read: what only brings rows or mails need not wait for them. */
  readonly metadata: () => Promise<MediaMetadata>;
  readonly decoder: () => Promise<MediaDecoder>;
  readonly frames: () => Promise<VideoFrames>;
};

/** A record on its way into the memory. `fresh` is absent when its identity is an item already. */
export type Prepared = {
  readonly record: SourceRecord;
  readonly identity: string;
  readonly kept: KeptContent | undefined;
  /** What the source itself said: all that can be new about content that is known. */
  readonly said: readonly Reading[];
  readonly fresh:
    | {
        readonly item: StoredItem;
        /** What the store keeps of the item, where it was made on the way. */
        readonly form: StoredForm | undefined;
        readonly thumbnail: Thumbnail | undefined;
      }
    | undefined;
  readonly parts: readonly { readonly link: LinkKind; readonly prepared: Prepared }[];
  /** What went wrong without preventing an item. */
  readonly failures: readonly Failure[];
};

export type Preparation =
  | { readonly ok: true; readonly prepared: Prepared }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Reads everything about one record that needs no lock: hash, metadata, preview, derived readings. Errors: only what no
 * record is at fault for, such as `disk-full`: who went on past it would never come back to this record.
 */
export async function prepare(record: SourceRecord, ports: PreparePorts, signal?: AbortSignal): Promise<Preparation> {
  try {
    return { ok: true, prepared: await prepareRecord(record, ports, undefined, signal) };
  } catch (error) {
    return { ok: false, failure: itsFault(failureOfRecord(record, error), error) };
  }
}

async function prepareRecord(
  record: SourceRecord,
  ports: PreparePorts,
  parent: StoredItem | undefined,
  signal: AbortSignal | undefined,
): Promise<Prepared> {
  const kept = record.content === undefined ? undefined : await ports.vault.keep(record.content, signal);
  const identity = record.identity ?? contentIdentity(kept?.sha256 ?? record.origin.sha256 ?? '');
  const known = (await ports.known.idOf(identity)) !== undefined;
  const said = localise([...record.readings, ...inherited(record, parent)], ports.zoneOf, ports.ownerZone);
  const failures: Failure[] = [...(record.failures ?? [])];
  const fresh = known ? undefined : await freshItem({ record, identity, kept, said }, ports, failures, signal);
  const parts = [];
  for (const part of record.parts) {
    try {
      parts.push({ link: part.link, prepared: await prepareRecord(part.record, ports, fresh?.item ?? parent, signal) });
    } catch (error) {
      failures.push(itsFault(failureOfRecord(part.record, error), error));
    }
  }
  return { record, identity, kept, said, fresh, parts, failures };
}

function itsFault(failure: Failure, error: unknown): Failure {
  if (noItemsFault.has(failure.code)) throw fileError(failure.path, error);
  return failure;
}

/** Of what lies in a mail or an archive the owner knows that place, not the copy that the memory has of it. */
function failureOfRecord({ content, origin }: SourceRecord, error: unknown): Failure {
  const path = sourcePath(origin);
  const failure = failureOf(path, error);
  return content?.kind === 'stream' ? { ...failure, path } : failure;
}

/** A part without a time of its own was met when its message came. */
function inherited(record: SourceRecord, parent: StoredItem | undefined): Reading[] {
  const time = parent?.readings.find((r) => r.field === 'time');
  if (time?.field !== 'time') return [];
  if (record.readings.some((r) => r.field === 'time' && r.value.source !== 'file-time')) return [];
  return [reading('time', { ...time.value, source: 'parent' }, derived('ingest.parent'))];
}

const bareItem = (
  { record, identity, kept }: Omit<Begun, 'said'>,
  batch: BatchId,
  readings: readonly Reading[],
): StoredItem => ({
  id: record.id ?? itemIdOf(record.modality, identity),
  identity,
  modality: record.modality,
  origin: { ...originOf(record, kept), batch },
  copies: [],
  readings,
});

type Begun = Pick<Prepared, 'record' | 'identity' | 'kept' | 'said'>;

async function freshItem(begun: Begun, ports: PreparePorts, failures: Failure[], signal: AbortSignal | undefined) {
  const { record, kept } = begun;
  const media = kept === undefined ? undefined : await lentReadings(record, kept, ports, failures, signal);
  const motion =
    record.motion === undefined ? [] : await motionReadings(record, record.motion, ports, failures, signal);
  const observations = localise([...begun.said, ...(media?.readings ?? []), ...motion], ports.zoneOf, ports.ownerZone);
  const bare = bareItem(begun, ports.batch, observations);
  return { ...(await deriveFormed(bare, ports.derive)), thumbnail: media?.thumbnail };
}

export function originOf(record: SourceRecord, kept: KeptContent | undefined) {
  const sha256 = kept?.sha256 ?? record.origin.sha256;
  return {
    ...record.origin,
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(kept?.copy === undefined ? {} : { copy: kept.copy }),
  };
}

/** A picture whose moving part cannot be read is a picture all the same. */
async function motionReadings(
  { origin }: SourceRecord,
  content: MediaContent,
  { vault }: PreparePorts,
  failures: Failure[],
  signal: AbortSignal | undefined,
): Promise<Reading[]> {
  try {
    return [motionReading(await vault.keep(content, signal))];
  } catch (error) {
    signal?.throwIfAborted();
    const path = content.kind === 'file' ? content.path : sourcePath({ root: origin.root, path: content.name });
    failures.push(itsFault(failureOf(path, error), error));
    return [];
  }
}

const motionReading = (kept: KeptContent): Reading =>
  reading('media', { mime: 'image/heic', motion: kept.key }, derived('ingest.motion'));

type MediaReadings = { readonly readings: readonly Reading[]; readonly thumbnail: Thumbnail | undefined };

const sizeReading = (record: SourceRecord, bytes: number): Reading =>
  reading('media', { mime: mimeOf(record), bytes }, observed('file'));

/** A document is read later, in the background: until then nothing of it is opened. The source has read a mail already. */
async function lentReadings(
  record: SourceRecord,
  kept: KeptContent,
  ports: PreparePorts,
  failures: Failure[],
  signal: AbortSignal | undefined,
): Promise<MediaReadings> {
  if (record.modality === 'email') return { readings: [], thumbnail: undefined };
  if (record.modality === 'text') return { readings: [sizeReading(record, kept.bytes)], thumbnail: undefined };
  const read = (path: string) => mediaReadings(record, { path, bytes: kept.bytes }, ports, failures);
  return ports.vault.withLocalFile(kept.key, read, signal);
}

/**
 * Metadata and pixels are read apart: a picture that cannot be decoded but tells its time is still an item, and the
 * failure is reported beside it. Only when neither can be read does the whole record fail.
 */
async function mediaReadings(
  record: SourceRecord,
  { path, bytes }: { readonly path: string; readonly bytes: number },
  ports: PreparePorts,
  failures: Failure[],
): Promise<MediaReadings> {
  const size = sizeReading(record, bytes);
  const [metadata, preview] = await Promise.allSettled([
    ports.metadata().then((metadata) => metadata.read(path)),
    record.modality === 'video'
      ? videoPreview(path, ports)
      : ports.decoder().then((decoder) => decoder.preview(path, mimeOf(record))),
  ]);
  if (preview.status === 'rejected' && (metadata.status === 'rejected' || !tellsSomething(metadata.value.readings))) {
    throw preview.reason;
  }
  for (const part of [preview, metadata]) {
    if (part.status === 'rejected') failures.push(failureOfRecord(record, part.reason));
  }
  const facts = await filmFacts(record, path, metadata, ports);
  const pixels = preview.status === 'fulfilled' ? preview.value : undefined;
  if (pixels?.note !== undefined) failures.push(damaged(record, pixels.note));
  return {
    readings: [
      size,
      ...(metadata.status === 'fulfilled' ? metadata.value.readings : []),
      ...(facts === undefined ? [] : [facts]),
      ...(pixels === undefined ? [] : [reading('media', pixels.media, derived('preview'))]),
    ],
    thumbnail: pixels?.thumbnail,
  };
}

/** How long a film lasts and how big its picture is, asked of the frames' reader where the metadata do not tell. */
async function filmFacts(
  record: SourceRecord,
  path: string,
  metadata: PromiseSettledResult<MetadataReadings>,
  ports: PreparePorts,
): Promise<Reading | undefined> {
  const told = metadata.status === 'fulfilled' ? metadata.value.readings : [];
  const isTold = told.some((r) => r.field === 'media' && r.value.durationSeconds !== undefined && r.value.width);
  if (record.modality !== 'video' || isTold) return undefined;
  const video = await ports.frames();
  if (!video.available) return undefined;
  const facts = await video.facts(path).catch(() => undefined);
  return facts === undefined ? undefined : reading('media', { mime: mimeOf(record), ...facts }, derived('film'));
}

/** A picture that can be shown only in part is an item, and is named among the failures all the same. */
const damaged = (record: SourceRecord, note: string): Failure => ({
  path: sourcePath(record.origin),
  code: 'truncated',
  message: `The picture is ${note}. The readable part was added.`,
  action: 'Copy it again from its source, if you can.',
});

/** A second in, past a fade from black; the picture's size is the frame's, not the film's, so only its looks are kept. */
const POSTER_SECOND = 1;

async function videoPreview(path: string, ports: PreparePorts): Promise<Preview | undefined> {
  const video = await ports.frames();
  if (!video.available) return undefined;
  const frames = await video.frames(path, [POSTER_SECOND, 0], 1280);
  const poster = frames.find((frame) => frame.length > 0);
  if (poster === undefined) return undefined;
  const { media, thumbnail } = await (await ports.decoder()).preview(poster, 'image/jpeg');
  const { width: _w, height: _h, bytes: _b, mime: _m, ...looks } = media;
  return { media: { ...looks, mime: 'video/mp4' }, thumbnail };
}

/** True when the file said when or where it was made: worth keeping even if its pixels are lost. */
const tellsSomething = (readings: readonly Reading[]): boolean =>
  readings.some((r) => (r.field === 'time' && r.value.source !== 'file-time') || r.field === 'place');

/** The source told the type by the file's first bytes; without that, the modality's commonest. */
function mimeOf(record: SourceRecord): string {
  const said = record.readings.find((r) => r.field === 'media');
  if (said?.field === 'media') return said.value.mime;
  return record.modality === 'video' ? 'video/mp4' : 'image/jpeg';
}
