import type { Word } from './words.ts';

/** A run of capitalised words: what stands where a name is expected. */
export type NamedRun = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly afterWord: number;
};

/** Capitalised words (folded) that begin sentences or letters and name nobody. */
export const notNames: ReadonlySet<string> = new Set(
  `the this that these those there they then today tomorrow tonight yesterday when where what which who how our your my his her their it its we you he she i and but or for from with
  in on at to of as if so no not all any some yes please thanks thank dear hello hi hey hallo liebe lieber bonjour hola ciao cher chere best kind regards love cheers sincerely just also after before because since while here now welcome order invoice booking reservation
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  re fwd fw aw wg reminder appointment next annual yearly mr mrs ms dr miss sir madam herr frau monsieur madame team customer guest friend friends everyone everybody all mum mom dad grandma grandpa
  veterinary vet clinic hospital practice insurance english wow yeah surprisingly apparently obviously recently lately honestly anyway sure well meanwhile besides however sorry congrats congratulations happy even only still like both plus each every more most much many
  day days week month year morning evening night birthday christmas easter new total subtotal room price amount tax date time number email phone website www http https free
  der die das und wir sie ihr ist ein eine le la les un une et vous nous el los las una il lo gli os um uma de het een wow thankfully luckily hopefully unfortunately sadly actually finally maybe oh yeah ok okay let see are is was do did can will`.split(
    /\s+/,
  ),
);

const capitalised = /^\p{Lu}/u;
/** What may stand between two words of one name. */
const joint = /^(?: |-|['’]| & |\. )$/;

/** A full stop joins only behind an abbreviation: "St. Gallen", but not "Keller. See". */
function isJoint(text: string, left: Word, right: Word): boolean {
  const gap = text.slice(left.end, right.start);
  return joint.test(gap) && (gap !== '. ' || left.end - left.start <= 2);
}

/** The name that starts at a word: up to `most` capitalised words in one line, or nothing. */
export function nameAt(text: string, words: readonly Word[], at: number, most = 3): NamedRun | undefined {
  const first = words[at];
  if (first === undefined || !isNameWord(text, first) || notNames.has(first.folded)) return undefined;
  let last = first;
  let after = at + 1;
  while (after - at < most) {
    const next = words[after];
    if (next === undefined || !isJoint(text, last, next) || !isNameWord(text, next)) break;
    last = next;
    after++;
  }
  return { name: text.slice(first.start, last.end), start: first.start, end: last.end, afterWord: after };
}

/** "Grace" but not "grace", "A4" or the "s" of "Grace's". */
const isNameWord = (text: string, word: Word): boolean =>
  word.end - word.start > 1 && capitalised.test(text.slice(word.start, word.start + 2)) && !/\d/.test(word.folded);

/** The name that ends with a word: up to `most` capitalised words in one line, or nothing. */
export function nameEndingAt(text: string, words: readonly Word[], last: number, most = 2): NamedRun | undefined {
  let first = last;
  for (let at = last - 1; last - at < most; at--) {
    const word = words[at];
    const next = words[at + 1];
    if (word === undefined || next === undefined || !isJoint(text, word, next)) break;
    if (!isNameWord(text, word) || notNames.has(word.folded)) break;
    first = at;
  }
  return nameAt(text, words, first, last - first + 1);
}
