import { tokens } from '../../language/tokens.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { moneyText } from '../wording.ts';
import { type AmountAsk, amountAsk } from './amount-ask.ts';

const MOST_READ = 6;

/** What kind of sum the words ask for, beside the total. */
const roleCues: readonly { readonly pattern: RegExp; readonly role: Amount['role'] }[] = [
  {
    pattern: /\b(?:refund\w*|reimburs\w*|(?:money|came|get|got|given|paid) back|credited)\b|退(?:款|了|还)|返还/i,
    role: 'refund',
  },
  { pattern: /\bdeposit\b|押金|定金|订金/i, role: 'deposit' },
  { pattern: /\b(?:tax|vat)\b|税/i, role: 'tax' },
  { pattern: /\btips?\b|\bgratuity\b|小费/i, role: 'tip' },
  { pattern: /\b(?:fee|surcharge|postage|shipping|delivery cost)\b|手续费|运费/i, role: 'fee' },
];

/** The sum that a record of the evidence itself states: of the asked role, or for the asked thing, or the total. */
export function statedAmount(question: Question): Draft | undefined {
  const role = roleCues.find(({ pattern }) => pattern.test(question.text))?.role;
  let best: { readonly draft: Draft; readonly score: number } | undefined;
  const ask = amountAsk(question.text);
  const read = question.supported.filter(
    (one) =>
      !isForEverybody(one) && !isReplaced(one.item.id, question) && !isOfOtherKind(one.item.id, ask.kinds, question),
  );
  for (const [place, hit] of read.slice(0, MOST_READ).entries()) {
    const amounts = hit.item.amounts ?? [];
    for (const [index, amount] of amounts.entries()) {
      const score = amountScore(amount, role, question.topic, amounts.length) - 0.7 * place;
      if (best === undefined || score > best.score) best = { draft: draftOf(hit, index, amount), score };
    }
  }
  return best !== undefined && best.score > -2 ? best.draft : undefined;
}

const ofTravelling: ReadonlySet<LedgerKind> = new Set(['lodging', 'flight', 'train', 'ticket', 'restaurant']);
/** The bill of a flight tells no price of a hotel, though both are in the town that is asked about. */
const isOfOtherKind = (id: Support['item']['id'], kinds: AmountAsk['kinds'], { accounts }: Question): boolean => {
  const own = accountsOf(accounts, id);
  const asksForTravel = kinds.size > 0 && [...kinds].every((kind) => ofTravelling.has(kind));
  return asksForTravel && own.length > 0 && own.every(({ kind }) => ofTravelling.has(kind) && !kinds.has(kind));
};

/** What only planned, where a bill has come since. */
const isReplaced = (id: Support['item']['id'], { accounts }: Question): boolean =>
  accountsOf(accounts, id).some(
    ({ entries, current }) =>
      current !== id &&
      entries.some(
        ({ item, supersededBy, counted }) => item === id && supersededBy !== undefined && counted === undefined,
      ),
  );

function amountScore(
  amount: Amount,
  role: Amount['role'] | undefined,
  topic: ReadonlyMap<string, number>,
  rivals: number,
): number {
  const said = new Set(tokens(amount.what ?? ''));
  const shared = [...topic.keys()].filter((token) => saysIt(token, said)).length / Math.max(1, topic.size);
  const wanted = role === undefined ? amount.role === 'total' : amount.role === role;
  return (
    (wanted ? 2 : 0) + 2.5 * shared + (rivals === 1 ? 1 : 0) - (role === undefined && amount.role === 'refund' ? 3 : 0)
  );
}

const draftOf = ({ item }: Support, index: number, amount: Amount): Draft => ({
  text: moneyText(amount),
  type: 'number',
  citations: [cite(item.id, `amounts.${index}`, amount.text)],
  sureness: amount.role === 'total' ? 0.8 : 0.65,
  notes: [],
});
