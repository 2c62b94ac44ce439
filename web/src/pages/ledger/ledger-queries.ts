import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getLedger, getLedgerSums } from '../../../../src/contract/endpoints/ledger.ts';
import type { LedgerGroup } from '../../../../src/contract/ledger-verb.ts';
import { type LedgerKind, ledgerKinds } from '../../../../src/memory/ledger.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';

/** Filters in the URL; empty strings mean no filter. */
export type LedgerAsked = {
  readonly kind: string;
  readonly year: string;
  readonly words: string;
  readonly trip: string | undefined;
};

const ACCOUNTS = 100;
const GROUPS = 200;
/** Dates are sorted in descending order, names in ascending. */
const byTime: ReadonlySet<LedgerGroup> = new Set(['year', 'month', 'trip']);

/** Filters as server parameters. Invalid kinds or years in the URL are ignored. */
function filterOf({ kind, year, words, trip }: LedgerAsked) {
  const known: LedgerKind | undefined = ledgerKinds.find((one) => one === kind);
  return {
    ...(known === undefined ? {} : { kind: known }),
    ...(/^\d{4}$/.test(year) ? { from: year, to: year } : {}),
    ...(words.trim() === '' ? {} : { words: words.trim().slice(0, 200) }),
    ...(trip === undefined ? {} : { trip }),
  };
}

const cursorIn = ({ nextCursor }: { readonly nextCursor?: string | undefined }) => nextCursor;
const from = (cursor: string) => (cursor === '' ? {} : { cursor });

/** Matching accounts in pages, latest first; each page includes the totals of all matches. */
export function useAccounts(asked: LedgerAsked) {
  const query = { ...filterOf(asked), order: 'desc', choices: 'true', limit: ACCOUNTS } as const;
  return useInfiniteQuery({
    queryKey: [...keyOf(getLedger, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) => call(getLedger, { query: { ...query, ...from(pageParam) } }, signal),
    initialPageParam: '',
    getNextPageParam: cursorIn,
    placeholderData: keepPreviousData,
  });
}

/** Totals by group, in pages. The previous grouping stays until the next is loaded; each page names its grouping. */
export function useGroups(by: LedgerGroup, asked: LedgerAsked) {
  const order = byTime.has(by) ? 'latest' : 'largest';
  const query = { ...filterOf(asked), by, order, limit: GROUPS } as const;
  return useInfiniteQuery({
    queryKey: [...keyOf(getLedgerSums, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) => call(getLedgerSums, { query: { ...query, ...from(pageParam) } }, signal),
    initialPageParam: '',
    getNextPageParam: cursorIn,
    placeholderData: keepPreviousData,
  });
}
