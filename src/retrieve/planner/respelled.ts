import { spokenWords } from '../../language/spoken-words.ts';
import { functionWords } from './function-words.ts';
import { conceptNames } from './tables/concept-names.ts';
import { requestWords } from './tables/request-words.ts';

const plainWord = /^[a-z]+$/;
/** Words that questions are made of, by their letters in order: letters that changed places make the same key. */
const byLetters = new Map<string, string[]>();
const known = new Set<string>();
/** Words by their ends and length. */
const byEnds = new Map<string, string[]>();
const endsOf = (word: string, length: number): string => `${word[0]}${word.at(-1)}${length}`;

/** Words one slip away from a word of the tables. */
const otherWords =
  `angel angle arid bread beard board broad coarse course dairy diary desert dessert diner dinner supper super latter later sacred scared trial trail silver sliver
  united untied causal casual martial marital crate trace holly holy furry fury hoping hopping staring starring filed filled planed planned taped tapped
  scarred comma coma bitter biter belly valley tinny cloth clothe breath breathe lose loose chose choose rouge rogue signal single brian brain
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
  fifty sixty seventy eighty ninety hundred thousand first second third fourth fifth sixth seventh eighth ninth tenth
  january february march april may june july august september october november december
  airline airport flight hotel receipt invoice restaurant appointment dentist concert passport password insurance electricity internet refund delivery parcel ticket
  christmas halloween easter thanksgiving weekend weekends holiday holidays vacation birthday
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter morning evening afternoon`.split(
    /\s+/,
  );

/** "repair": repairs, repaired, repairing; "charge": charges, charged, charging; "sit": sits, sitting. */
const withEndings = (word: string): string[] => {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word.replace(/(?<=^[^aeiou]*[aeiou])([bdgmnprt])$/, '$1$1');
  return [word, /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`, `${stem}ed`, `${stem}ing`];
};

for (const word of [
  ...spokenWords.flatMap(withEndings),
  ...otherWords,
  ...functionWords,
  ...requestWords,
  ...conceptNames.flatMap((line) => line.toLowerCase().split(/[^a-z]+/)),
]) {
  if (!plainWord.test(word) || known.has(word)) continue;
  known.add(word);
  const ends = endsOf(word, word.length);
  byEnds.set(ends, [...(byEnds.get(ends) ?? []), word]);
  if (word.length >= 4) byLetters.set(sorted(word), [...(byLetters.get(sorted(word)) ?? []), word]);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Shorter words are other words when a letter is wrong. */
const SHORTEST = 5;
/** Of a long word, one letter too many or too few is no other word. */
const LONG = 8;

/** Two neighbours that changed places: the commonest slip, which hardly ever makes another word. */
function transposed(word: string): string | undefined {
  const found = (byLetters.get(sorted(word)) ?? []).filter((other) => {
    let at = 0;
    while (at < word.length && word[at] === other[at]) at += 1;
    return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A letter doubled or not doubled; in a long word, any one letter too many or too few but the first and the last. */
function lengthened(word: string): string | undefined {
  const found = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    const doubled = `${word.slice(0, at)}${word[at - 1]}${word.slice(at)}`;
    if (known.has(doubled) && doubled.length > SHORTEST) found.add(doubled);
    const single = word.slice(0, at) + word.slice(at + 1);
    const isDouble = word[at] === word[at - 1];
    if (known.has(single) && at < word.length - 1 && (isDouble || word.length > LONG)) found.add(single);
  }
  if (word.length >= LONG)
    for (const other of byEnds.get(endsOf(word, word.length + 1)) ?? [])
      if (isWithoutOne(word, other)) found.add(other);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function isWithoutOne(word: string, longer: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === longer[at]) at += 1;
  return word.slice(at) === longer.slice(at + 1);
}

/** Before an ending the tables do not know which words double a letter: writing, quitting. */
const isInflected = (word: string): boolean => /(?:ing|ed|es)$/.test(word);

/** Whether the tables know a word, in small letters, as it is or in the plural. */
export const isKnownWord = (word: string): boolean => known.has(word) || known.has(word.replace(/s$/, ''));

/** A question with slips of the finger mended in the words that questions are made of; names and what is written large stay. */
export const respelled = (question: string): string =>
  question.replace(/(?<![\p{L}\p{N}'’.@_-])[a-z]{5,}(?![\p{L}\p{N}'’@_-]|\.\p{L})/gu, (word) =>
    isKnownWord(word) ? word : (transposed(word) ?? (isInflected(word) ? undefined : lengthened(word)) ?? word),
  );
