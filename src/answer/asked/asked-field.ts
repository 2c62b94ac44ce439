import type { Reference } from '../../memory/item-text.ts';
import type { LedgerKind } from '../../memory/ledger.ts';

/**
 * A fact that a record states in a form of its own, and how it is asked for. A row is a fact: `cue` finds it in a
 * question, `written` in a record, with the value in the group `v`.
 */
export type AskedField = {
  readonly id: string;
  readonly cue: RegExp;
  /** A question with these words asks for something else. */
  readonly unless?: RegExp;
  readonly written: readonly RegExp[];
  /** Codes that records hold by kind. */
  readonly references?: readonly Reference['kind'][];
  /** The one that the account is with: the hotel, the airline, the shop. */
  readonly party?: readonly LedgerKind[];
  readonly number?: boolean;
  /** Whether only a name answers, and no sentence in which there is none. */
  readonly isNamed?: boolean;
  /** Whether the value names a thing, which has a name in every language. */
  readonly isThing?: boolean;
};
