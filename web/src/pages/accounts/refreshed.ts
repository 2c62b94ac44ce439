import type { QueryClient } from '@tanstack/react-query';
import { getAccounts, getAudit, getManagedMemories } from '../../../../src/contract/endpoints/accounts.ts';

const shown = [getAccounts.id, getAudit.id, getManagedMemories.id];

/** Reads again what the page shows, after a change: the server tells pages of changes in memories, not of accounts. */
export async function refreshed(client: QueryClient): Promise<void> {
  await Promise.all(shown.map((id) => client.invalidateQueries({ queryKey: [id] })));
}
