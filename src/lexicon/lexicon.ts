import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Beside `src` in a checkout and beside `dist` in the package. */
const folder = new URL('../../lexicon/', import.meta.url);

const words = z.union([
  z.array(z.string().min(1)),
  z.string().transform((text) => text.split(/\s+/u).filter((w) => w !== '')),
]);
/** Kinds of values as question words ask for them; `any` says nothing of the kind. */
export const kindsAsked = ['moment', 'place', 'money', 'party', 'number', 'length', 'any'] as const;
export type KindAsked = (typeof kindsAsked)[number];
/** By what two things are compared. */
export const aspects = ['length', 'price', 'time'] as const;
export type Aspect = (typeof aspects)[number];

const lexiconSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** Units of lengths of time, and how many minutes each has. */
  units: z.record(z.string(), z.strictObject({ minutes: z.number().positive(), names: z.array(z.string().min(1)) })),
  numbers: z.record(z.string(), z.number()),
  reason: words,
  negation: words,
  change: words,
  address: words,
  stop: words,
  /** What nodes of structured data are called, by their type, and what their properties are called, by what they say. */
  things: z.record(z.string(), words),
  slots: z.record(z.string(), words),
  /** What stands before where a journey goes, and before where it begins. */
  towards: words,
  away: words,
  /** By which words a question asks for which kind of value, and words that only go with asking. */
  asks: z.record(z.enum(kindsAsked), words),
  beside: words,
  /** How two things are compared: what is asked of each (`{}`), and words for the lesser and the greater of them. */
  compares: z.record(z.enum(aspects), z.strictObject({ each: z.string().includes('{}'), less: words, more: words })),
  /** What stands between two things that a question names, likeliest first, and what stands around them without being of them. */
  between: words,
  around: words,
  /** What asks which of several things there are, all of them. */
  several: words,
  /** Out of sight by the owner's word. */
  archived: words,
  /** Stars that the owner gave, and what bounds their number from below and from above. */
  rated: words,
  stars: words,
  atLeast: words,
  atMost: words,
});

/** The words of a language by their sense. */
export type Lexicon = z.infer<typeof lexiconSchema>;
export type WordList =
  | 'reason'
  | 'negation'
  | 'change'
  | 'address'
  | 'stop'
  | 'archived'
  | 'rated'
  | 'stars'
  | 'atLeast'
  | 'atMost'
  | 'towards'
  | 'away'
  | 'beside'
  | 'between'
  | 'around'
  | 'several';

/** The lexicons of all languages, a file each; a new language is a new file. Errors: those of a file that is none. */
export const lexicons: readonly Lexicon[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => lexiconSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));

/** One expression for any of the words of a list, in all languages: whole words, but in Chinese anywhere. */
export function anyOf(all: readonly string[], flags = 'iu'): RegExp {
  const escaped = all
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (/^\p{Script=Han}/u.test(word)) return plain;
      return `${/^\p{L}/u.test(word) ? '(?<!\\p{L})' : ''}${plain}${/\p{L}$/u.test(word) ? '(?!\\p{L})' : ''}`;
    });
  return new RegExp(escaped.join('|'), flags);
}

/** The words of one list, in all languages. */
export const wordsOf = (list: WordList): readonly string[] => lexicons.flatMap((lexicon) => lexicon[list]);
