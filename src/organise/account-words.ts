import type { MemoryItem } from '../memory/item.ts';
import type { DocumentKind } from '../memory/item-text.ts';
import type { LedgerKind, LedgerState } from '../memory/ledger.ts';
import { kindOfReference, kindWords, REFERENCE_VOTES } from './account-kind-words.ts';
import { type AccountSums, accountSums } from './account-sums.ts';
import { stateOf } from './ledger-state.ts';
import { stateOfDocument } from './ledger-state-words.ts';

export type AccountKind = LedgerKind;
/** What a record's words say of an account: how often each kind is named, the state, what its sums are for. */
export type AccountWords = {
  readonly votes: ReadonlyMap<AccountKind, number>;
  readonly state: LedgerState;
  readonly sums: AccountSums;
  /** True where nothing that was paid comes back: "non-refundable", "no refund". */
  readonly keepsMoney: boolean;
};

/** Kinds of documents that tell of life or of offers, not of a dealing; a code and a plain state overrule the soft ones. */
const leftOut: ReadonlySet<DocumentKind> = new Set(['newsletter', 'menu', 'sign', 'card']);
const doubtful: ReadonlySet<DocumentKind> = new Set(['promotion', 'personal', 'notice']);
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

/** The account words of an item, or nothing when it is no record of a booking, order, bill or the like. */
export function accountWords(item: MemoryItem, text: string): AccountWords | undefined {
  const { documentKind } = item;
  if (item.modality === 'text' || (documentKind !== undefined && leftOut.has(documentKind))) return undefined;
  const references = (item.references ?? []).filter((r) => accountReferences.has(r.kind));
  const isReminder = documentKind === 'reminder';
  const isKnown = isReminder || (documentKind !== undefined && stateOfDocument[documentKind] !== undefined);
  const hasSums = (item.amounts?.length ?? 0) > 0;
  if (!isKnown && references.length === 0 && !hasSums) return undefined;
  const verdict = stateOf(item.title ?? '', text, documentKind);
  const state = verdict?.state ?? (isReminder ? 'confirmed' : undefined);
  if (state === undefined) return undefined;
  const score = verdict?.score ?? 0;
  if (documentKind !== undefined && doubtful.has(documentKind) && (references.length === 0 || score < SURE_SCORE))
    return undefined;
  if (!isKnown && references.length === 0 && score < PLAIN_SCORE) return undefined;
  return {
    votes: votesOf(text, references),
    state,
    sums: accountSums(item, text),
    keepsMoney: state === 'cancelled' && keepsMoney.test(text),
  };
}

function votesOf(text: string, references: NonNullable<MemoryItem['references']>): Map<AccountKind, number> {
  const votes = new Map<AccountKind, number>();
  for (const { kind, words } of kindWords) {
    const hits = text.match(words)?.length ?? 0;
    if (hits > 0) votes.set(kind, hits);
  }
  for (const { kind } of references) {
    const voted = kindOfReference[kind];
    if (voted !== undefined) votes.set(voted, (votes.get(voted) ?? 0) + REFERENCE_VOTES);
  }
  return votes;
}
