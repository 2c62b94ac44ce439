import { type NamedRun, nameAt } from './name-words.ts';
import { findPhrases } from './phrases.ts';
import { birthdayWishes, possessives, relationNouns, vetPhrases } from './relation-words.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * What a text says of who a name is. `claim` is a species ("cat"), "pet", a relation ("best friend") or "named"; `cue`
 * the words that say so; `quote` occurs in the text and holds both.
 */
export type RelationCue = {
  readonly name: string;
  readonly kind: 'pet' | 'person';
  readonly claim: string;
  readonly cue: string;
  readonly quote: string;
  readonly confidence: number;
};

const MOST_CHARACTERS = 20_000;
const MOST_CUES = 40;
const namings: ReadonlySet<string> = new Set(
  'called named is ist heisst namens appelle llamado llamada chiamato chiamata heet'.split(' '),
);
const having: ReadonlySet<string> = new Set('s has hat a tiene ha tem heeft is needs goes went'.split(' '));
const forWords: ReadonlySet<string> = new Set('for of with fur pour para per voor'.split(' '));

/** Names of animals and people with what the text says they are. Linear in the text; each claim once. */
export function relationCues(text: string, known?: readonly Word[]): RelationCue[] {
  const bounded = text.slice(0, MOST_CHARACTERS);
  const words = (known ?? wordsOf(bounded)).filter((word) => word.end <= bounded.length);
  const cues = new Map<string, RelationCue>();
  for (const cue of [...nounCues(bounded, words), ...vetCues(bounded, words), ...wishCues(bounded, words)]) {
    const key = `${cue.name}\n${cue.claim}`;
    if (cues.size < MOST_CUES && !cues.has(key)) cues.set(key, cue);
  }
  return [...cues.values()];
}

/** "our cat Grace", "my sister is called Anna"; "Rex, our dog", "Mia is your best friend". */
function nounCues(text: string, words: readonly Word[]): RelationCue[] {
  return findPhrases(relationNouns, words).flatMap((noun): RelationCue[] => {
    const owner = [1, 2].find((back) => possessives.has(words[noun.firstWord - back]?.folded ?? ''));
    if (owner === undefined) return [];
    const from = noun.firstWord - owner;
    const named = nameBehind(text, words, noun.afterWord) ?? nameBefore(text, words, from);
    if (named === undefined) return [];
    const cue = text.slice(words[from]?.start ?? noun.start, noun.end);
    const start = Math.min(named.start, words[from]?.start ?? noun.start);
    const quote = text.slice(start, Math.max(named.end, noun.end));
    return [{ name: named.name, ...noun.value, cue, quote, confidence: 0.9 }];
  });
}

function nameBehind(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  const skip = namings.has(words[at]?.folded ?? '') ? (namings.has(words[at + 1]?.folded ?? '') ? 2 : 1) : 0;
  const before = words[at - 1];
  const first = words[at + skip];
  if (
    before === undefined ||
    first === undefined ||
    !/^[ ,(]{1,2}|^ .{0,16} $/.test(text.slice(before.end, first.start))
  ) {
    return undefined;
  }
  if (/[.!?\n]/.test(text.slice(before.end, first.start))) return undefined;
  return nameAt(text, words, at + skip, 2);
}

function nameBefore(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  const skip = namings.has(words[at - 1]?.folded ?? '') ? 1 : 0;
  const last = words[at - 1 - skip];
  const next = words[at - skip];
  if (last === undefined || next === undefined || !/^(?: |, | \()$/.test(text.slice(last.end, next.start)))
    return undefined;
  if (skip === 0 && !/[,(]/.test(text.slice(last.end, next.start))) return undefined;
  return nameAt(text, words, at - 1 - skip, 1);
}

const FARTHEST_WORDS = 6;

/** "Grace has her vet appointment", "Grace's grooming", "vet appointment for Grace". */
function vetCues(text: string, words: readonly Word[]): RelationCue[] {
  return findPhrases(vetPhrases, words).flatMap((care): RelationCue[] => {
    const before = nearestHaver(text, words, care.firstWord);
    const behind = before === undefined ? receiver(text, words, care.afterWord) : undefined;
    const named = before ?? behind;
    if (named === undefined) return [];
    const quote = text.slice(Math.min(named.start, care.start), Math.max(named.end, care.end));
    return [
      { name: named.name, kind: 'pet', claim: 'pet', cue: text.slice(care.start, care.end), quote, confidence: 0.75 },
    ];
  });
}

function nearestHaver(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST_WORDS); i--) {
    const word = words[i];
    const next = words[i + 1];
    if (word === undefined || next === undefined || /[.!?\n]/.test(text.slice(word.end, next.start))) return undefined;
    if (having.has(next.folded)) {
      const named = nameAt(text, words, i, 1);
      if (named !== undefined) return named;
    }
  }
  return undefined;
}

function receiver(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  for (let i = at; i < at + FARTHEST_WORDS - 1; i++) {
    const word = words[i];
    const before = words[i - 1];
    if (word === undefined || (before !== undefined && /[.!?\n]/.test(text.slice(before.end, word.start))))
      return undefined;
    if (forWords.has(word.folded)) return nameAt(text, words, i + 1, 1);
  }
  return undefined;
}

/** "Happy birthday, Tom!" */
function wishCues(text: string, words: readonly Word[]): RelationCue[] {
  return findPhrases(birthdayWishes, words).flatMap((wish): RelationCue[] => {
    const first = words[wish.afterWord];
    if (first === undefined || !/^[ ,]{1,2}$/.test(text.slice(wish.end, first.start))) return [];
    const named = nameAt(text, words, wish.afterWord, 2);
    if (named === undefined) return [];
    const cue = text.slice(wish.start, wish.end);
    return [
      {
        name: named.name,
        kind: 'person',
        claim: 'named',
        cue,
        quote: text.slice(wish.start, named.end),
        confidence: 0.8,
      },
    ];
  });
}
