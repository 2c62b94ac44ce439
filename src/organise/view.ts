import { personIdOfAddress } from '../language/mail-address.ts';
import { greetedName } from '../language/relation-cues-letter.ts';
import { simplified } from '../language/simplified.ts';
import { messagesIn } from '../memory/conversation.ts';
import type { ItemId } from '../memory/ids.ts';
import { assembleItem, isDocument, type MemoryItem, type Modality, withoutReadingsBy } from '../memory/item.ts';
import { type Body, mainText } from '../memory/item-text.ts';
import type { Mention } from '../memory/person.ts';
import { pictureQuality } from '../memory/picture-quality.ts';
import type { FieldValues } from '../memory/reading.ts';
import { localMillis, tellsWhen } from '../memory/time-span.ts';
import { type AccountWords, accountWords } from './accounts/account-words.ts';
import { type VisitKind, visitKindOf } from './events/visit-words.ts';
import { instantOf } from './events/zone-clock.ts';
import { type NoteNames, noteNames } from './note-names.ts';
import { compareText } from './ordering.ts';
import { type AnimalTalk, MOST_ANIMALS, MOST_CUES, type TextCue, type TextSayings, textSayings } from './text-cues.ts';

/**
 * What organising keeps of an item: everything but its long texts, which are read once for cues. `instant` (ms since
 * the epoch) tells distances, `local` (wall-clock ms as if UTC), `day` and `hour` tell the owner's calendar; a value
 * that the item's precision does not give is absent.
 */
export type View = WordsRead & {
  readonly id: ItemId;
  readonly modality: Modality;
  /** A file with words: of no moment of a life by itself. */
  readonly isDocument: boolean;
  /** Of a note in Markdown: what it is called, and the notes that it names. */
  readonly note: NoteNames | undefined;
  readonly importer: string;
  /** The album inside which nicknames hold; empty where a source has no such thing. */
  readonly album: string;
  readonly messageId: string | undefined;
  readonly time: FieldValues['time'] | undefined;
  readonly instant: number | undefined;
  readonly local: number | undefined;
  readonly day: string | undefined;
  readonly hour: number | undefined;
  readonly place: FieldValues['place'] | undefined;
  readonly people: FieldValues['people'];
  readonly title: string | undefined;
  readonly caption: string | undefined;
  readonly tags: FieldValues['tags'];
  readonly entities: FieldValues['entities'];
  readonly amounts: FieldValues['amounts'];
  readonly references: FieldValues['references'];
  readonly dates: FieldValues['dates'];
  readonly documentKind: FieldValues['documentKind'] | undefined;
  readonly thread: FieldValues['thread'] | undefined;
  readonly sender: FieldValues['sender'] | undefined;
  readonly camera: string | undefined;
  /** Where the owner was meanwhile, by a history of locations. */
  readonly track: FieldValues['track'] | undefined;
  readonly phash: string | undefined;
  /** Of a picture: the file it was read from, and its size in pixels. */
  readonly shotFile: { readonly path: string; readonly width?: number; readonly height?: number } | undefined;
  /** How good a shot it is, where programs looked at it. */
  readonly shot: number | undefined;
};

/** What an item's words say to this stage: most of the cost of a view, and dependent on nothing but the item. */
export type WordsRead = {
  readonly cues: readonly TextCue[];
  /** Sentences of texts that speak of an animal, whoever it is. */
  readonly animals: readonly AnimalTalk[];
  readonly words: AccountWords | undefined;
  /** Whether its words are those of a meal, another visit or a stay. */
  readonly visit: VisitKind | undefined;
  /** Whom a mail greets by name. */
  readonly greeted: string | undefined;
};

/** Items of documents, as opposed to scenes of a life. */
export const isMedia = (view: View): boolean => view.modality === 'image' || view.modality === 'video';

/** When it happened, in milliseconds on the world's clock; unknown where only the file has a time, which is that of a copy. */
export const takenAt = ({ time, instant }: View): number | undefined =>
  time !== undefined && tellsWhen(time) ? instant : undefined;

const LONGEST_CAPTION = 300;
const WORDS_READ = 4000;
const dayPrecisions = new Set(['subsecond', 'second', 'minute', 'hour', 'day']);
const clockPrecisions = new Set(['subsecond', 'second', 'minute', 'hour']);

/** The item as it was before any earlier organising. */
const bare = (item: MemoryItem): MemoryItem =>
  item.readings.some((r) => r.provenance.by.startsWith('organise.'))
    ? assembleItem(withoutReadingsBy(item, 'organise.'))
    : item;

/** A mention that is known by its address alone is not yet anybody's. */
function unresolved(mention: Mention): Mention {
  const { id, ...rest } = mention;
  return id !== undefined && rest.address !== undefined && id === personIdOfAddress(rest.address) ? rest : mention;
}

