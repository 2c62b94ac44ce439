import { plainAddress } from '../language/mail-address.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { DocumentKind } from '../memory/item-text.ts';
import type { LedgerKind, LedgerState } from '../memory/ledger.ts';
import { kindOfReference, kindWords } from './account-kind-words.ts';
import { type AccountSums, accountSums } from './account-sums.ts';
import { isDeskAddress, isFirmName } from './address-form.ts';
import { stateOf } from './ledger-state.ts';
import { stateOfDocument } from './ledger-state-words.ts';
import { countIn } from './ordering.ts';

export type AccountKind = LedgerKind;
/** What a record's words say of an account: how often each kind is named, the state, what its sums are for. */
export type AccountWords = {
  readonly votes: ReadonlyMap<AccountKind, number>;
  readonly state: LedgerState;
  readonly sums: AccountSums;
  /** True where nothing that was paid comes back: "non-refundable", "no refund". */
  readonly keepsMoney: boolean;
  /** Codes of capitals alone, which only a label in small letters tells from a word: "Order GBFJMQ". */
  readonly codes: readonly string[];
  /** Capitalised words of the beginning, in order: one of them may be the city that nothing else names. */
  readonly capitals: readonly string[];
};

/** Kinds of documents that tell of life or of offers, not of a dealing; plain words and a sum or code overrule the doubtful. */
const leftOut: ReadonlySet<DocumentKind> = new Set(['newsletter', 'sign', 'card']);
const doubtful: ReadonlySet<DocumentKind> = new Set(['promotion', 'personal', 'notice', 'menu']);
const SURE_SCORE = 6;
const PLAIN_SCORE = 3.5;

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
const keepsMoney =
  /non[- ]?refundable|\bno refunds?\b|not (?:be )?refund(?:ed|able)|nicht erstatt(?:et|bar)|non remboursable|no reembolsable|不予退款|不可退款?|不退款/iu;

const labelledCapitals =
  /(?:[Oo]rder|[Bb]ooking|[Rr]eservation|[Cc]onfirmation|[Rr]eference|[Bb]estellung|[Bb]uchung|[Rr]eservierung|[Cc]ommande|[Rr]éservation|[Pp]edido|[Rr]eserva|订单号?|预订号?|预约号?)[^\S\n]*(?:[Nn]umber|[Nn]o\.?|[Nn]r\.?|[Cc]ode|#)?[^\S\n]*[:：]?[^\S\n]*([A-Z]{5,8})(?![\p{L}\p{N}])/gu;
const capitalised = /\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}[\p{Ll}’'-]{2,})?/gu;
const CHARACTERS_WITH_PLACE = 500;
const MOST_CAPITALS = 24;

/** The account words of an item, or nothing when it is no record of a booking, order, bill or the like. */
export function accountWords(item: MemoryItem, text: string): AccountWords | undefined {
  const { documentKind } = item;
  if (item.modality === 'text' || (documentKind !== undefined && leftOut.has(documentKind))) return undefined;
  const references = (item.references ?? []).filter((r) => accountReferences.has(r.kind));
  const hasSums = (item.amounts?.length ?? 0) > 0;
  const known = knownState(item);
  if (known === undefined && references.length === 0 && !hasSums && item.dates === undefined) return undefined;
  const verdict = stateOf(item.title ?? '', text, documentKind) ?? { state: known, score: 0 };
  const state = verdict.state ?? known;
  const codes = [...text.matchAll(labelledCapitals)].flatMap((match) => match[1] ?? []);
  const hasCode = references.length > 0 || codes.length > 0;
  if (state === undefined || !isRecord(item, verdict.score, { isKnown: known !== undefined, hasCode, hasSums })) {
    return undefined;
  }
  return {
    votes: votesOf(text, references),
    state,
    sums: accountSums(item, text),
    keepsMoney: state === 'cancelled' && keepsMoney.test(text),
    codes,
    capitals: (text.slice(0, CHARACTERS_WITH_PLACE).match(capitalised) ?? []).slice(0, MOST_CAPITALS),
  };
}

/** The state that the kind of document alone gives. A photographed paper with a total on it is a receipt. */
function knownState({ documentKind, modality, amounts }: MemoryItem): LedgerState | undefined {
  const isPaper = modality === 'image' || modality === 'video';
  if (isPaper && amounts?.some(({ role, field }) => role === 'total' && field === 'ocr') === true) return 'paid';
  if (documentKind === 'reminder') return 'confirmed';
  return documentKind === undefined ? undefined : stateOfDocument[documentKind];
}

type Grounds = { readonly isKnown: boolean; readonly hasCode: boolean; readonly hasSums: boolean };

/** Whether words of this weight make a record, given what else speaks for it. */
function isRecord(item: MemoryItem, score: number, { isKnown, hasCode, hasSums }: Grounds): boolean {
  const isPaper = item.modality === 'image' || item.modality === 'video';
  const isDoubtful = item.documentKind !== undefined && doubtful.has(item.documentKind);
  if (isDoubtful && !(isPaper && isKnown) && !(score >= SURE_SCORE && (hasCode || hasSums))) return false;
  if (isKnown || hasCode) return hasCode || hasSums || !isFromPerson(item) || score >= PLAIN_SCORE;
  return score >= (hasSums ? PLAIN_SCORE : SURE_SCORE) && (hasSums || item.dates !== undefined);
}

/** Friends write of tickets and bookings too; firms and desks do so for the record. */
function isFromPerson({ people }: MemoryItem): boolean {
  const sender = people?.find((mention) => mention.how === 'sender');
  if (sender === undefined) return false;
  return !isFirmName(sender.name) && !(sender.address !== undefined && isDeskAddress(plainAddress(sender.address)));
}

function votesOf(text: string, references: NonNullable<MemoryItem['references']>): Map<AccountKind, number> {
  const votes = new Map<AccountKind, number>();
  const lower = text.toLowerCase();
  for (const { kind, words, weight = 1 } of kindWords) {
    const hits = lower.match(words)?.length ?? 0;
    if (hits > 0) countIn(votes, kind, hits * weight);
  }
  for (const { kind } of references) {
    const voted = kindOfReference[kind];
    if (voted !== undefined) countIn(votes, ...voted);
  }
  return votes;
}
