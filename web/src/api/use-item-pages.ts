import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import type { ItemPageResponse } from '../../../src/contract/people-pages.ts';
import type { ItemBrief } from '../../../src/contract/shapes.ts';
import { call, type Given } from './call.ts';
import { keyOf } from './use-read.ts';

type PagesOfItems = {
  readonly items: readonly ItemBrief[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly isReadingMore: boolean;
  readonly error: unknown;
  readonly more: () => void;
  readonly again: () => void;
};

/** Items in pages, from an endpoint with a cursor. */
export function useItemPages<
  P extends z.ZodType,
  Q extends z.ZodType<unknown, { readonly cursor?: string | undefined }>,
  B extends z.ZodType,
  D extends z.ZodType<ItemPageResponse>,
  E extends EventSchemas,
>(endpoint: Endpoint<P, Q, B, D, E>, given: Given<P, Q, B>): PagesOfItems {
  const asked = useInfiniteQuery({
    queryKey: keyOf(endpoint, given),
    queryFn: async ({ pageParam, signal }): Promise<ItemPageResponse> => {
      const query = pageParam === '' ? given.query : { ...(given.query ?? {}), cursor: pageParam };
      return call(endpoint, { ...given, query } as Given<P, Q, B>, signal);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  return {
    items: asked.data?.pages.flatMap(({ items }) => items) ?? [],
    hasMore: asked.hasNextPage,
    isLoading: asked.isLoading,
    isReadingMore: asked.isFetchingNextPage,
    error: asked.error,
    more: () => void asked.fetchNextPage(),
    again: () => void asked.refetch(),
  };
}
