import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { Found } from './use-found.ts';

/** Whether the answer is a set of things, which are shown and not told by their names. */
export function isSetOfThings({ outcome, type, answer, citations }: AskResponse): boolean {
  if (outcome !== 'grounded' || type !== 'list_recall') return false;
  const ids = new Set<string>(citations.map(({ id }) => id));
  return answer.split(/,\s*/).every((one) => ids.has(one.trim()));
}

/** What the grid below an answer shows: the answer itself where it is a set; else what was found, unless it was told already. */
export function foundBelow(answer: AskResponse | undefined, search: Found): Found | undefined {
  if (answer === undefined) return search;
  const told = new Set<string>(answer.evidence.map(({ id }) => id));
  if (answer.outcome === 'abstained')
    return search.found?.items.every(({ id }) => told.has(id)) === true ? undefined : search;
  if (!isSetOfThings(answer) || answer.plan === undefined) return search;
  const ids = new Set<string>(answer.citations.map(({ id }) => id));
  const items = answer.evidence.filter(({ id }) => ids.has(id));
  return {
    ...search,
    isOld: false,
    error: undefined,
    found: {
      items,
      total: items.length,
      notes: [],
      plan: answer.plan,
      // What was loosened is said with the answer.
      ...(answer.explanation === undefined ? {} : { explanation: { ...answer.explanation, loosened: [] } }),
    },
  };
}
