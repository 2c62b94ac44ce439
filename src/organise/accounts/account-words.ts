import { matchesIn } from '../../language/matches.ts';
import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import { isPaper, isPicture, type MemoryItem } from '../../memory/item.ts';
import type { DocumentKind } from '../../memory/item-text.ts';
import type { LedgerKind, LedgerState } from '../../memory/ledger.ts';
import { countIn } from '../ordering.ts';
import { isPersonWriting } from '../people/letter-writer.ts';
import { kindOfReference, kindWords } from './account-kind-words.ts';
import { type AccountSums, accountSums } from './account-sums.ts';
import { stateOf } from './ledger-state.ts';
import { stateOfDocument } from './ledger-state-words.ts';
import { isCircular, isOfficeLetter } from './office-letters.ts';
import { isForAnHour, isForDays, isPlainLetter, stateOfPlain } from './plain-dealing.ts';
import { statedDealing, stateOfDealing } from './stated-dealing.ts';

export type AccountKind = LedgerKind;
/** What a record's words say of an account: how often each kind is named, the state, what its sums are for. */
export type AccountWords = {
  readonly votes: ReadonlyMap<AccountKind, number>;
  readonly state: LedgerState;
  readonly sums: AccountSums;
  /** True of money that an insurer or a carrier pays for what went wrong: it makes nothing that was bought cheaper. */
  readonly isPayout: boolean;
  /** True where nothing that was paid comes back: "non-refundable", "no refund". */
  readonly keepsMoney: boolean;
  /** Codes of capitals alone, which only a label in small letters tells from a word: "Order GBFJMQ". */
  readonly codes: readonly string[];
  /** What looks like a code, without a word that says so: it counts when another record names it as one. */
  readonly looks: readonly string[];
  /** Capitalised words of the beginning, in order: one of them may be the city that nothing else names. */
  readonly capitals: readonly string[];
  /** Capitalised words that a word of direction stands before: "from Berlin to Rome" is bound for Rome. */
  readonly bound: readonly string[];
};

/** Kinds of documents that tell of life or of offers, not of a dealing; plain words and a sum or code overrule the doubtful. */
const leftOut: ReadonlySet<DocumentKind> = new Set(['newsletter', 'sign', 'card']);
const doubtful: ReadonlySet<DocumentKind> = new Set(['promotion', 'personal', 'notice', 'menu']);
const SURE_SCORE = 6;
const PLAIN_SCORE = 3.5;
const LEAST_SCORE = 2;
/** What structured data counts as a vote for a kind: more than all words of a letter. */
const STATED = 100;
/** A firm that plainly speaks of a visit on a day writes of one, though no kind of document is known. */
const PLAIN_VISIT_SCORE = 3;

const accountReferences = new Set([
  'booking',
  'order',
  'flight',
  'train',
  'tracking',
  'invoice',
  'ticket',
  'appointment',
]);
const payout =
  /\b(?:your|a|the) (?:\S+ ){0,2}claim\b|\bclaim (?:no|number|ref|\d)|\bcompensation\b|\bschaden(?:s?meldung|sfall|snummer)\b|\bentschädigung|\bindemnisation\b|\bsinistre\b|\bsiniestro\b|\bindennizzo\b|理赔|赔付|赔偿/iu;
const keepsMoney =
  /non[- ]?refundable|\bno refunds?\b|not (?:be )?refund(?:ed|able)|nicht erstatt(?:et|bar)|non remboursable|no reembolsable|不予退款|不可退款?|不退款/iu;

