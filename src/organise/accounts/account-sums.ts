import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import { spelledOut } from '../../language/short-forms.ts';
import { simplified } from '../../language/simplified.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import { after, before, meaningOfRole, type SumMeaning } from './account-sum-words.ts';
import { statedSums } from './stated-dealing.ts';
import { isPart, isUnproven, type Meant, wholeOfParts } from './sum-arithmetic.ts';

/** What a record's sums say of its account; each absent where the record does not say it. */
export type AccountSums = {
  /** The price of the whole, as this record has it. */
  readonly whole?: Amount;
  /** True when words at the sum say that it is the whole, or what was paid. */
  readonly told?: true;
  /** True when the whole is an estimate. */
  readonly estimated?: boolean;
  readonly old?: Amount;
  readonly refund?: Amount;
  readonly fee?: Amount;
  readonly extra?: Amount;
  readonly deposit?: Amount;
  readonly balance?: Amount;
  readonly tax?: Amount;
};

const CENT = 0.015;
const FARTHEST_BEFORE = 70;
const FARTHEST_AFTER = 24;
/** "Sum: " stands right before its sum. */
const ADJACENT = 3;

/** Reads what each sum of an item is for by the words around it in `text` (the item's texts, title first). */
export function accountSums(item: MemoryItem, written: string): AccountSums {
  const amounts = item.amounts ?? [];
  if (amounts.length === 0) return {};
  const stated = statedSums(amounts);
  const inWords = amounts.filter(({ field }) => field !== 'structuredData');
  const sums = sumsInWords(item, inWords, written);
  if (stated.whole === undefined && stated.refund === undefined) return { ...sums, ...stated };
  // The same price in words is the price that the data states; sums of another meaning stand beside it.
  const { estimated: _, ...others } = sums;
  return { ...others, ...stated, told: true };
}

function sumsInWords(item: MemoryItem, amounts: readonly Amount[], written: string): AccountSums {
  if (amounts.length === 0) return {};
  const text = withTitleApart(written, item.title ?? '');
  const hasTotal = amounts.some(({ role }) => role === 'total');
  let cursor = 0;
  const meant = amounts.map((amount): Meant & { readonly atBooking?: true } => {
    const written = simplified(amount.text);
    const found = text.indexOf(written, cursor);
    const at = found === -1 ? text.indexOf(written) : found;
    if (at === -1) return { amount, meaning: meaningOfRole[amount.role] };
    cursor = at + written.length;
    const label = hasTotal && amount.role === 'unknown' ? ownLabel(text, at, cursor) : undefined;
    const line =
      text
        .slice(Math.max(0, at - FARTHEST_BEFORE), at)
        .split('\n')
        .at(-1) ?? '';
    const meaning = meaningAt(text, at, cursor, amount, label);
    return { amount, meaning, ...(meaning === 'old' && atBooking.test(line) ? { atBooking: true as const } : {}) };
  });
  if (isBill(item)) return sumsOf(meant);
  const own = meant.some(({ meaning }) => ofWhole.has(meaning))
    ? meant
    : meant.map((one): Meant => (one.atBooking === true ? { amount: one.amount, meaning: 'estimate' } : one));
  return sumsOf(own.filter(({ amount, meaning }) => amount.field !== 'ocr' || meaning !== 'unknown'));
}

/** “Price at booking: 390” is what was, on a bill; in the letter that confirms the booking it is all that is known. */
const atBooking =
  /预[订定约]时|下单时|\b(?:at|upon|on|when|by)(?: the)?(?: time of)? (?:your )?(?:book(?:ed|ing)|reserv(?:ed|ing|ation))\b|\bbei (?:der )?(?:buchung|reservierung)|\b(?:à|lors de) la réservation|\b(?:al|alla|en el|en la|na) (?:momento (?:della|de la|da) )?(?:prenotazione|reservar|reserva|prenotare)/iu;
const ofWhole: ReadonlySet<SumMeaning> = new Set(['new', 'paid', 'whole', 'estimate']);

