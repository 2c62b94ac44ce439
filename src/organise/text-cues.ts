import { findPhrases } from '../language/phrases.ts';
import { relationCues } from '../language/relation-cues.ts';
import { aliasCues } from '../language/relation-cues-alias.ts';
import { dedicationCue, letterCues } from '../language/relation-cues-letter.ts';
import type { RelationCue } from '../language/relation-words.ts';
import { type Species, speciesPhrases } from '../language/relation-words-pets.ts';
import { type Word, wordsOf } from '../language/words.ts';

/**
 * What a text says of who somebody is. `of` says toward whom: the text's writer, its reader, or neither. In a conversation
 * `by` is the name of who says it.
 */
export type TextCue = Said & { readonly by?: string };

type Said =
  | {
      readonly kind: 'relation';
      readonly role: string;
      readonly name: string;
      readonly of: RelationCue['of'];
      readonly quote: string;
    }
  | {
      readonly kind: 'pet';
      readonly name: string;
      readonly species?: string;
      readonly of: RelationCue['of'];
      readonly quote: string;
    }
  /** The writer signs as "Mum": the writer is the reader's mother. */
  | { readonly kind: 'sign-off'; readonly role: string; readonly quote: string }
  /** Another name for whoever of the life `context` names. */
  | { readonly kind: 'alias'; readonly alias: string; readonly context: string; readonly quote: string }
  /** The reader is greeted as "Mum": the reader is the writer's mother. */
  | { readonly kind: 'greeting'; readonly role: string; readonly quote: string };

/** Words on an animal, kept so that what they name can be told once names are known. */
export type AnimalTalk = { readonly species: string; readonly sentence: string };
export type TextSayings = { readonly cues: readonly TextCue[]; readonly animals: readonly AnimalTalk[] };

const LONGEST_TEXT = 20_000;
export const MOST_CUES = 20;
export const MOST_ANIMALS = 4;
const SENTENCE_REACH = 120;

/**
 * Who is who, as a text says it: relations of named people to the writer or the reader, animals by name, family
 * greetings and sign-offs; and the sentences that speak of an animal. Of the first 20,000 characters, at most 20 cues,
 * each with the words that say so. `about` is what stands around the text: its subject, who sent it.
 */
export function textSayings(text: string, about = ''): TextSayings {
  const head = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  if (head.trim() === '') return { cues: [], animals: [] };
  const words = wordsOf(head);
  const cues = [
    ...relationCues(head, words, about).flatMap(cueOf),
    ...letterSayings(head, words),
    ...aliases(head, about),
  ];
  return { cues: cues.slice(0, MOST_CUES), animals: animalTalk(head, words) };
}

const aliases = (text: string, about: string): TextCue[] =>
  aliasCues(text, about).map((cue) => ({ kind: 'alias', ...cue }));

function cueOf({ kind, claim, name, of, quote }: RelationCue): TextCue[] {
  if (kind === 'person') return claim === 'named' ? [] : [{ kind: 'relation', role: claim, name, of, quote }];
  return [{ kind: 'pet', name, ...(claim === 'pet' ? {} : { species: claim }), of, quote }];
}

function letterSayings(text: string, words: readonly Word[]): TextCue[] {
  const found = letterCues(text, words).flatMap(({ who, role, quote }): TextCue[] =>
    role === undefined ? [] : [{ kind: who === 'writer' ? 'sign-off' : 'greeting', role, quote }],
  );
  const dedicated = dedicationCue(text);
  return dedicated === undefined ? found : [...found, { kind: 'relation', of: 'reader', ...dedicated }];
}

const hanAnimal = /(猫|狗|犬|兔子|仓鼠|鹦鹉)/u;
const hanSpecies: Readonly<Record<string, Species>> = {
  猫: 'cat',
  狗: 'dog',
  犬: 'dog',
  兔子: 'rabbit',
  仓鼠: 'hamster',
  鹦鹉: 'bird',
};

function animalTalk(text: string, words: readonly Word[]): AnimalTalk[] {
  const spoken = findPhrases(speciesPhrases, words).map(({ value, start }) => ({ species: value, start }));
  const han = hanAnimal.exec(text);
  const all = han === null ? spoken : [...spoken, { species: hanSpecies[han[1] ?? ''] ?? 'pet', start: han.index }];
  return all.slice(0, MOST_ANIMALS).map(({ species, start }) => ({ species, sentence: sentenceAround(text, start) }));
}

function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - SENTENCE_REACH), at);
  const behind = text.slice(at, at + SENTENCE_REACH);
  let from = before.length;
  while (from > 0 && !sentenceEnds.has(before.charAt(from - 1))) from -= 1;
  const to = /^[^.!?。！？\n]*/u.exec(behind)?.[0] ?? '';
  return `${before.slice(from)}${to}`;
}

const sentenceEnds: ReadonlySet<string> = new Set('.!?。！？\n');
