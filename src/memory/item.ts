import { z } from 'zod';
import { asParsed } from './as-parsed.ts';
import { type ItemId, itemIdSchema } from './ids.ts';
import type { Location } from './location.ts';
import { type Origin, originSchema } from './origin.ts';
import type { Mention } from './person.ts';
import { type FieldName, type FieldValues, parseReading, type Reading } from './reading.ts';
import { byPreference } from './reading-preference.ts';
import { latestThings, type Thing } from './structured-data.ts';

export const modalities = ['image', 'video', 'email', 'text'] as const;
export type Modality = (typeof modalities)[number];

/** What is looked at rather than read: a photo, a film. */
export const isPicture = ({ modality }: { readonly modality?: Modality | undefined }): boolean =>
  modality === 'image' || modality === 'video';

/** A file with words that nobody looks at as a picture: a PDF, a letter, a note. Of other texts there is no file. */
export const isDocument = ({ modality, media }: Pick<MemoryItem, 'modality' | 'media'>): boolean =>
  modality === 'text' && media !== undefined;

const noteTypes: ReadonlySet<string | undefined> = new Set(['text/plain', 'text/markdown']);

/** A document that somebody issued or sent, rather than a note: it can be a bill, a ticket or a contract, as a mail can. */
export const isPaper = (item: Pick<MemoryItem, 'modality' | 'media'>): boolean =>
  isDocument(item) && !noteTypes.has(item.media?.mime);

/** What somebody said or noted, of which there is no document: a turn of a talk, an entry of a calendar. */
export const isSaying = (item: Pick<MemoryItem, 'modality' | 'media'>): boolean =>
  item.modality === 'text' && !isDocument(item);

/** Whether somebody sent a picture with what they said, of which only a description is kept. */
export const comesWithPicture = ({ modality, caption = '' }: Pick<MemoryItem, 'modality' | 'caption'>): boolean =>
  modality === 'text' && caption !== '';

/**
 * What a store keeps of an item: who it is and every reading of it. `identity` is what makes two inputs the same item
 * (a content hash, a message, a row id); `copies` are further places where the same content lies.
 */
export type StoredItem = {
  readonly id: ItemId;
  readonly identity: string;
  readonly modality: Modality;
  readonly origin: Origin;
  readonly copies: readonly Origin[];
  readonly readings: readonly Reading[];
};

/** A stored item with the preferred value of each field: what everything but the store works with. */
export type MemoryItem = StoredItem & { readonly [F in FieldName]?: FieldValues[F] };

const itemOutline = z.object({
  id: itemIdSchema,
  identity: z.string().min(1),
  modality: z.enum(modalities),
  origin: originSchema,
  copies: z.array(originSchema),
  readings: z.array(z.unknown()),
});

export const storedItemSchema: z.ZodType<StoredItem> = itemOutline.extend({
  readings: z.array(z.unknown().transform((value): Reading => parseReading(value))),
}) as unknown as z.ZodType<StoredItem>;

const isOutlineAsParsed = asParsed(itemOutline);

/** As `storedItemSchema.parse`, without a copy of what is as it should be already: nearly all that a store holds. */
export function parseStoredItem(value: unknown): StoredItem {
  if (!isOutlineAsParsed(value)) return storedItemSchema.parse(value);
  const item = value as z.infer<typeof itemOutline>;
  for (let at = 0; at < item.readings.length; at++) {
    const parsed = parseReading(item.readings[at]);
    if (parsed !== item.readings[at]) return { ...item, readings: item.readings.map(parseReading) };
  }
  return item as StoredItem;
}

type FieldRule = 'elect' | 'union' | 'merge';

/** How several readings of a field become one value: the preferred one, all entries of all, or key by key. */
const fieldRules: Record<FieldName, FieldRule> = {
  time: 'elect',
  place: 'merge',
  people: 'union',
  title: 'elect',
  caption: 'elect',
  shortCaption: 'elect',
  summary: 'elect',
  body: 'elect',
  ocr: 'elect',
  entities: 'union',
  tags: 'union',
  amounts: 'union',
  references: 'union',
  dates: 'union',
  documentKind: 'elect',
  thread: 'elect',
  sender: 'merge',
  attachments: 'union',
  structuredData: 'union',
  media: 'merge',
  sights: 'union',
  transcript: 'elect',
  moments: 'union',
  track: 'elect',
  stackedBehind: 'elect',
};

/** An item from its readings. Pure and independent of the readings' order; a `corrected` reading replaces a list or a place whole. */
export function assembleItem(stored: StoredItem): MemoryItem {
  const item: Record<string, unknown> = { ...stored };
  // Most fields have one reading, which needs no list.
  let repeated: FieldName[] | undefined;
  for (const { field, value } of stored.readings) {
    if (!(field in item)) item[field] = value;
    else if (repeated === undefined) repeated = [field];
    else if (!repeated.includes(field)) repeated.push(field);
  }
  for (const field of repeated ?? []) item[field] = resolve(field, readingsOf(stored, field));
  return item as unknown as MemoryItem;
}

