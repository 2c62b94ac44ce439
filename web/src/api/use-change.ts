import { type QueryKey, type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { toast } from '../parts/toasts.tsx';
import { call, type Given } from './call.ts';
import { Problem } from './problem.ts';
import { queryClient } from './use-read.ts';

/**
 * A mutation that invalidates the endpoints with these ids afterwards. Errors are shown in a toast with
 * advice; `failed` is the message for unknown errors.
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

/** The message of an error with advice; `otherwise` for unknown errors. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Problem)) return otherwise;
  return error.action === undefined ? error.message : `${error.message} ${error.action}`;
}

/** Invalidates these endpoints, so that displayed data is reloaded. */
export const invalidate = (endpoints: readonly Pick<Endpoint, 'id'>[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] satisfies QueryKey })));
