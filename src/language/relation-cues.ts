import { matchesIn } from './matches.ts';
import { type NamedRun, nameAt, nameEndingAt, notNames } from './name-words.ts';
import { findPhrases } from './phrases.ts';
import { hanCues } from './relation-cues-han.ts';
import { treatCues } from './relation-cues-treat.ts';
import {
  articles,
  birthdayWishes,
  kinTitles,
  othersOwn,
  type RelationCue,
  type RelationNoun,
  readersOwn,
  relationAdjectives,
  relationNouns,
  writersOwn,
} from './relation-words.ts';
import { carePhrases, vetPhrases } from './relation-words-pets.ts';
import { marksOf, type Word, wordsOf } from './words.ts';

const MOST_CHARACTERS = 20_000;
const MOST_CUES = 40;
const namings: ReadonlySet<string> = new Set(
  'called named name is ist heisst namens name appelle appelee prenomme llamado llamada llama se chiamato chiamata chiama si heet genaamd que qui s'.split(
    ' ',
  ),
);
const having: ReadonlySet<string> = new Set(
  's has hat a tiene ha tem heeft is needs goes went had gets got missed'.split(' '),
);
const forWords: ReadonlySet<string> = new Set(
  'for of with fur pour para per voor with mit avec con com met'.split(' '),
);

/** Who writes to whom about animals: then any appointment is one of theirs. */
const aboutAnimals =
  /\b(vets?|veterinar\w*|paws?|pets?|animals?|kennels?|cattery|groom\w*|tierarzt\w*|tierklinik|vétérinaire|veterinari\w*|dierenarts)\b|宠物|动物|兽医/iu;

/**
 * Names of animals and people with what the text says they are. Linear in the text; each claim once. `about` is what
 * stands around it, such as its subject and who sent it.
 */
export function relationCues(text: string, known?: readonly Word[], about = ''): RelationCue[] {
  const bounded = text.slice(0, MOST_CHARACTERS);
  const all = known ?? wordsOf(bounded);
  const words = text.length === bounded.length ? all : all.filter((word) => word.end <= bounded.length);
  const cues = new Map<string, RelationCue>();
  const isAnimals = about !== '' && aboutAnimals.test(about);
  const kinds = cueKindsIn(words);
  const found = [
    ...(kinds.has('noun') ? nounCues(bounded, words) : []),
    ...(kinds.has('title') ? titleCues(bounded, words) : []),
    ...(kinds.has('vet') || isAnimals ? vetCues(bounded, words, isAnimals) : []),
    ...(kinds.has('wish') ? wishCues(bounded, words) : []),
    ...hanCues(bounded, isAnimals),
    ...treatCues(bounded),
  ];
  for (const cue of found) {
    const key = `${cue.name}\n${cue.claim}`;
    if (cues.size < MOST_CUES && !cues.has(key)) cues.set(key, cue);
  }
  return [...cues.values()];
}

type CueKind = 'noun' | 'title' | 'vet' | 'wish';
/** The words that cues of each kind begin with, so that one look at a word tells which rules are worth trying. */
const openings = new Map<string, CueKind[]>();
for (const [kind, table] of [
  ['noun', relationNouns],
  ['title', kinTitles],
  ['vet', vetPhrases],
  ['wish', birthdayWishes],
] as const) {
  for (const word of table.keys()) openings.set(word, [...(openings.get(word) ?? []), kind]);
}
const opens = marksOf(openings.keys());

function cueKindsIn(words: readonly Word[]): ReadonlySet<CueKind> {
  const kinds = new Set<CueKind>();
  for (const { folded, mark } of words) {
    const opened = opens[mark] === 1 ? openings.get(folded) : undefined;
    if (opened !== undefined) for (const kind of opened) kinds.add(kind);
  }
  return kinds;
}

/** "our cat Grace", "my sister is called Anna"; "Rex, our dog", "Mia is your best friend"; "the dog Rex". */
function nounCues(text: string, words: readonly Word[]): RelationCue[] {
  return findPhrases(relationNouns, words).flatMap((noun): RelationCue[] => {
    const whose = ownerBefore(text, words, noun.firstWord, noun.value);
    if (whose === undefined || isTitle(words, noun.firstWord, whose.at)) return [];
    const named = nameBehind(text, words, noun.afterWord) ?? nameBefore(text, words, whose.at);
    if (named === undefined || (whose.of === 'article' && named.start < noun.start)) return [];
    const from = words[whose.at]?.start ?? noun.start;
    const quote = text.slice(Math.min(named.start, from), Math.max(named.end, noun.end));
    const of = whose.of === 'article' ? 'other' : whose.of;
    return [{ name: named.name, ...noun.value, of, cue: text.slice(from, noun.end), quote, confidence: 0.9 }];
  });
}

/** Words for a wife that stand before a lady's name as well: “your neighbour Frau Lindner” is nobody's wife. */
const ladies: ReadonlySet<string> = new Set(['frau']);
const isTitle = (words: readonly Word[], noun: number, owner: number): boolean =>
  ladies.has(words[noun]?.folded ?? '') &&
  words.slice(owner + 1, noun).some(({ folded }) => !relationAdjectives.has(folded));

