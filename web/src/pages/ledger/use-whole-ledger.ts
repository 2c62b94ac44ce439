import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getLedger } from '../../../../src/contract/endpoints/ledger.ts';
import type { LedgerListResponse } from '../../../../src/contract/ledger-verb.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';

const PAGE = 1000;

/** Every account, or those of a trip, page after page: what is filtered and summed while one types is all of it. */
export const useWholeLedger = (trip: string | undefined): UseQueryResult<LedgerListResponse> =>
  useQuery({
    queryKey: keyOf(getLedger, { trip }),
    queryFn: ({ signal }) => wholeLedger(trip, signal),
    placeholderData: keepPreviousData,
  });

async function wholeLedger(trip: string | undefined, signal: AbortSignal): Promise<LedgerListResponse> {
  const query = { limit: PAGE, ...(trip === undefined ? {} : { trip }) };
  const first = await call(getLedger, { query }, signal);
  const accounts = [...first.accounts];
  for (let cursor = first.nextCursor; cursor !== undefined; ) {
    const next = await call(getLedger, { query: { ...query, cursor } }, signal);
    accounts.push(...next.accounts);
    cursor = next.nextCursor;
  }
  return { ...first, accounts };
}
