import { z } from 'zod';
import { parserOf } from './as-parsed.ts';
import { firstWords } from './first-words.ts';
import { itemIdSchema } from './ids.ts';
import { type MemoryItem, type Modality, modalities } from './item.ts';
import { isArchived } from './item-text.ts';
import { type Location, locationSchema } from './location.ts';
import { pictureQuality } from './picture-quality.ts';
import { thingBrief, thingBriefSchema } from './things/thing-brief.ts';
import { localMillis, timePrecisions, wallClock } from './time-span.ts';

/** What a timeline shows of an item before anybody opens it. */
export const timelineRowSchema = z.object({
  id: itemIdSchema,
  modality: z.enum(modalities),
  /** ISO 8601 local, with its offset when known. Absent: nobody knows when it happened. */
  start: z.string().optional(),
  /** Absent where the time is known to the minute or better. */
  precision: z.enum(timePrecisions).optional(),
  title: z.string().optional(),
  /** The first words that tell what it is. */
  snippet: z.string().optional(),
  /** Who wrote or sent it. */
  from: z.string().optional(),
  place: locationSchema.optional(),
  /** What its structured data says, in brief. */
  thing: thingBriefSchema.optional(),
  /** Pixels of the upright picture. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  thumbhash: z.string().optional(),
  durationSeconds: z.number().min(0).optional(),
  /** Out of the timeline by the owner's word, though found by asking. */
  archived: z.literal(true).optional(),
  /** Out of the timeline behind the best picture of its stack. */
  stacked: z.literal(true).optional(),
  /** How well it would stand for others on a cover; comparable between rows. */
  appeal: z.number(),
});
export type TimelineRow = z.infer<typeof timelineRowSchema>;

const parsedRow = parserOf(timelineRowSchema);

/** A row as stores keep it, of JSON. Errors: `SyntaxError`, `ZodError`. */
export const timelineRowIn = (json: string): TimelineRow => parsedRow(JSON.parse(json));

const SNIPPET_CHARACTERS = 120;

/** The row of an item. A time that only says when a file was written puts it nowhere on the timeline. */
export function timelineRow(item: MemoryItem): TimelineRow {
  const { id, modality, time, place, media, title } = item;
  const thing = thingBrief(item.structuredData);
  const snippet = firstWords(item, SNIPPET_CHARACTERS);
  const from = item.people?.find(({ how }) => how === 'sender' || how === 'speaker')?.name;
  const dated =
    time === undefined || time.source === 'file-time' || Number.isNaN(localMillis(time.start)) ? undefined : time;
  return {
    id,
    modality,
    ...(dated === undefined ? {} : { start: dated.start }),
    ...(dated === undefined || exactly.has(dated.precision) ? {} : { precision: dated.precision }),
    ...(title === undefined || title === '' ? {} : { title }),
    ...(snippet === '' ? {} : { snippet }),
    ...(from === undefined || from === '' ? {} : { from }),
    ...(place === undefined ? {} : { place: namedPlace(place) }),
    ...(thing === undefined ? {} : { thing }),
    ...(media?.width === undefined || media.height === undefined ? {} : { width: media.width, height: media.height }),
    ...(media?.thumbhash === undefined ? {} : { thumbhash: media.thumbhash }),
    ...(media?.durationSeconds === undefined ? {} : { durationSeconds: media.durationSeconds }),
    ...(isArchived(item.tags) ? { archived: true } : {}),
    ...(item.stackedBehind === undefined ? {} : { stacked: true }),
    appeal: appealOf(item),
  };
}

/** As little of an item as maps, counts and spans need; of 100,000 items a few megabytes. */
export const itemOutlineSchema = timelineRowSchema
  .pick({ id: true, modality: true, start: true })
  .extend({ lat: z.number().optional(), lon: z.number().optional() });
export type ItemOutline = z.infer<typeof itemOutlineSchema>;

export const outlineOf = ({ id, modality, start, place }: TimelineRow): ItemOutline => ({
  id,
  modality,
  ...(start === undefined ? {} : { start }),
  ...(place?.lat === undefined || place.lon === undefined ? {} : { lat: place.lat, lon: place.lon }),
});

const exactly: ReadonlySet<string> = new Set(['subsecond', 'second', 'minute']);

function namedPlace({ lat, lon, poi, city, region, country, source }: Location): Location {
  return {
    ...(lat === undefined || lon === undefined ? {} : { lat, lon }),
    ...(poi === undefined ? {} : { poi }),
    ...(city === undefined ? {} : { city }),
    ...(region === undefined ? {} : { region }),
    ...(country === undefined ? {} : { country }),
    source,
  };
}

const kindAppeal: Readonly<Record<Modality, number>> = { image: 3, video: 2, text: -2, email: -3 };

/** So much writing is what a picture is of. */
const PAPER_CHARACTERS = 60;

/** Photographs of people in the open before papers and screenshots; what a program saw of the shot decides among those. */
function appealOf(item: MemoryItem): number {
  const { media, people = [], documentKind } = item;
  const shown = new Set(
    people.filter(({ how }) => how === 'face' || how === 'tagged').map(({ id, name }) => id ?? name),
  );
  const isPaper =
    media?.isScreenshot === true || documentKind !== undefined || (item.ocr?.text.length ?? 0) >= PAPER_CHARACTERS;
  const isWide = (media?.width ?? 0) > (media?.height ?? 0);
  const sum =
    kindAppeal[item.modality] +
    (pictureQuality(item) ?? 0) +
    Math.min(2, shown.size) * 0.5 +
    (isWide ? 0.5 : 0) -
    (isPaper ? 3 : 0);
  return Math.round(sum * 100) / 100;
}

/** By what rows are ordered: the wall clock of their start, else nothing. */
export const timelineKey = ({ start }: Pick<TimelineRow, 'start'>): string =>
  start === undefined ? '' : wallClock(start);

/** One letter for what an item is. */
export const modalityLetters: Readonly<Record<Modality, string>> = { image: 'i', video: 'v', email: 'e', text: 't' };

/** In place of that letter for what is archived or stacked behind another, which a timeline leaves out. */
export const ARCHIVED_LETTER = 'a';

const shapes = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const SQUARE = 32;
/** Steps that double a ratio: one is 4.4%, so that no picture is cropped by more than half of that. */
const STEPS = 16;
const UNKNOWN_SHAPE = '.';

/**
 * What a page needs to lay an item out before it has the row: the letter of its kind, and its width to height in steps of
 * a 16th of a doubling (1:4 to 4:1; a dot where the size is not known).
 */
export function timelineCode(row: Pick<TimelineRow, 'modality' | 'width' | 'height' | 'archived' | 'stacked'>): string {
  const { modality, width, height, archived, stacked } = row;
  const letter = archived === true || stacked === true ? ARCHIVED_LETTER : modalityLetters[modality];
  if (width === undefined || height === undefined) return `${letter}${UNKNOWN_SHAPE}`;
  const step = Math.round(Math.log2(width / height) * STEPS) + SQUARE;
  return `${letter}${shapes.charAt(Math.max(0, Math.min(shapes.length - 1, step)))}`;
}

const DEFAULT_RATIO = 4 / 3;

/** Width to height that the second character of a code says; 4:3 where it is not known. */
export function ratioOfCode(shape: string): number {
  const step = shapes.indexOf(shape);
  return step < 0 ? DEFAULT_RATIO : 2 ** ((step - SQUARE) / STEPS);
}