/** What stands behind a word that says that it is a code. Codes of digits alone are read with all other text. */
const labelledCapitals =
  /(?:(?<!\p{L})(?<!(?:use|promo|promotion|discount|voucher|coupon|with|enter|gift|savings|offer)[^\S\n])(?:bestellnummer|buchungsnummer|reservierungsnummer|auftragsnummer|rechnungsnummer|vorgangsnummer|ticketnummer|numéro|número|numero|código|codice|order|booking|reservation|confirmation|reference|ref\.?|rif\.?|réf\.?|code|locator|statement|invoice|folio|ticket|account|file|purchase|voucher|barcode|pnr|rechnung|bestellung|buchung(?:snummer|scode)?|reservierung|commande|réservation|référence|pedido|reserva|prenotazione)(?!\p{L})|订单号?|预[订约]号?|编号)[^\S\n]*(?:number|no\.?|nr\.?|code|is|lautet|ist|#)?[^\S\n]*[:：]?[^\S\n]*((?=[a-z0-9]*[a-z])[a-z0-9]{5,10})(?![\p{L}\p{N}])/giu;
/** Words that stand in capitals behind such a label and are no code. */
const capitalWords =
  /^(?:CLOSED|SETTLED|OPENED|ISSUED|EXPIRED|VALID|PENDING|REQUIRED|COMPLETE|APPROVED|DECLINED|RETURNED|REFUND|CHARGED|BILLED|CONFIRM|RECEIVED|DATED|ATTACHED|AMOUNT|BALANCE|HOLDER|OWNER|OFFICE|CANCEL|DETAIL|NUMBER|SUMMARY|UPDATE|CHANGE|STATUS|INVOICE|RECEIPT|SHIPPED|REQUEST|TOTAL)/;
const looksLikeCode =
  /(?<![\p{L}\p{N}-]|\d[.,])(?:(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{5,10}|[A-Z]{6}|\d{3,6}-(?:\d{3,6}|[A-Z]{1,3})|[A-Z]{1,3}-\d{3,8}|\d{5,12})(?![\p{L}\p{N}-]|[.,]\d)/gu;
/** "EUR42" of "EUR42.95" is a sum. */
const isSum =
  /^(?:EUR|USD|GBP|CHF|CNY|RMB|HKD|TWD|NT|JPY|AUD|CAD|SEK|NOK|DKK|PLN|CZK)\d+$|^\d+(?:EUR|USD|GBP|CHF|CNY|RMB|JPY)$/;
const MOST_LOOKS = 24;
/** What follows up a dealing may name its code alone. */
const news: ReadonlySet<LedgerState> = new Set(['changed', 'cancelled', 'reminded', 'delivered', 'refunded']);
const hasMixedCode = /(?<![\p{L}\p{N}])(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{5,10}(?![\p{L}\p{N}])/u;
const mixedCode = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{5,10}$/;
const capitalised = /\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}[\p{Ll}’'-]{2,})?/gu;
const boundFor =
  /(?:(?<!\p{L})(?:to|nach|vers|hacia|destino|destination:?|arrival:?|arriving (?:in|at))|→|➔|➜|飞往|前往|至)[^\S\n]*((?:\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}[\p{Ll}’'-]{2,})?)|\p{Script=Han}{2,4})/gu;
const MOST_BOUND = 8;
const CHARACTERS_WITH_PLACE = 500;
const MOST_CAPITALS = 24;

/** The account words of an item, or nothing when it is no record of a booking, order, bill or the like. */
export function accountWords(given: MemoryItem, text: string): AccountWords | undefined {
  const item = asWorded(given);
  const { documentKind } = item;
  const dealing = statedDealing(item);
  const isTalk = item.modality === 'text' && !isPaper(item);
  const isLeftOut = isTalk || (documentKind !== undefined && leftOut.has(documentKind));
  if (dealing === undefined && isLeftOut) return undefined;
  const references = (item.references ?? []).filter((r) => accountReferences.has(r.kind));
  const known = knownState(item);
  const isBare = references.length === 0 && item.amounts === undefined && item.dates === undefined;
  if (dealing === undefined && known === undefined && isBare && !hasMixedCode.test(text)) return undefined;
  const verdict = stateOf(item.title ?? '', text, documentKind) ?? { state: known, score: 0 };
  const codes = matchesIn(text, labelledCapitals)
    .flatMap((match) => match[1] ?? [])
    .filter(isCode);
  const looks = [
    ...new Set(
      (text.match(looksLikeCode) ?? []).filter((code) => !isSum.test(code)).map((code) => code.replace('-', '')),
    ),
  ].slice(0, MOST_LOOKS);
  const isNews = verdict.state !== undefined && news.has(verdict.state);
  const hasCode = references.length > 0 || codes.length > 0 || (isNews && looks.some((code) => mixedCode.test(code)));
  const title = item.title ?? '';
  if (dealing === undefined && !hasCode && (asksOpinion.test(title) || isOfficeLetter(title, text) || isCircular(text)))
    return undefined;
  const sums = accountSums(item, text);
  const isPlain = isPlainDealing(item, text);
  const told =
    notYetBilled(verdict.state, item, sums) ??
    billedAtLast(verdict.state, known, sums) ??
    givenBack(verdict.state, sums) ??
    verdict.state ??
    known ??
    stateOfCode(references, codes, sums) ??
    (isPlain ? stateOfPlain(item, sums) : undefined);
  const state = dealing === undefined ? told : stateOfDealing(dealing, told);
  if (state === undefined) return undefined;
  const votes = votesOf(`${text}\n${firmOf(item)}`, references);
  if (dealing !== undefined) countIn(votes, dealing.kind, STATED);
  if (votes.size === 0 && isPlain && isForAnHour(item)) countIn(votes, 'appointment', 0.5);
  const grounds = {
    isKnown: known !== undefined,
    hasCode,
    hasSums: Object.keys(sums).length > 0,
    isToldSum: sums.told === true,
    isPlain,
    isVisit: isVisit(votes),
    isEnded: verdict.state === 'cancelled' || verdict.state === 'refunded',
  };
  if (dealing === undefined && !isRecord(item, verdict.score, grounds)) return undefined;
  return {
    votes,
    state,
    sums: feeAlone.has(state) ? withFeeAsWhole(sums) : sums,
    isPayout: state === 'refunded' && payout.test(text),
    keepsMoney: state === 'cancelled' && keepsMoney.test(text),
    codes,
    looks,
    capitals: (text.slice(0, CHARACTERS_WITH_PLACE).match(capitalised) ?? []).slice(0, MOST_CAPITALS),
    bound: matchesIn(text.slice(0, CHARACTERS_WITH_PLACE), boundFor)
      .flatMap((m) => m[1] ?? [])
      .slice(0, MOST_BOUND),
  };
}

/**
 * What is only estimated, for days that are to come, is no bill yet, however it is to be paid; and what tells the days and
 * the price of a stay that is to come books it, whatever else it reminds of or may charge.
 */
function notYetBilled(
  said: LedgerState | undefined,
  item: MemoryItem,
  { estimated, whole, told }: AccountSums,
): LedgerState | undefined {
  if (said !== 'invoiced' && said !== 'reminded') return undefined;
  const isPriced = whole !== undefined && (said === 'invoiced' || told === true);
  const isBooking = item.documentKind === 'booking' && isPriced && isForDays(item);
  const isGuessed = said === 'invoiced' && estimated === true && (isForDays(item) || isForAnHour(item));
  return isBooking || isGuessed ? 'confirmed' : undefined;
}

/** A bill that names beside its sum what was quoted before is no quote. */
const billedAtLast = (
  said: LedgerState | undefined,
  known: LedgerState | undefined,
  { old, told }: AccountSums,
): LedgerState | undefined =>
  said === 'quoted' && (known === 'invoiced' || known === 'paid') && old !== undefined && told === true
    ? 'invoiced'
    : undefined;

/** A letter whose only sum is given back tells of that, however the parcel that came back is spoken of. */
const givenBack = (said: LedgerState | undefined, sums: AccountSums): LedgerState | undefined =>
  said !== undefined && hidesRefund.has(said) && sums.refund !== undefined && sums.whole === undefined
    ? 'refunded'
    : undefined;
const hidesRefund: ReadonlySet<LedgerState> = new Set(['delivered', 'reminded', 'paid', 'booked', 'confirmed']);

/** States in which a fee that nothing stands beside is the price: of an entry, a delivery, a reminder. */
const feeAlone: ReadonlySet<LedgerState> = new Set([
  'booked',
  'confirmed',
  'invoiced',
  'paid',
  'reminded',
  'delivered',
]);

const withFeeAsWhole = (sums: AccountSums): AccountSums =>
  sums.fee === undefined || sums.whole !== undefined || sums.deposit !== undefined || sums.balance !== undefined
    ? sums
    : { ...sums, whole: sums.fee };

/** Written in capitals, and no word that stands there in capitals. */
const isCode = (written: string): boolean =>
  written === written.toUpperCase() &&
  !capitalWords.test(written) &&
  (/\d/.test(written) || written.length === RECORD_LOCATOR || (written.match(/[AEIOU]/g) ?? []).length <= 1);

/** Letters of an airline's code; longer runs of letters that can be spoken (ITINERARY) are words. */
const RECORD_LOCATOR = 6;

/** Who asks what a stay was like deals in nothing. */
const asksOpinion =
  /\b(?:how (?:was|were|did)|rate|reviews?|survey|feedback|opinion|tell us|were we any good)\b|评价|点评|问卷|满意度/iu;

/**
 * The item with the kind of document that its words give. What headers say, that a machine wrote or to many, is so of bills
 * and bookings too: such a message is no notice, and no circular before its words are.
 */
function asWorded(item: MemoryItem): MemoryItem {
  if (item.documentKind === undefined) return item;
  const { documentKind, ...rest } = item;
  const isByHeaders = item.readings
    .filter(({ field }) => field === 'documentKind')
    .every(({ provenance }) => provenance.by === BY_HEADERS);
  if (!isByHeaders) return item;
  return documentKind === 'notice' ? rest : { ...rest, documentKind: 'promotion' };
}

const BY_HEADERS = 'mail';

/** The state that the kind of document alone gives. A photographed paper with a total on it is a receipt. */
function knownState(item: MemoryItem): LedgerState | undefined {
  const { documentKind, amounts } = item;
  if (isPicture(item) && amounts?.some(({ role, field }) => role === 'total' && field === 'ocr') === true)
    return 'paid';
  if (documentKind === 'reminder') return 'confirmed';
  return documentKind === undefined ? undefined : stateOfDocument[documentKind];
}

/** What a number and a price say without any word: a bill when tax is told or the number is a bill's, else an order. */
function stateOfCode(
  references: NonNullable<MemoryItem['references']>,
  codes: readonly string[],
  { whole, tax }: AccountSums,
): LedgerState | undefined {
  if (whole === undefined) return undefined;
  const kinds = references.map(({ kind }) => kind);
  const isNumbered = codes.length > 0 || kinds.includes('order') || kinds.includes('booking');
  if (kinds.includes('invoice') || (isNumbered && tax !== undefined)) return 'invoiced';
  return isNumbered ? 'booked' : undefined;
}

type Grounds = {
  readonly isKnown: boolean;
  readonly hasCode: boolean;
  readonly hasSums: boolean;
  readonly isToldSum: boolean;
  /** A firm writes to somebody, and offers nothing. */
  readonly isPlain: boolean;
  readonly isVisit: boolean;
  /** A cancellation may say nothing but that: which dealing it ends, its sender and its time tell. */
  readonly isEnded: boolean;
};

/** Whether words of this weight make a record, given what else speaks for it. */
function isRecord(
  item: MemoryItem,
  score: number,
  { isKnown, hasCode, hasSums, isToldSum, isVisit, isPlain, isEnded }: Grounds,
): boolean {
  if (isPicture(item) && isKnown) return true;
  // What a firm writes is not personal, however it chats.
  const isDoubtful =
    item.documentKind !== undefined &&
    doubtful.has(item.documentKind) &&
    (item.documentKind !== 'personal' || isFromPerson(item));
  // An offer has a sum, hardly ever a number of the owner's own beside it.
  const isSure = score >= SURE_SCORE ? hasCode || hasSums : score >= PLAIN_SCORE && hasCode && hasSums;
  if (isDoubtful && !isSure) return false;
  if (hasCode) return true;
  const isBill =
    item.documentKind === 'invoice' ||
    item.documentKind === 'statement' ||
    (item.documentKind === 'receipt' && isToldSum);
  const isTicket = item.documentKind === 'ticket' && item.dates !== undefined;
  if (isPlain && (hasSums || isForAnHour(item) || (isEnded && score >= PLAIN_SCORE))) return true;
  if (hasSums) return score >= (isFromPerson(item) ? SURE_SCORE : isBill || isTicket ? LEAST_SCORE : PLAIN_SCORE);
  // A dealing without a number and without a sum is a visit on a day.
  const isPlanned =
    isVisit ||
    (item.documentKind !== undefined && plans.has(item.documentKind)) ||
    (!isFromPerson(item) && isForAnHour(item));
  const least = isFromPerson(item) ? (isKnown ? PLAIN_SCORE : SURE_SCORE) : isKnown ? LEAST_SCORE : PLAIN_VISIT_SCORE;
  return isPlanned && item.dates !== undefined && score >= least;
}

/** Whether a firm writes to somebody and offers nothing. */
const isPlainDealing = (item: MemoryItem, text: string): boolean =>
  item.modality === 'email' &&
  !isFromPerson(item) &&
  (item.documentKind === undefined || item.documentKind === 'personal' || !doubtful.has(item.documentKind)) &&
  isPlainLetter(item, text);

const visits: ReadonlySet<AccountKind> = new Set(['lodging', 'flight', 'train', 'restaurant', 'ticket', 'appointment']);
const plans: ReadonlySet<DocumentKind> = new Set(['booking', 'ticket', 'change', 'cancellation', 'reminder']);
/** Visits are named by a word of weight: a room alone is in every office. */
const isVisit = (votes: ReadonlyMap<AccountKind, number>): boolean =>
  [...votes].some(([kind, n]) => visits.has(kind) && n >= 1);

/** Friends write of tickets and bookings too; firms and desks do so for the record. */
function isFromPerson({ people }: MemoryItem): boolean {
  const sender = people?.find((mention) => mention.how === 'sender');
  return sender !== undefined && isPersonWriting(sender);
}

const kindSieve = new PatternSieve(kindWords.map(({ words }) => words));

/** The firm that wrote: what a house calls itself tells what it is. */
const firmOf = (item: MemoryItem): string =>
  isFromPerson(item) ? '' : (item.people?.find(({ how }) => how === 'sender')?.name ?? '');

function votesOf(text: string, references: NonNullable<MemoryItem['references']>): Map<AccountKind, number> {
  const votes = new Map<AccountKind, number>();
  const lower = text.toLowerCase();
  const sifted = kindSieve.sift(lower);
  for (const [at, { kind, words, weight = 1 }] of kindWords.entries()) {
    const hits = mayMatch(sifted, at) ? (lower.match(words)?.length ?? 0) : 0;
    if (hits > 0) countIn(votes, kind, hits * weight);
  }
  for (const { kind } of references) {
    const voted = kindOfReference[kind];
    if (voted !== undefined) countIn(votes, ...voted);
  }
  return votes;
}
