import { tokens } from '../../language/tokens.ts';
import { kindsSaid } from '../asked/answer-words.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { lentBy } from '../evidence/lent-support.ts';
import type { Draft, Question } from '../question.ts';
import { quotable } from './best-sentence.ts';
import { plainWords } from './plain-words.ts';

/** An item that says so much more of what is asked is the one that was meant. */
const CLOSER = 0.25;
const ENOUGH = 0.6;
/** Others that say about as much. */
const AS_CLOSE = 0.1;
/** Another word for a thing that some letter calls as the question does. */
const OTHER_WORD = 0.6;

/**
 * The items that say much more of what the question speaks of than those that a draft cites and the other records of
 * their dealings; nothing when the draft's own say about as much. A ferry's fare is no answer to what the boat cost.
 */
export function closerItems(question: Question, judged: readonly Judged[], draft: Draft): readonly Judged[] {
  const said = judged.map(({ item }) => itemTokens(item));
  // A word that nothing says tells no item from another.
  const words = [...plainWords(question)].filter(([word]) => said.some((has) => saysIt(word, has)));
  const all = words.reduce((sum, [, weight]) => sum + weight, 0);
  if (all === 0 || draft.citations.length === 0 || isOfAskedKind(draft, question)) return [];
  const exact = new Set(words.flatMap(([word]) => (said.some((has) => has.has(word)) ? [word] : [])));
  const coverIn = (has: Pick<ReadonlySet<string>, 'has'>): number => {
    let found = 0;
    for (const [word, weight] of words)
      found += weight * (has.has(word) ? 1 : saysIt(word, has) ? (exact.has(word) ? OTHER_WORD : 1) : 0);
    return found / all;
  };
  const own = coverIn(tokensOfDealing(draft, question, judged));
  if (own + CLOSER > 1) return [];
  const open = judged.filter(
    (one) =>
      !isForEverybody(one) &&
      one.outcomes.every(({ verdict }) => verdict !== 'no') &&
      quotable(one.item).some(({ field }) => field !== 'title'),
  );
  const covers = open.map((one) => {
    const [written, agreed] = [itemTokens(one.item), new Set(agreedIn(one))];
    return { one, cover: coverIn({ has: (token) => written.has(token) || agreed.has(token) }) };
  });
  const most = Math.max(0, ...covers.map(({ cover }) => cover));
  if (most < ENOUGH || most < own + CLOSER) return [];
  return covers.filter(({ cover }) => most - cover <= AS_CLOSE).map(({ one }) => one);
}

/** All that the cited items say, and the other records of their accounts, with the places and people that those know. */
function tokensOfDealing(draft: Draft, { accounts }: Question, judged: readonly Judged[]): ReadonlySet<string> {
  const cited = new Set<string>(draft.citations.map(({ id }) => id));
  const own = draft.citations.flatMap(({ id }) => accountsOf(accounts, id));
  const ids = new Set<string>([...cited, ...own.flatMap(({ entries }) => entries.map(({ item }) => item as string))]);
  // A reply speaks of what it answers.
  const told = judged.filter(({ item }) => cited.has(item.id));
  for (const other of judged) if (told.some((one) => lentBy(other, one) > 0)) ids.add(other.item.id);
  const items = [...judged.map(({ item }) => item), ...(draft.also ?? [])].filter(({ id }) => ids.has(id));
  const said = own.flatMap(({ counterparty, place }) => tokens(`${counterparty ?? ''} ${place ?? ''}`));
  return new Set([...items.flatMap((item) => [...itemTokens(item)]), ...said, ...told.flatMap(agreedIn)]);
}

/** What the question says and the item is known to be of, in whatever words. */
const agreedIn = ({ outcomes }: Judged): string[] =>
  outcomes.flatMap(({ verdict, said }) => (verdict === 'yes' ? tokens(said) : []));

/** A bill of the sort that the question names is not given up for words. */
function isOfAskedKind(draft: Draft, { text, accounts }: Question): boolean {
  const kinds = new Set(kindsSaid(new Set(tokens(text))));
  return draft.citations.some(({ id }) => accountsOf(accounts, id).some(({ kind }) => kinds.has(kind)));
}
