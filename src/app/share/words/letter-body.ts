import { phraseAt } from '../../../language/phrases.ts';
import { closings, officeClosings, salutations } from '../../../language/relation-words.ts';
import { wordsOf } from '../../../language/words.ts';
import { type Body, mainText } from '../../../memory/item-text.ts';

const LONGEST_GREETING = 60;
const MOST_CLOSING_LINES = 10;

/** What a letter says, without quotations, signature, salutation and everything from its closing on. */
export function letterBody(body: Body): string {
  const lines = mainText(body).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const from = first !== -1 && isGreeting(lines[first] ?? '') ? first + 1 : Math.max(0, first);
  const rest = lines.slice(from);
  const closing = rest.findLastIndex(isClosing);
  const kept =
    closing > 0 && rest.length - closing <= MOST_CLOSING_LINES * 2 ? rest.slice(0, closing) : withoutSignedName(rest);
  return kept.join('\n').trim();
}

/** A short first line that ends as salutations do, or begins with a word of them. */
function isGreeting(line: string): boolean {
  const said = line.trim();
  if (said.length > LONGEST_GREETING) return false;
  const [first] = wordsOf(said);
  return /[,:，：！!]$/.test(said) && (/[：:]$|好/.test(said) || said.split(/\s+/).length <= 8)
    ? true
    : first !== undefined && salutations.has(first.folded) && !/[.?。？]$/.test(said);
}

function isClosing(line: string): boolean {
  const said = line.trim();
  const words = wordsOf(said);
  if (said === '' || said.length > LONGEST_GREETING || words.length > 8) return false;
  const phrase = phraseAt(closings, words, 0) ?? phraseAt(officeClosings, words, 0);
  return phrase !== undefined && words.length - phrase.afterWord <= 3;
}

/** The last line alone, apart from the rest and too short for a sentence: a name. */
function withoutSignedName(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const said = (lines[last] ?? '').trim();
  const isAlone = last > 0 && (lines[last - 1] ?? '').trim() === '';
  const isShort = said.split(/\s+/).length <= 4 && said.length <= 40 && !/[.!?。！？\d]/.test(said);
  return isAlone && isShort ? lines.slice(0, last) : lines;
}
