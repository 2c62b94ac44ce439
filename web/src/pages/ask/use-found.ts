import { useMemo } from 'react';
import { postSearch } from '../../../../src/contract/endpoints/question.ts';
import type { SearchOrder, SearchResponse } from '../../../../src/contract/question-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../words/language.ts';

/** The content of the grid, and its heading. */
export type FoundThings = Pick<SearchResponse, 'total' | 'notes' | 'remarks' | 'plan' | 'explanation'> & {
  readonly planText?: string;
  readonly items: readonly FoundItem[];
};
/** A result; the match probability is omitted for cited items. */
export type FoundItem = ItemBrief & { readonly probability?: number };

export type Found = {
  readonly found: FoundThings | undefined;
  /** The previous results stay until the new ones are loaded. */
  readonly isOld: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly again: () => void;
};

export type When = {
  readonly isWanted?: boolean;
  /** Not while typing: results with fewer constraints take several searches. */
  readonly isResting?: boolean;
  readonly sort?: SearchOrder;
};

/** Results for the text or the edited plan. If there are none, results with fewer constraints. */
export function useFound(words: string, plan: QueryPlan | undefined, limit: number, when: When = {}): Found {
  const { isWanted = true, isResting = true, sort = 'relevance' } = when;
  const explainIn = useLanguage();
  const asks = isWanted && (words.trim() !== '' || plan !== undefined);
  const asked = useMemo(
    () => ({
      q: words,
      ...(plan === undefined ? {} : { plan }),
      limit,
      explainIn,
      ...(sort === 'relevance' ? {} : { sort }),
    }),
    [words, plan, limit, explainIn, sort],
  );
  const search = useRead(postSearch, { body: { ...asked, explain: 'found' } }, { enabled: asks, whilst: 'keep' });
  const isEmpty = search.data?.items.length === 0 && !search.isPlaceholderData;
  const otherwise = useRead(
    postSearch,
    { body: { ...asked, explain: 'always' } },
    { enabled: asks && isEmpty && isResting },
  );
  return {
    found: asks ? ((isEmpty ? otherwise.data : undefined) ?? search.data) : undefined,
    isOld: search.isPlaceholderData,
    isBusy: search.isFetching,
    error: search.error,
    again: () => void search.refetch(),
  };
}
