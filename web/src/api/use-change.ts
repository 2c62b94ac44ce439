import { type QueryKey, type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { toast } from '../parts/toasts.tsx';
import { call, type Given } from './call.ts';
import { Problem } from './problem.ts';
import { queryClient } from './use-read.ts';

/**
 * Changes something, then reads anew what the endpoints with these ids told. What went wrong is told in a toast, with
 * what to do; `failed` is said where it is not known.
 */
export function useChange<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
  E extends EventSchemas,
>(
  endpoint: Endpoint<P, Q, B, D, E>,
  changes: readonly Pick<Endpoint, 'id'>[],
  failed: string,
): UseMutationResult<z.output<D>, unknown, Given<P, Q, B>> {
  return useMutation<z.output<D>, unknown, Given<P, Q, B>>({
    mutationFn: (given) => call(endpoint, given),
    onError: (error) => toast({ text: wordsOf(error, failed), tone: 'bad' }),
    onSettled: () => invalidate(changes),
  });
}

/** What went wrong, with what to do; `otherwise` where it is not known. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Problem)) return otherwise;
  return error.action === undefined ? error.message : `${error.message} ${error.action}`;
}

/** What these endpoints told is read anew wherever it is shown. */
export const invalidate = (endpoints: readonly Pick<Endpoint, 'id'>[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] satisfies QueryKey })));
