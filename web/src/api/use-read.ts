import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { call, type Given } from './call.ts';
import { Problem } from './problem.ts';

/** What is read stays for as long as the memory says nothing has changed (`changes`), so nothing is stale by age. */
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

/** The key under which an endpoint's document is kept: all of an endpoint's are invalidated by its id alone. */
export const keyOf = (endpoint: Pick<Endpoint, 'id'>, given: unknown = {}): readonly [string, unknown] => [
  endpoint.id,
  given,
];

/** Reads an endpoint's document; `whilst` keeps the one before while another is read. */
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