/** A title is no part of the first sentence: "What it would cost" unsays no sum. */
const withTitleApart = (text: string, title: string): string =>
  title !== '' && text.startsWith(`${title}\n`) ? `${title}\n${text.slice(title.length)}` : text;

/** Bare numbers on a ticket are seats and gates; on a bill they are prices. */
const isBill = ({ documentKind, amounts }: MemoryItem): boolean =>
  documentKind === 'receipt' || documentKind === 'invoice' || amounts?.some(({ role }) => role === 'total') === true;

/** "Should that not suit you, we refund 40": what is told of a case that has not come. */
const isOfACase =
  /^\s*(?:if\b|should (?:you|this|that|it|the|your|there)\b|in case\b|unless\b|falls\b|sollten?\b|wenn\b|si\b|au cas où\b|如(?![下上图期约数何同此])|若|倘若|万一)/iu;
/** “If you would like breakfast, it is 40”, 如需早餐，整段住宿加200元: what nobody has taken yet is no price of what was taken. */
const isOffered =
  /^\s*(?:if you(?:['’]d| would| should)? (?:like|want|wish|need|prefer|fancy|care for)(?! (?:to (?:pay|settle|cancel|transfer|keep|confirm)|us to (?:keep|charge))\b)|should you (?:want|wish|like|need|prefer)(?! to (?:pay|settle|cancel|transfer|keep|confirm)\b)|(?:wenn|falls|sollten) sie [^.!?]{0,40}(?:möchten|wünschen|wollen)|möchten sie|si vous (?:souhaitez|désirez|voulez|préférez)|si (?:desea|quiere|prefiere|lo desea)|se (?:desidera|vuole|preferisce|desejar|quiser|preferir)|(?:als|indien) u [^.!?]{0,40}(?:wenst|wilt)|(?:如|若)(?:需|要|想|欲|果(?:您|你)?(?:需要|想要?|要|希望)))(?![^.!?。！？]{0,40}(?:付款|支付|退|取消|stornier|annul|cancel))/iu;
const offered: ReadonlySet<SumMeaning> = new Set(['unknown', 'whole', 'line', 'rate', 'subtotal', 'estimate']);
const ofCases: ReadonlySet<SumMeaning> = new Set(['fee', 'refund', 'extra']);
/** The sentence up to a sum, clauses and all. */
const wholeSentence = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - FARTHEST_BEFORE), start)
    .split(/[。！？\n]|[.!?]\s/u)
    .at(-1) ?? '';

const beforeSieve = new PatternSieve(before.map(({ words }) => words));
const afterSieve = new PatternSieve(after.map(({ words }) => words));

function meaningAt(text: string, start: number, end: number, amount: Amount, label: string | undefined): SumMeaning {
  const behind = spelledOut(
    text
      .slice(end, end + FARTHEST_AFTER)
      .split('\n', 1)[0]
      ?.toLowerCase() ?? '',
  );
  const sentence = sentenceTail(text.slice(Math.max(0, start - FARTHEST_BEFORE), start));
  const ofCase = (meaning: SumMeaning): SumMeaning =>
    (ofCases.has(meaning) && isOfACase.test(wholeSentence(text, start))) ||
    (offered.has(meaning) && isOffered.test(wholeSentence(text, start)))
      ? 'other'
      : meaning;
  const siftedBehind = afterSieve.sift(behind);
  const told = after.find(({ words }, at) => mayMatch(siftedBehind, at) && words.test(behind));
  if (told !== undefined) return ofCase(told.meaning);
  const inner = label ?? inColumn.exec(sentence)?.[1] ?? inParenthesis.exec(sentence)?.[1];
  const ahead = spelledOut((inner ?? sentence).toLowerCase()).replace(/[ \t\u00a0]{2,}/gu, ' ');
  let nearest: { readonly meaning: SumMeaning; readonly end: number } | undefined;
  const siftedAhead = beforeSieve.sift(ahead);
  for (const [at, { meaning, words }] of before.entries()) {
    if (!mayMatch(siftedAhead, at)) continue;
    // Not matchAll, which makes a new pattern each time.
    words.lastIndex = 0;
    for (let match = words.exec(ahead); match !== null; match = words.exec(ahead)) {
      const ends = match.index + match[0].length;
      if (cutsWord(ahead, match.index, ends)) continue;
      if (nearest === undefined || ends > nearest.end) nearest = { meaning, end: ends };
    }
  }
  if (nearest === undefined)
    return ofCase(inner === undefined || amount.role !== 'unknown' ? meaningOfRole[amount.role] : 'line');
  // "Total: " above the sum was read by its label; words of a price farther off do not unsay it.
  const own = meaningOfRole[amount.role];
  const isBeside = ahead.length - nearest.end <= ADJACENT;
  return nearest.meaning === 'whole' && !isBeside && own !== 'unknown' && own !== 'line'
    ? own
    : ofCase(nearest.meaning);
}

const startsLabel = /^[\p{Lu}\p{Lo}\d*•-]/u;
const LONGEST_LABEL = 44;

/**
 * What labels a sum that ends its line: the words before it, or the line above where it stands alone. On a bill with a total
 * the other lines are what they say themselves, whatever sentence is above them ("We charge: fee 101.84, material 14.00").
 */
function ownLabel(text: string, start: number, end: number): string | undefined {
  const rest = text.slice(end, text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end));
  if (rest.trim().length > 3) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const beside = text.slice(from, start).trim();
  const above = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1)).trim();
  const label = (beside === '' ? above : beside).replace(/[\s:：.…|-]+$/u, '');
  return label.length <= LONGEST_LABEL && startsLabel.test(label) && !/[.!?。！？,;]/u.test(label) ? label : undefined;
}