/** "Grandma Rosa turns 80", "with Uncle Tom": of the writer's family, where nobody else's is said. */
function titleCues(text: string, words: readonly Word[]): RelationCue[] {
  return words.flatMap((word, i): RelationCue[] => {
    const claim = kinTitles.get(word.folded);
    if (claim === undefined || !/^\p{Lu}/u.test(text.slice(word.start, word.start + 2))) return [];
    const before = words[i - 1]?.folded ?? '';
    if (readersOwn.has(before) || othersOwn.has(before) || text.charAt(word.end) !== ' ') return [];
    const named = nameAt(text, words, i + 1, 1);
    if (named === undefined) return [];
    const cue = text.slice(word.start, word.end);
    const quote = text.slice(word.start, named.end);
    return [{ name: named.name, kind: 'person', claim, of: 'writer', cue, quote, confidence: 0.7 }];
  });
}

type Owner = { readonly of: RelationCue['of'] | 'article'; readonly at: number };
const MOST_ADJECTIVES = 2;

/** The possessive before a noun, past adjectives; of an animal an article will do. */
function ownerBefore(text: string, words: readonly Word[], noun: number, what: RelationNoun): Owner | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - 1 - MOST_ADJECTIVES); at--) {
    const word = words[at];
    const next = words[at + 1];
    if (word === undefined || next === undefined || !/^[ \u00a0-]{1,2}$/.test(text.slice(word.end, next.start))) {
      return undefined;
    }
    if (writersOwn.has(word.folded)) return { of: 'writer', at };
    if (readersOwn.has(word.folded)) return { of: 'reader', at };
    if (othersOwn.has(word.folded)) return { of: 'other', at };
    if (what.kind === 'pet' && articles.has(word.folded)) return { of: 'article', at };
    if (!relationAdjectives.has(word.folded) && at < noun - 1) return undefined;
    if (!relationAdjectives.has(word.folded) && /^\p{Lu}/u.test(text.slice(word.start, word.start + 2)))
      return undefined;
  }
  return undefined;
}

const MOST_NAMING = 3;

function nameBehind(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  const before = words[at - 1];
  if (before === undefined) return undefined;
  let skip = 0;
  while (skip < MOST_NAMING && namings.has(words[at + skip]?.folded ?? '')) skip++;
  const first = words[at + skip];
  if (first === undefined || first.start - before.end > 24) return undefined;
  const gap = text.slice(before.end, first.start);
  if (/[.!?;:\n]/.test(gap) || (skip === 0 && !/^(?: |, ?| \(| ["“‘'])$/.test(gap))) return undefined;
  return nameAt(text, words, at + skip, 2);
}

function nameBefore(text: string, words: readonly Word[], at: number): NamedRun | undefined {
  const skip = /^(?:is|ist|est|es|is)$/.test(words[at - 1]?.folded ?? '') ? 1 : 0;
  const last = words[at - 1 - skip];
  const next = words[at - skip];
  if (last === undefined || next === undefined || !/^(?: |, | \(| [-–—] )$/.test(text.slice(last.end, next.start)))
    return undefined;
  if (skip === 0 && !/[,(–—-]/.test(text.slice(last.end, next.start))) return undefined;
  return nameEndingAt(text, words, at - 1 - skip, 2);
}

/** "Patient: Juno": one name, as animals have. */
const patient =
  /\b(?:patient|patientin|pet(?: name)?|animal|tier|name des tieres)\s?:\s?(\p{Lu}\p{Ll}+)(?![\p{L}'’]| \p{Lu})/giu;

const FARTHEST_WORDS = 6;

/** "Grace has her vet appointment", "Grace's grooming", "vet appointment for Grace"; any care once a vet is spoken of. */
function vetCues(text: string, words: readonly Word[], isAnimals: boolean): RelationCue[] {
  const vets = findPhrases(vetPhrases, words);
  if (vets.length === 0 && !isAnimals) return [];
  const patients = matchesIn(text, patient).flatMap((m): RelationCue[] => {
    const name = m[1] ?? '';
    const isWord = notNames.has(name.toLowerCase());
    return isWord ? [] : [{ name, kind: 'pet', claim: 'pet', of: 'other', cue: m[0], quote: m[0], confidence: 0.8 }];
  });
  const cared = [...vets, ...findPhrases(carePhrases, words)].flatMap((care): RelationCue[] => {
    const named = nearestHaver(text, words, care.firstWord) ?? receiver(text, words, care.afterWord);
    if (named === undefined) return [];
    const quote = text.slice(Math.min(named.start, care.start), Math.max(named.end, care.end));
    const cue = text.slice(care.start, care.end);
    return [{ name: named.name, kind: 'pet', claim: 'pet', of: 'other', cue, quote, confidence: 0.75 }];
  });
  return [...patients, ...cared];
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
    if (forWords.has(word.folded)) {
      const named = nameAt(text, words, i + 1, 2);
      // A clinic or a doctor is dealt with by a name of several words; an animal has one.
      return named === undefined || named.name.includes(' ') ? undefined : named;
    }
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
    const quote = text.slice(wish.start, named.end);
    return [{ name: named.name, kind: 'person', claim: 'named', of: 'other', cue, quote, confidence: 0.8 }];
  });
}
