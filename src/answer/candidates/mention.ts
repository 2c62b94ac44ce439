import { parseNumber } from '../../language/numbers.ts';
import { anyOf, lexicons, wordsOf } from '../../lexicon/lexicon.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount, MentionedDate } from '../../memory/item-text.ts';
import { localMillis } from '../../memory/time-span.ts';

/** What kinds of value and of turn a clause can hold. */
export const mentionKinds = [
  'money',
  'day',
  'clock',
  'length',
  'percent',
  'code',
  'number',
  'name',
  'place',
  'person',
  'reason',
  'negation',
  'change',
  'address',
] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** A value that a clause states, as written and, where it is one to reckon with, as a number in the unit of its kind. */
export type Mention = {
  readonly kind: MentionKind;
  readonly text: string;
  /** Money in its currency, days and clock times in milliseconds, lengths in minutes. */
  readonly value?: number;
  readonly currency?: string | undefined;
};

const units = lexicons.flatMap((lexicon) => Object.values(lexicon.units));
const minutesOf = new Map(
  units.flatMap(({ minutes, names }) => names.map((name) => [name.toLowerCase(), minutes] as const)),
);
const numberOf = new Map(
  lexicons.flatMap(({ numbers }) => Object.entries(numbers).map(([word, n]) => [word.toLowerCase(), n] as const)),
);
const either = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');
const small = either(numberOf.keys());
const lengths = new RegExp(
  `(\\d+(?:[.,]\\d+)?|(?<!\\p{L})(?:${small}))[\\s-]?(${either(minutesOf.keys())})(?!\\p{Script=Latin})`,
  'giu',
);
const clocks =
  /(?<![\d:.,])([01]?\d|2[0-4])(?:([:.h])([0-5]\d)|\s?(?:点|點|时|時|Uhr)\s?([0-5]?\d)?)?\s?([ap]\.?m\b)?/giu;
const numbers = /\d[\d.,'’]*\d|\d/gu;
const inWords = new RegExp(`(?<!\\p{L})(?:${small})(?!\\p{Script=Latin})`, 'iu');
const codes = /\b(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{4,}\b/u;
const names = /(?<=[\p{L}\d,;:)] )\p{Lu}\p{Ll}+/u;
const flags = (['reason', 'negation', 'change', 'address'] as const).map((kind) => ({
  kind,
  says: anyOf(wordsOf(kind)),
}));
const MOST_VALUES = 12;

/** What a clause states; sums, days, codes, places and people as they were read when the item came in. */
export function mentionsIn(text: string, item: MemoryItem, dates: readonly MentionedDate[]): readonly Mention[] {
  const money = (item.amounts ?? []).filter((amount) => text.includes(amount.text)).map(moneyOf);
  const days = dates.map((date): Mention => ({ kind: 'day', text: date.text, value: localMillis(date.start) }));
  const entities = (item.entities ?? []).filter(({ name }) => text.includes(name));
  const has = (kind: MentionKind, is: boolean): Mention[] => (is ? [{ kind, text: '' }] : []);
  return [
    ...money,
    ...days,
    ...clocksIn(text),
    ...lengthsIn(text),
    ...has('percent', /\d\s?%/u.test(text)),
    ...has('code', codes.test(text) || (item.references ?? []).some(({ code }) => text.includes(code))),
    ...numbersIn(text),
    ...has('name', names.test(text)),
    ...has(
      'place',
      entities.some(({ kind }) => kind === 'city' || kind === 'country' || kind === 'venue'),
    ),
    ...has(
      'person',
      entities.some(({ kind }) => kind === 'person' || kind === 'pet'),
    ),
    ...flags.flatMap(({ kind, says }) => has(kind, says.test(text))),
  ];
}

const moneyOf = ({ text, value, currency }: Amount): Mention => ({ kind: 'money', text, value, currency });

function clocksIn(text: string): Mention[] {
  return [...text.matchAll(clocks)]
    .slice(0, MOST_VALUES)
    .flatMap(([written, hour, mark, minute, later, half]): Mention[] => {
      // "12.50" is a price sooner than a time.
      const isMarked = (mark !== undefined && mark !== '.') || half !== undefined || /[点點时時]|Uhr/iu.test(written);
      if (!isMarked) return [];
      const twelve = half?.toLowerCase().startsWith('p') === true && Number(hour) < 12 ? 12 : 0;
      return [
        { kind: 'clock', text: written.trim(), value: (Number(hour) + twelve) * 60 + Number(minute ?? later ?? 0) },
      ];
    });
}

function lengthsIn(text: string): Mention[] {
  return [...text.matchAll(lengths)].slice(0, MOST_VALUES).flatMap(([written, count = '', unit = '']): Mention[] => {
    const many = numberOf.get(count.toLowerCase()) ?? parseNumber(count);
    const minutes = minutesOf.get(unit.toLowerCase());
    return many === undefined || minutes === undefined
      ? []
      : [{ kind: 'length', text: written, value: many * minutes }];
  });
}

function numbersIn(text: string): Mention[] {
  const figures = [...text.matchAll(numbers)].slice(0, MOST_VALUES).flatMap(([written]): Mention[] => {
    const value = parseNumber(written);
    return value === undefined ? [] : [{ kind: 'number', text: written, value }];
  });
  const word = figures.length > 0 ? undefined : inWords.exec(text)?.[0];
  const value = word === undefined ? undefined : numberOf.get(word.toLowerCase());
  return word === undefined || value === undefined ? figures : [{ kind: 'number', text: word, value }];
}

/** Which kinds a clause holds, 0 or 1 each, in the order of `mentionKinds`. */
export function kindsHeld(mentions: readonly Mention[]): Float32Array {
  const held = new Float32Array(mentionKinds.length);
  for (const { kind } of mentions) held[mentionKinds.indexOf(kind)] = 1;
  return held;
}
