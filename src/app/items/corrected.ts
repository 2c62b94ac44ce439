import type { CorrectionResponse } from '../../contract/browse-verbs.ts';
import type { Change } from '../../ports/store.ts';

/** The record that says that something was put right beside organising, which is therefore due. */
export const ORGANISE_DUE = 'organise-due';

/** What a word of the owner came to. `organises`: it holds fully when the memory has been organised, which is due. */
export type Corrected = CorrectionResponse & { readonly organises?: true };

export type CorrectionOptions = {
  /** Whoever asked does not wait for long work: it is left due, and the answer says so. */
  readonly later?: boolean;
};

/** The record that says that organising is due. */
export const organiseDue: Change = {
  op: 'putRecord',
  kind: 'stage',
  id: ORGANISE_DUE,
  value: { name: ORGANISE_DUE, version: 1 },
};

/** By which ids what is written here is taken back. */
export const idsOfSaid = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.op === 'putRecord' && change.kind === 'correction' ? [change.value.at] : []));
