import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileError } from '../adapters/files/file-error.ts';
import { privateCopy } from '../adapters/files/private-files.ts';
import type { ExportResponse } from '../contract/memory-verbs.ts';
import type { NamedRegion } from '../language/named-region.ts';
import type { Correction } from '../memory/correction.ts';
import { isMadeleineError } from '../memory/errors.ts';
import { type FaceId, faceIdsOf } from '../memory/face.ts';
import { type MemoryItem, storedPart } from '../memory/item.ts';
import { isCopyPath } from '../memory/origin.ts';
import { fieldNames, type Reading } from '../memory/reading.ts';
import type { RecordKind } from '../memory/records.ts';
import type { Moment } from '../memory/seen.ts';
import type { MediaKey } from '../ports/media-vault.ts';
import { xmpSidecar } from './items/xmp-sidecar.ts';
import type { OpenMemory } from './open-memory.ts';

/** Records that an export carries, and the files they go to; people only when asked for. */
const recordFiles: readonly { readonly kind: RecordKind; readonly file: string; readonly people: boolean }[] = [
  { kind: 'event', file: 'events.jsonl', people: false },
  { kind: 'place', file: 'places.jsonl', people: false },
  { kind: 'ledger', file: 'ledger.jsonl', people: false },
  { kind: 'link', file: 'links.jsonl', people: false },
  { kind: 'concept', file: 'concepts.jsonl', people: false },
  { kind: 'correction', file: 'corrections.jsonl', people: false },
  { kind: 'album', file: 'albums.jsonl', people: false },
  { kind: 'declaredPerson', file: 'declared-people.jsonl', people: true },
  { kind: 'face', file: 'faces.jsonl', people: true },
  { kind: 'observation', file: 'observations.jsonl', people: true },
  { kind: 'person', file: 'people.jsonl', people: true },
];

/**
 * Writes the memory as plain files: `items.jsonl` in order of id, records beside it, an XMP sidecar for each picture
 * and video, the memory's own copies of content, and uploads that nothing read, for their owner alone to read. Deterministic: equal memories give equal files.
 */
export async function exportMemory(
  memory: OpenMemory,
  folder: string,
  options: { readonly withPeople: boolean },
): Promise<ExportResponse> {
  const files: string[] = [];
  let items = 0;
  const { exportUnread } = await import('./import/unread-uploads.ts');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'items.jsonl');
    await pipeline(
      Readable.from(rows(memory, folder, options.withPeople, files, () => (items += 1))),
      createWriteStream(path, { mode: 0o600 }),
    );
    files.unshift(path, ...(await exportUnread(memory.folder.path, join(folder, 'unread'))));
    for (const { kind, file, people } of recordFiles) {
      if (people && !options.withPeople) continue;
      const records = await memory.store.records(kind);
      const text = records
        .filter(
          (record) => options.withPeople || kind !== 'correction' || ('kind' in record && notOfPeople.has(record.kind)),
        )
        .map(
          (record) =>
            `${JSON.stringify(kind === 'event' && !options.withPeople ? { ...record, people: [] } : record)}\n`,
        )
        .join('');
      await writeFile(join(folder, file), text, { mode: 0o600 });
      files.push(join(folder, file));
    }
  } catch (error) {
    throw fileError(error, folder, 'writing');
  }
  return { items, files };
}

async function* rows(
  memory: OpenMemory,
  folder: string,
  withPeople: boolean,
  files: string[],
  count: () => void,
): AsyncGenerator<string> {
  const people = withPeople ? await memory.store.records('person') : [];
  const names = new Map(people.flatMap(({ name, seen = [] }) => seen.map((face) => [face, name] as const)));
  for await (const item of memory.store.scan()) {
    const exported = withPeople ? item : withoutFaces(item);
    yield `${JSON.stringify(itemRow(exported))}\n`;
    count();
    if (item.origin.copy !== undefined && isCopyPath(item.origin.copy)) {
      const to = join(folder, item.origin.copy);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await takeOut(memory, item.origin.copy, to);
      files.push(to);
    }
    if (item.modality !== 'image' && item.modality !== 'video') continue;
    const to = join(folder, 'xmp', `${item.id.replace(/[^\w.-]/g, '_')}.xmp`);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await writeFile(to, xmpSidecar(exported, withPeople ? await facesNamed(memory, item, names) : []), { mode: 0o600 });
    files.push(to);
  }
}

/** Writes a copy out, for its owner alone. One that is gone or cannot be read is left out: its item is exported all the same. */
async function takeOut({ vault }: OpenMemory, key: MediaKey, to: string): Promise<void> {
  try {
    await vault.withLocalFile(key, (path) => privateCopy(path, to));
  } catch (error) {
    const said = fileError(error, to, 'writing');
    if (!isMadeleineError(said) || said.code === 'disk-full') throw said;
  }
}

/** The faces of a picture whose names are known, for photo programs. */
async function facesNamed(
  { store }: OpenMemory,
  { id, modality }: MemoryItem,
  names: ReadonlyMap<FaceId, string>,
): Promise<NamedRegion[]> {
  if (modality !== 'image') return [];
  const faces = await store.records('face', faceIdsOf(id));
  return faces.flatMap((face) => {
    const name = names.get(face.id) ?? '';
    return name === '' ? [] : [{ name, box: face.box }];
  });
}

/** Every field with its preferred value, then every reading, so that importing the row loses nothing. */
function itemRow(item: MemoryItem): Record<string, unknown> {
  const { readings, ...who } = storedPart(item);
  const fields = Object.fromEntries(
    fieldNames.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  );
  return { ...who, ...fields, readings: readings.toSorted(byFieldAndExtractor) };
}

const readingKey = (r: Reading): string =>
  `${String(fieldNames.indexOf(r.field)).padStart(2, '0')} ${r.provenance.by} ${JSON.stringify(r.value)}`;
const byFieldAndExtractor = (a: Reading, b: Reading): number => (readingKey(a) < readingKey(b) ? -1 : 1);

/** What the owner says of items, places and events; all else that they say is of people. */
const notOfPeople: ReadonlySet<string | undefined> = new Set<Correction['kind']>([
  'item-time',
  'item-place',
  'item-tag',
  'item-album',
  'item-rating',
  'item-stack',
  'items-differ',
  'item-turn',
  'name-place',
  'title-event',
]);

/** Who is in a picture is personal: left out unless asked for. Senders and recipients are part of a mail and stay. */
function withoutFaces(item: MemoryItem): MemoryItem {
  const isFace = (how: string) => how === 'face' || how === 'tagged';
  const readings = item.readings.flatMap((r): Reading[] => {
    if (r.field === 'moments') return [{ ...r, value: withoutFaceMoments(r.value) }];
    if (r.field !== 'people') return [r];
    const value = r.value.filter((mention) => !isFace(mention.how));
    return value.length === 0 ? [] : [{ ...r, value }];
  });
  const { people, moments, ...rest } = item;
  const left = people?.filter((mention) => !isFace(mention.how)) ?? [];
  return {
    ...rest,
    readings,
    ...(left.length === 0 ? {} : { people: left }),
    ...(moments === undefined ? {} : { moments: withoutFaceMoments(moments) }),
  };
}

const withoutFaceMoments = (moments: readonly Moment[]): Moment[] => moments.filter(({ kind }) => kind !== 'face');
