import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { call, type Given } from './call.ts';
import { Problem } from './problem.ts';

/** Cached data stays valid until the server reports a change (`changes`), so nothing becomes stale by age. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (times, error) => times < 2 && error instanceof Problem && error.code === 'unreachable',
    },
  },
});

/** The query key of an endpoint: its id alone invalidates all its documents. */
export const keyOf = (endpoint: Pick<Endpoint, 'id'>, given: unknown = {}): readonly [string, unknown] => [
  endpoint.id,
  given,
];

/** Reads the document of an endpoint; `whilst` keeps the previous one while the next is loading. */
export function useRead<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
  E extends EventSchemas,
>(
  endpoint: Endpoint<P, Q, B, D, E>,
  given: Given<P, Q, B>,
  options: { readonly enabled?: boolean; readonly whilst?: 'keep' } = {},
): UseQueryResult<z.output<D>> {
  return useQuery<z.output<D>>({
    queryKey: keyOf(endpoint, given),
    queryFn: ({ signal }) => call(endpoint, given, signal),
    enabled: options.enabled ?? true,
    ...(options.whilst === 'keep' ? { placeholderData: keepPreviousData } : {}),
  });
}