/** In a bill's column a sum belongs to the words of its own line, whatever is headed above. */
const inColumn = /\n([^\n]*[\p{L}\p{N})%.] {2,}(?:\p{Lu}{3} {0,2})?)$/u;
/** Behind a sum, what stands in brackets is a part of it: "78.99 all in (bag 9.00)". The words before them are of the sum outside. */
const inParenthesis = /^[^()（）\n]{0,24}[(（]([^()（）]*)$/u;

const sentenceEnd =
  /(?<!\b(?:incl|excl|approx|inkl|zzgl|ca|no|nr|est|max|min|tel|st|vs))[.!?;](?=\s)|[。！？；，]|\n\s*\n|\d[.,]\d\d(?!\d)[^\S\n]*[,\n]?/giu;

/** The part of a text that belongs to what follows: after its last full stop, sum or empty line. */
function sentenceTail(text: string): string {
  let cut = 0;
  sentenceEnd.lastIndex = 0;
  for (let match = sentenceEnd.exec(text); match !== null; match = sentenceEnd.exec(text)) cut = sentenceEnd.lastIndex;
  return text.slice(cut);
}

const isLetter = /[\p{L}]/u;
const isHan = /\p{Script=Han}/u;
/** True when a match begins or ends inside a word of letters. */
function cutsWord(text: string, start: number, end: number): boolean {
  const [before1, first, last, after1] = [text[start - 1], text[start], text[end - 1], text[end]];
  const joins = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && isLetter.test(a) && isLetter.test(b) && !isHan.test(a) && !isHan.test(b);
  return joins(before1, first) || joins(last, after1);
}

/** Which meanings give the whole, surest first; among sums of one meaning the last said for payments, else the largest. */
const wholes = ['new', 'paid', 'whole', 'estimate', 'unknown', 'rate', 'line', 'subtotal'] as const;
const lastSaid: ReadonlySet<SumMeaning> = new Set(['new']);

function sumsOf(meant: readonly Meant[]): AccountSums {
  const of = (meaning: SumMeaning): Amount | undefined => {
    // Most meanings have no sum, and all of them are asked for.
    if (!meant.some((m) => m.meaning === meaning)) return undefined;
    const alike = meant.filter((m) => m.meaning === meaning).map((m) => m.amount);
    // A statement writes what was paid before with a minus.
    const positive = meaning === 'paid' ? alike.filter((one) => one.value >= 0 && !isOfLastBill(one, meant)) : alike;
    const sums = positive.length > 0 || meant.some((m) => m.meaning === 'whole') ? positive : alike;
    return lastSaid.has(meaning) ? sums.at(-1) : largest(sums);
  };
  const [now, paid] = [of('new'), of('paid')];
  // "Was 120, now 84; you paid 88.95 with delivery": what was paid is no less than what one thing costs now.
  const [all, deposit] = [of('whole'), of('deposit')];
  // "Deposit 187, collected 436.23, grand total 623.23": what was paid last is the rest.
  const isRest =
    now === undefined &&
    paid !== undefined &&
    all !== undefined &&
    deposit !== undefined &&
    Math.abs(Math.abs(paid.value) + Math.abs(deposit.value) - all.value) < CENT;
  const isMore = now !== undefined && paid !== undefined && Math.abs(paid.value) > Math.abs(now.value);
  const meaning = isRest ? 'whole' : isMore ? 'paid' : wholes.find((m) => of(m) !== undefined);
  const said = meaning === undefined ? undefined : of(meaning);
  const made = madeWhole(meant, meaning, said);
  const whole = made ?? said;
  const parts = {
    old: of('old'),
    refund: of('refund'),
    fee: of('fee'),
    extra: of('extra'),
    deposit: of('deposit'),
    balance: of('balance'),
    tax: of('tax'),
  };
  // "Change fee 40, fare difference 57.50, paid today 97.50": what a change took on top is no price.
  const { fee, extra, refund } = parts;
  if (whole !== undefined && fee !== undefined && extra !== undefined && refund === undefined) {
    const onTop = Math.abs(fee.value) + Math.abs(extra.value);
    if (Math.abs(onTop - Math.abs(whole.value)) < CENT) return { fee: absolute(fee), extra: absolute(whole) };
  }
  return {
    ...(whole === undefined ? {} : { whole: absolute(whole) }),
    ...(made !== undefined || meaning === 'new' || meaning === 'paid' || meaning === 'whole'
      ? { told: true as const }
      : {}),
    ...(meaning === 'estimate' && made === undefined ? { estimated: true } : {}),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, sum]) => (sum === undefined ? [] : [[name, absolute(sum)]])),
    ),
  };
}

