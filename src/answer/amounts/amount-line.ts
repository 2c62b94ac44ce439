import type { LedgerKind } from '../../memory/ledger.ts';

/** Parts of a bill that nothing else on it answers for, by the words that ask for them. */
const parts: readonly { readonly asks: RegExp; readonly ofStay?: true }[] = [
  // What is debited from an account was paid; a refund that is to be deducted is no discount.
  {
    asks: /\b(?:how much|what)\b(?!.*\brefund)[^?]{0,40}\b(?:deducted|deductions?|discount(?:ed)?|rebate|reduction|knocked off|taken off|struck off)\b(?![^?]{0,20}\b(?:account|card|balance|salary|wages?|pay)\b)|(?:减免|抵扣|扣减|优惠|便宜|折扣|打折)(?:了|掉|的)?(?:金额|数额|部分)?(?:是|有|省)?(?:了)?(?:多少|几)(?!晚|天|折)|(?:多少|几)(?:钱)?(?:的)?(?:优惠|折扣|减免)/iu,
  },
  // Of a stay the whole never answers for these; elsewhere it may be all there is: a breakfast in a café.
  { asks: /\bbreakfasts?\b|早[餐饭]|\b(?:car )?parking\b|停车/iu, ofStay: true },
];

/** What is counted in is not what is asked for. */
const withIt =
  /\b(?:with|incl?\.?|including|inclusive of|plus|and) (?:the |all |any )?(?:breakfasts?|parking)(?: (?:costs?|charges?|fees?))?\b|(?:含|连|包括|包含|加上|算上)(?:早[餐饭]|停车)/giu;

/** Whether a part of a bill is asked for, which no whole tells: of a dealing of the kind, or of any. */
export function asksForPartAlone(text: string, kind?: LedgerKind): boolean {
  const part = parts.find(({ asks }) => asks.test(text.replace(withIt, ' ')));
  return part !== undefined && (part.ofStay !== true || kind === 'lodging');
}
