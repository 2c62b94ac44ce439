import type { QueryPlan } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Retrieval, SearchOptions } from '../retrieve/search.ts';

/** What answering stands on: a store, and the search of `src/retrieve`, handed in so that stages stay apart. */
export type AnswerTools = {
  readonly store: Store;
  readonly retrieve: (store: Store, query: string, options: SearchOptions) => Promise<Retrieval>;
};

export type AnswerOptions = { readonly now?: string; readonly plan?: QueryPlan };
