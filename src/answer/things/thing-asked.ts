import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { anyOf, type KindAsked, kindsAsked, lexicons, wordsOf } from '../../lexicon/lexicon.ts';
import { type Thing, thingTypes } from '../../memory/structured-data.ts';
import { type ThingSlot, thingSlots } from '../../memory/things/thing-slots.ts';

/** Words of a question by what they say of structured data: which property is asked for, and of which kind of thing. */
export type ThingAsked = {
  /** What kind of value its question words ask for; absent where no question is asked. */
  readonly kind: KindAsked | undefined;
  /** Properties that it names, with how many characters of it name them. */
  readonly slots: ReadonlyMap<ThingSlot, number>;
  /** Kinds of things that it names. */
  readonly types: ReadonlySet<Thing['@type']>;
  /** Index tokens of what is left for which thing it is. */
  readonly left: readonly string[];
  /** Of these, what stands behind a word of direction. */
  readonly towards: ReadonlySet<string>;
  readonly away: ReadonlySet<string>;
};

const everyOne = (words: readonly string[]): RegExp | undefined =>
  words.length === 0 ? undefined : anyOf(words, 'giu');
const phrasesOf = <K extends string>(keys: readonly K[], words: (key: K) => readonly string[]) =>
  keys.flatMap((key) => {
    const pattern = everyOne(words(key));
    return pattern === undefined ? [] : [{ key, pattern }];
  });

const ofSlots = phrasesOf(thingSlots, (slot) => lexicons.flatMap(({ slots }) => slots[slot] ?? []));
const ofTypes = phrasesOf(thingTypes, (type) => lexicons.flatMap(({ things }) => things[type] ?? []));
const ofKinds = phrasesOf(kindsAsked, (kind) => lexicons.flatMap(({ asks }) => asks[kind] ?? []));
const besides = everyOne([...wordsOf('beside'), ...wordsOf('towards'), ...wordsOf('away')]);
const directions = (['towards', 'away'] as const).map((key) => ({ key, pattern: anyOf(wordsOf(key)) }));

type Found<K> = { readonly key: K; readonly from: number; readonly to: number };

function foundIn<K>(text: string, phrases: readonly { readonly key: K; readonly pattern: RegExp }[]): Found<K>[] {
  return phrases.flatMap(({ key, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ key, from: index, to: index + length })),
  );
}

/** What a question asks of structured data, by the words of the lexicon. Pure. */
export function thingAsked(text: string): ThingAsked {
  const slots = foundIn(text, ofSlots);
  const types = foundIn(text, ofTypes);
  const kinds = foundIn(text, ofKinds);
  const rest = without(text, [
    ...slots,
    ...types,
    ...kinds,
    ...foundIn(text, besides === undefined ? [] : [{ key: '', pattern: besides }]),
  ]);
  const left = [...new Set(contentTokens(rest))];
  const behind = (key: 'towards' | 'away'): ReadonlySet<string> =>
    new Set(left.filter((token) => follows(text, token, key)));
  return {
    // "Ticket number for Mahler" asks without a question word.
    kind: longest(kinds)?.key ?? (slots.length > 0 ? 'any' : undefined),
    slots: new Map(slots.map(({ key }) => [key, lengthOf(slots, key)])),
    types: new Set(types.map(({ key }) => key)),
    left,
    towards: behind('towards'),
    away: behind('away'),
  };
}

const lengthOf = <K>(found: readonly Found<K>[], key: K): number =>
  Math.max(...found.filter((one) => one.key === key).map(({ from, to }) => to - from));

/** "What time" says more than "what"; of two as long the one that stands first. */
const longest = <K>(found: readonly Found<K>[]): Found<K> | undefined =>
  found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)[0];

function without(text: string, found: readonly Found<unknown>[]): string {
  const characters = [...text.split('')];
  for (const { from, to } of found) characters.fill(' ', from, to);
  return characters.join('');
}

/** Whether the last word of direction before a token is of this kind. */
function follows(text: string, token: string, kind: 'towards' | 'away'): boolean {
  const words = text.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  let direction: string | undefined;
  for (const word of words) {
    if (/^\p{Script=Han}/u.test(word)) {
      const at = positionIn(word, token);
      if (at !== undefined) return lastIn(word.slice(0, at)) === kind;
      continue;
    }
    const own = directions.find(({ pattern }) => pattern.exec(word)?.[0].length === word.length)?.key;
    if (own !== undefined) direction = own;
    else if (tokens(word).includes(token)) return direction === kind;
  }
  return false;
}

const positionIn = (run: string, token: string): number | undefined => {
  const at = run.indexOf(token);
  return at < 0 ? undefined : at;
};

const lastIn = (before: string): string | undefined =>
  directions
    .toSorted((a, b) => lastAt(before, b.pattern) - lastAt(before, a.pattern))
    .find(({ pattern }) => pattern.test(before))?.key;
const lastAt = (text: string, { source }: RegExp): number =>
  Math.max(-1, ...[...text.matchAll(new RegExp(source, 'giu'))].map(({ index }) => index));
