import type { LedgerAccount } from '../../memory/ledger.ts';
import { accountWords } from '../asked/answer-words.ts';

export { itemTokens } from '../../language/item-tokens.ts';

/** Tokens that accounts stand for: an invoice of a lodging account is about a hotel, whatever its words. */
export function accountTokens(accounts: readonly LedgerAccount[]): string[] {
  const kinds = new Set(accounts.map(({ kind }) => kind));
  return accountWords.filter(({ kind }) => kinds.has(kind)).flatMap(({ words, stands = words }) => [...stands]);
}