function resolve(field: FieldName, preferredFirst: readonly Reading[]): unknown {
  const [preferred] = preferredFirst;
  if (fieldRules[field] === 'elect') return preferred?.value;
  // Coordinates that the owner did not say would contradict the names that they did.
  if (preferred?.provenance.kind === 'corrected') return preferred.value;
  if (fieldRules[field] === 'merge') return mergeValues(preferredFirst);
  const united = unionValues(preferredFirst);
  if (field === 'structuredData') return latestThings(united as readonly Thing[]);
  return field === 'people' ? knownOnce(united as readonly Mention[]) : united;
}

/** So few entries are compared with one another sooner than they are written as JSON. */
const FEW_ENTRIES = 8;

function unionValues(readings: readonly Reading[]): unknown[] {
  let entries = 0;
  for (const { value } of readings) entries += (value as readonly unknown[]).length;
  if (entries > FEW_ENTRIES) return unionOfMany(readings);
  const united = new Array<unknown>(entries);
  let kept = 0;
  for (const { value } of readings) {
    for (const entry of value as readonly unknown[]) if (!hasAmong(united, kept, entry)) united[kept++] = entry;
  }
  united.length = kept;
  return united;
}

function hasAmong(united: readonly unknown[], kept: number, entry: unknown): boolean {
  for (let at = 0; at < kept; at++) if (isSameJson(united[at], entry)) return true;
  return false;
}

/** Whether both are written as the same JSON: the same values under the same keys in the same order. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (sizeOf(one) !== sizeOf(other)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return keys.every((key, at) => key === others[at] && isSameJson(one[key], other[key]));
}

/** How many keys something of JSON has, without a list of them. */
function sizeOf(value: Record<string, unknown>): number {
  let size = 0;
  for (const _ in value) size += 1;
  return size;
}

function unionOfMany(readings: readonly Reading[]): unknown[] {
  const seen = new Map<string, unknown>();
  for (const reading of readings) {
    for (const entry of reading.value as readonly unknown[]) {
      const key = JSON.stringify(entry);
      if (!seen.has(key)) seen.set(key, entry);
    }
  }
  return [...seen.values()];
}

/** A mention that organising has put an id to stands once, with the id; the bare one it came from goes. */
function knownOnce(mentions: readonly Mention[]): Mention[] {
  const kept = new Array<Mention>(mentions.length);
  let count = 0;
  for (let at = 0; at < mentions.length; at++) {
    const mention = mentions[at] as Mention;
    if (mention.id !== undefined || !isKnownAmong(mentions, mention)) kept[count++] = mention;
  }
  kept.length = count;
  return kept;
}

function isKnownAmong(mentions: readonly Mention[], bare: Mention): boolean {
  for (let at = 0; at < mentions.length; at++) {
    const known = mentions[at] as Mention;
    if (known.id !== undefined && known.how === bare.how && whoIs(known) === whoIs(bare)) return true;
  }
  return false;
}

const whoIs = ({ face, address, name }: Mention): string => face ?? address ?? name;

/** Key by key, the most preferred reading that has the key wins; coordinates travel as a pair. */
function mergeValues(readings: readonly Reading[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const reading of readings) {
    const value = reading.value as Partial<Location>;
    const hasCoordinates = merged['lat'] !== undefined;
    for (const [key, entry] of Object.entries(value)) {
      if (entry === undefined || key in merged) continue;
      if ((key === 'lat' || key === 'lon' || key === 'altitude') && hasCoordinates) continue;
      merged[key] = entry;
    }
  }
  return merged;
}

/** The item with `readings` put in place of all that the same extractors said before of the same fields. */
export function withReadings<T extends StoredItem>(item: T, readings: readonly Reading[]): StoredItem {
  const kept = item.readings.filter(
    ({ field, provenance: { by } }) => !readings.some((r) => r.field === field && r.provenance.by === by),
  );
  return storedPart(item, [...kept, ...readings]);
}

/** The item without anything that extractors whose name starts with `prefix` said. */
export function withoutReadingsBy(item: StoredItem, prefix: string): StoredItem {
  return storedPart(
    item,
    item.readings.filter((r) => !r.provenance.by.startsWith(prefix)),
  );
}

export function storedPart(item: StoredItem, readings: readonly Reading[] = item.readings): StoredItem {
  return {
    id: item.id,
    identity: item.identity,
    modality: item.modality,
    origin: item.origin,
    copies: item.copies,
    readings,
  };
}

/** All readings of one field, preferred first. */
export function readingsOf<F extends FieldName>(item: StoredItem, field: F): Reading<F>[] {
  let first: Reading | undefined;
  let second: Reading | undefined;
  for (const reading of item.readings) {
    if (reading.field !== field) continue;
    if (first === undefined) first = reading;
    else if (second === undefined) second = reading;
    else return item.readings.filter((r) => r.field === field).sort(byPreference) as Reading<F>[];
  }
  // Two are the most that nearly all items have: to list and sort them takes longer than all else.
  if (first === undefined) return [];
  if (second === undefined) return [first] as Reading<F>[];
  return (byPreference(second, first) < 0 ? [second, first] : [first, second]) as Reading<F>[];
}