/** What no words say that it is: sums that others make say it by themselves. */
const untold: ReadonlySet<SumMeaning> = new Set(['unknown', 'line', 'subtotal', 'rate']);

/** The whole that other sums of the record make, where what the words say is one of these, or nothing much. */
function madeWhole(
  meant: readonly Meant[],
  meaning: SumMeaning | undefined,
  said: Amount | undefined,
): Amount | undefined {
  const made = wholeOfParts(meant);
  if (made === undefined) return undefined;
  if (said === undefined || meaning === undefined || untold.has(meaning)) return made.whole.amount;
  const one = { amount: said, meaning };
  return isPart(made, one) || isUnproven(made, one, meant) ? made.whole.amount : undefined;
}

/** "Previous balance 72.50, payments received 72.50, total due 220.19": what was paid is what the bill before was. */
const isOfLastBill = (paid: Amount, meant: readonly Meant[]): boolean =>
  meant.some(({ meaning }) => meaning === 'whole' || meaning === 'new') &&
  meant.some(
    ({ amount, meaning }) => (meaning === 'old' || meaning === 'other') && Math.abs(amount.value - paid.value) < CENT,
  ) &&
  !meant.some(({ amount, meaning }) => meaning === 'whole' && Math.abs(amount.value - paid.value) < CENT);

/** A payment or a refund may be written with a minus; what it is for is said by its meaning. */
const absolute = (amount: Amount): Amount => (amount.value < 0 ? { ...amount, value: -amount.value } : amount);

function largest(sums: readonly Amount[]): Amount | undefined {
  let best: Amount | undefined;
  for (const sum of sums) if (best === undefined || Math.abs(sum.value) > Math.abs(best.value)) best = sum;
  return best;
}
