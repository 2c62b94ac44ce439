import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import { locationNames } from '../../memory/location.ts';
import { readOnce } from '../../memory/read-once.ts';
import { quotable } from '../reading/best-sentence.ts';
import { kindsHeld, type Mention, mentionsIn } from './mention.ts';

/** A sentence, line or label of an item: what can be told as an answer by itself. */
export type Clause = {
  readonly item: MemoryItem;
  /** The field as citations name it, and what is quoted of it. */
  readonly field: string;
  readonly text: string;
  readonly kind: ClauseKind;
  /** Its place within its field. */
  readonly order: number;
  /** A short line before it that ends no sentence: the heading or label it stands under. */
  readonly label: string;
  readonly tokens: ReadonlySet<string>;
  readonly mentions: readonly Mention[];
  /** Which kinds of mention it has, 0 or 1 each. */
  readonly held: Float32Array;
  readonly dates: readonly MentionedDate[];
};

export const clauseKinds = ['title', 'sender', 'body', 'caption', 'ocr', 'speech', 'place', 'time'] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** Beyond this, an item is not read: a newsletter or a book. */
const MOST_CLAUSES = 120;
const MOST_READ = 12_000;
const LONGEST_LABEL = 5;

const kindOf = (field: string): ClauseKind =>
  field === 'title' || field === 'body' || field === 'ocr'
    ? field
    : field.startsWith('transcript')
      ? 'speech'
      : 'caption';

/** The clauses of an item, field by field, in their order. Read once an item. */
export const clausesOf = readOnce((item: MemoryItem): readonly Clause[] => {
  const told = quotable(item).flatMap(({ field, text }) => ofText(item, field, text.slice(0, MOST_READ)));
  return [...ofFacts(item), ...told].slice(0, MOST_CLAUSES);
});

/** Who sent it, where and when it was taken or sent: fields that are values by themselves. */
function ofFacts(item: MemoryItem): Clause[] {
  const sender = (item.people ?? []).findIndex(({ how }) => how === 'sender');
  const name = item.people?.[sender]?.name;
  const place = item.place === undefined ? [] : locationNames(item.place);
  const named = item.place?.city === undefined ? undefined : item.place.city;
  return [
    ...(name === undefined ? [] : [clauseOf(item, `people.${sender}.name`, name, 'sender', 0, '', [])]),
    ...(named === undefined
      ? []
      : [{ ...clauseOf(item, 'place.city', named, 'place', 0, '', []), tokens: new Set(tokens(place.join('\n'))) }]),
    ...(item.time === undefined ? [] : [clauseOf(item, 'time.start', item.time.start, 'time', 0, '', [])]),
  ];
}

function ofText(item: MemoryItem, field: string, text: string): Clause[] {
  const kind = kindOf(field);
  const parts = kind === 'ocr' ? text.split(/\n|\s{2,}/u) : sentences(text).map((sentence) => sentence.text);
  let label = '';
  return parts.flatMap((part, order) => {
    const line = part.trim();
    if (line === '') return [];
    const dates = (item.dates ?? []).filter((date) => line.includes(date.text));
    const made = clauseOf(item, field, line, kind, order, label, dates);
    label = line.split(/\s+/u).length <= LONGEST_LABEL && !/[.!?。！？]$/u.test(line) ? line : '';
    return [made];
  });
}

function clauseOf(
  item: MemoryItem,
  field: string,
  text: string,
  kind: ClauseKind,
  order: number,
  label: string,
  dates: readonly MentionedDate[],
): Clause {
  const mentions = mentionsIn(text, item, dates);
  return {
    item,
    field,
    text,
    kind,
    order,
    label,
    tokens: new Set(tokens(text)),
    mentions,
    held: kindsHeld(mentions),
    dates,
  };
}