/** Reads the words of an item that nothing organised yet. */
export function readWords(item: MemoryItem): WordsRead {
  const text = item.body === undefined ? '' : mainText(item.body);
  const all = `${item.title ?? ''}\n${text.slice(0, WORDS_READ)}\n${item.ocr?.text ?? ''}`;
  const isWritten = item.modality === 'email' || item.modality === 'text';
  return {
    ...sayingsOf(item, isWritten ? text : (item.ocr?.text ?? '')),
    words: accountWords(item, simplified(all)),
    visit: (item.references ?? []).some((r) => r.kind === 'flight' || r.kind === 'train')
      ? 'journey'
      : visitKindOf(item.documentKind, all),
    greeted: item.modality === 'email' ? greetedName(text) : undefined,
  };
}

/**
 * The view of one item. `ownerZone` places times without an offset on the world's clock; `read` are the words of the
 * item, for who has read them already.
 */
export function viewOf(given: MemoryItem, ownerZone: string, read?: WordsRead): View {
  const item = bare(given);
  const { time } = item;
  const hasDay = time !== undefined && dayPrecisions.has(time.precision);
  const hasClock = time !== undefined && clockPrecisions.has(time.precision);
  return {
    id: item.id,
    modality: item.modality,
    isDocument: isDocument(item),
    note: noteNames(item),
    importer: item.origin.importer,
    album: albumOf(item),
    messageId: item.thread?.messageId ?? item.origin.messageId,
    time,
    instant: hasClock ? instantOf(time, ownerZone) : undefined,
    local: hasDay ? localMillis(time.start) : undefined,
    day: hasDay ? time.start.slice(0, 10) : undefined,
    hour: hasClock ? Number(time.start.slice(11, 13)) : undefined,
    place: item.place,
    people: (item.people ?? []).map(unresolved),
    title: item.title,
    caption: (item.shortCaption ?? item.caption ?? item.summary)?.slice(0, LONGEST_CAPTION),
    tags: item.tags ?? [],
    entities: item.entities ?? [],
    amounts: item.amounts ?? [],
    references: item.references ?? [],
    dates: item.dates ?? [],
    documentKind: item.documentKind,
    thread: item.thread,
    sender: item.sender,
    camera: item.media?.camera,
    track: item.track,
    phash: item.media?.phash,
    shotFile: shotFileOf(item),
    shot: pictureQuality(item),
    ...(read ?? readWords(item)),
  };
}

function shotFileOf({ modality, origin, media }: MemoryItem): View['shotFile'] {
  if (modality !== 'image') return undefined;
  const { width, height } = media ?? {};
  return { path: origin.path, ...(width === undefined || height === undefined ? {} : { width, height }) };
}

/** As the identity of the item and the faces of its source name it: `photobench:ALBUM/FILE`. */
function albumOf({ identity, origin }: MemoryItem): string {
  const prefix = `${origin.importer}:`;
  return origin.importer === 'photobench' && identity.startsWith(prefix)
    ? identity.slice(prefix.length, Math.max(prefix.length, identity.indexOf('/')))
    : '';
}

/** Letters to everybody speak of nobody's family. */
const toEverybody = new Set<string | undefined>(['newsletter', 'promotion']);
const sayingsOf = (item: MemoryItem, text: string): TextSayings => {
  if (toEverybody.has(item.documentKind)) return { cues: [], animals: [] };
  return item.body?.messages === undefined ? textSayings(text, aboutOf(item)) : conversationSayings(item.body);
};

/** What each speaker of a conversation says: "my sister Mia" is the sister of who says so. */
function conversationSayings(body: Body): TextSayings {
  const texts = new Map<string, string[]>();
  for (const { from, text } of messagesIn(body)) {
    if (from === undefined) continue;
    const known = texts.get(from);
    if (known === undefined) texts.set(from, [text]);
    else known.push(text);
  }
  const all = [...texts].map(([by, said]) => ({ by, ...textSayings(said.join('\n'), by) }));
  return {
    cues: all.flatMap(({ by, cues }) => cues.map((cue) => ({ ...cue, by }))).slice(0, MOST_CUES),
    animals: all.flatMap(({ animals }) => animals).slice(0, MOST_ANIMALS),
  };
}

const aboutOf = ({ title, people }: MemoryItem): string =>
  `${title ?? ''} ${people?.find((mention) => mention.how === 'sender')?.name ?? ''}`;

/** Oldest first; items without a day last; ties by id. The one order in which everything is computed. */
export function byTime(a: View, b: View): number {
  const left = a.instant ?? a.local;
  const right = b.instant ?? b.local;
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined) || compareText(a.id, b.id);
  }
  return left - right || compareText(a.id, b.id);
}
