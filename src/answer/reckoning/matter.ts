import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { askingWords } from '../asked/answer-words.ts';
import { sameWords, saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { letterheadOf } from '../evidence/letterhead.ts';
import { type Question, wordTokens } from '../question.ts';

/**
 * The words of a stretch of a question that say what it is about, each with how telling it is. Taken widely, "travel" and
 * "room" are among them, which rows of a bill have.
 */
export function tellingWords(
  text: string,
  { retrieval }: Question,
  unsaid: ReadonlySet<string>,
  isWide = false,
): Map<string, number> {
  const items = Math.max(2, retrieval.gazetteer.items);
  const rarity = (token: string): number =>
    Math.log(1 + 1 / Math.max(retrieval.wordRates.get(token) ?? 0, 1 / (2 * items)));
  const cut = /\p{Script=Han}/u.test(text)
    ? [...wordTokens(text), ...tokens(text.replace(/\p{Script=Han}+/gu, ' '))]
    : contentTokens(text);
  return new Map(
    cut
      .filter((token) => (isWide || !askingWords.has(token)) && !unsaid.has(token))
      .map((token) => [token, isTalk(token, retrieval) ? TALK : rarity(token)]),
  );
}

/** What a Chinese word counts that nobody writes: cut across two words, most often. */
const TALK = 0.5;
const isTalk = (token: string, { wordRates }: Question['retrieval']): boolean =>
  /\p{Script=Han}/u.test(token) && (wordRates.get(token) ?? 0) === 0 && !sameWords.has(token);

/** How much of the words something says. */
export const sayingOf = (words: ReadonlyMap<string, number>, has: ReadonlySet<string>): number =>
  [...words].reduce((sum, [token, weight]) => sum + (saysIt(token, has) ? weight : 0), 0);

/** The share of all words that what is said makes; all of it where no word tells anything. */
export function shareOf(words: ReadonlyMap<string, number>, says: number): number {
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  return all === 0 ? 1 : says / all;
}

/** A letter with how much it says of what a question speaks of. */
export type Letter = { readonly item: MemoryItem; readonly says: number; readonly judged: Judged };

const MOST_READ = 40;
/** What is said of a letter's people, place and time counts beside its words. */
const BY_FACT = 1.5;
const AGAINST = -2.5;
const BY_FIT = 0.05;

/** Letters and pictures with words, those that say most of it first; of "than last year" their own time tells nothing. */
export function lettersSaying(
  words: ReadonlyMap<string, number>,
  judged: readonly Judged[],
  unheard: ReadonlySet<string> = new Set(),
): Letter[] {
  return judged
    .slice(0, MOST_READ)
    .map((one) => {
      const facts = one.outcomes.reduce(
        (sum, { tool, verdict }) =>
          sum +
          (tool === 'modality' || tool === 'object' || unheard.has(tool)
            ? 0
            : verdict === 'yes'
              ? BY_FACT
              : verdict === 'no'
                ? AGAINST
                : 0),
        0,
      );
      return { item: one.item, judged: one, says: sayingOf(words, itemTokens(one.item)) + facts + BY_FIT * one.fit };
    })
    .toSorted((a, b) => b.says - a.says);
}

const LEAST_CODE = 4;
const codesOf = ({ references = [] }: MemoryItem): readonly string[] =>
  references.map(({ code }) => code.toLowerCase()).filter((code) => code.length >= LEAST_CODE);

/** Whether two records are of one dealing: an account, a sender, a number or a subject that both have. */
export function isOfOneMatter(a: MemoryItem, b: MemoryItem, { accounts }: Question): boolean {
  if (a.id === b.id) return true;
  const own = accountsOf(accounts, a.id);
  if (accountsOf(accounts, b.id).some((account) => own.includes(account))) return true;
  const [one, other] = [letterheadOf(a), letterheadOf(b)];
  if (one.subject !== '' && one.subject === other.subject) return true;
  if (codesOf(a).some((code) => codesOf(b).includes(code))) return true;
  return one.house !== undefined && one.house === other.house;
}

const LEAST_SAYS = 0.4;
const MOST_OF_MATTER = 8;

/** The letters that say most, and what else is of the matter of the first: no more than are read at once. */
export function matterOf(letters: readonly Letter[], question: Question): readonly Letter[] {
  const [first] = letters;
  if (first === undefined || first.says <= 0) return [];
  return letters
    .filter((letter) => letter.says >= LEAST_SAYS * first.says || isOfOneMatter(first.item, letter.item, question))
    .slice(0, MOST_OF_MATTER);
}
