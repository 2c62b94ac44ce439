import { deleteQuestions, getCompletions, getSuggestions } from '../../contract/endpoints/suggestions.ts';
import type { Routes } from '../mounted.ts';

export function mountSuggestions(routes: Routes): void {
  routes.on(getSuggestions, ({ app, query: { q, kind, limit } }) =>
    app.suggestNames(q, { limit, ...(kind === undefined ? {} : { kind }) }),
  );
  routes.on(getCompletions, ({ app, query: { q, limit } }) => app.completeNames(q, { limit }));
  routes.on(deleteQuestions, async ({ app }) => ({ forgotten: await app.forgetQuestions() }));
}
