import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Amount } from '../memory/item-text.ts';
import type { LedgerAccount, LedgerKind } from '../memory/ledger.ts';
import type { AmountAsk } from './amount-ask.ts';
import type { AmountPart } from './amount-parts.ts';
import type { Question } from './question.ts';
import { saysIt } from './same-words.ts';

/** Kinds of dealings in which several things are bought at once, each with a price of its own; work and its material are one. */
const ofThings: ReadonlySet<LedgerKind> = new Set(['order', 'appointment', 'groceries', 'restaurant']);
/** Lines that are of the whole, and no thing that was bought. */
const ofWhole =
  /\b(?:sub-?total|total|tax(?:es)?|vat|gst|mwst|tva|iva|moms|shipping|delivery|postage|handling|fees?|service|svc|tip|discount|voucher|coupon|paid|payment|balance|due|charged|refund\w*|deposit|insurance|amount|sum|labou?r|parts|versand|lieferung|gesamt\w*|summe|rabatt)\b|小计|合计|总|税|运费|配送|优惠|实付|退款|押金|定金|余额/iu;
/** Who asks for the whole means no line of it. */
const asksWhole =
  /\b(?:total|altogether|in all|order|bill|invoice|receipt|everything|all of|in the end|finally)\b|总|一共|共|全部|订单|账单|最后|最终/iu;
const FEWEST_THINGS = 2;
const ACCESSORY = 3;

/** The price of the one thing that is asked for, of a bill with several; nothing where the whole may be meant. */
export function lineAsked(
  account: LedgerAccount,
  items: ReadonlyMap<ItemId, MemoryItem>,
  { topic, text }: Question,
  ask: AmountAsk,
): readonly AmountPart[] | undefined {
  if (ask.measure !== 'total' || ask.many || !ofThings.has(account.kind) || asksWhole.test(text)) return undefined;
  const party = new Set(tokens(account.counterparty ?? ''));
  const asked = [...topic.keys()].filter((token) => !ask.said.has(token) && !party.has(token));
  if (asked.length === 0) return undefined;
  for (const { item } of account.entries.toReversed()) {
    const amounts = items.get(item)?.amounts ?? [];
    if (amounts.some(({ value }) => value < 0)) return undefined;
    const things = amounts.filter(isThing);
    if (new Set(things.map(({ what }) => what)).size < FEWEST_THINGS) continue;
    const [line, other] = things
      .filter(({ what }) => {
        const said = new Set(tokens(what ?? ''));
        return asked.some((token) => saysIt(token, said));
      })
      .toSorted((a, b) => b.value - a.value);
    // What goes with it names it too: a cable for the lamp, taking away the old one.
    if (line !== undefined && line.value >= (other?.value ?? 0) * ACCESSORY) return [{ item, amount: line, sign: 1 }];
  }
  return undefined;
}

const isThing = ({ role, what = '' }: Amount): boolean =>
  (role === 'unknown' || role === 'line') && /\p{L}{2}/u.test(what) && !ofWhole.test(what);
