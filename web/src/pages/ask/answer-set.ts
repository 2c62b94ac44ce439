import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { Found, FoundItem } from './use-found.ts';

/** Whether the answer is a set of items, which are shown instead of listing their ids. */
export function isSetOfThings({ outcome, type, answer, citations }: AskResponse): boolean {
  if (outcome !== 'grounded' || type !== 'list_recall') return false;
  const ids = new Set<string>(citations.map(({ id }) => id));
  return answer.split(/,\s*/).every((one) => ids.has(one.trim()));
}

/** Cited items precede other matches; relaxed constraints and notes are shown with the answer. */
function citedFirst(cited: readonly FoundItem[], search: Found): Found {
  const { found } = search;
  if (found === undefined) return search;
  const ids = new Set<string>(cited.map(({ id }) => id));
  const known = new Map(found.items.map((item) => [item.id as string, item]));
  const items = [...cited.map((item) => known.get(item.id) ?? item), ...found.items.filter(({ id }) => !ids.has(id))];
  const explanation = found.explanation === undefined ? {} : { explanation: { ...found.explanation, loosened: [] } };
  const total = found.total === undefined ? {} : { total: Math.max(found.total, items.length) };
  return { ...search, found: { ...found, items, ...total, notes: [], remarks: [], ...explanation } };
}

/** The grid below an answer: the answer itself if it is a set; otherwise the results that are not shown above. */
export function foundBelow(answer: AskResponse | undefined, search: Found): Found | undefined {
  if (answer === undefined) return search;
  const told = new Set<string>(answer.evidence.map(({ id }) => id));
  if (answer.outcome === 'abstained')
    return search.found?.items.every(({ id }) => told.has(id)) === true ? undefined : search;
  if (answer.outcome === 'failed') return search;
  const ids = new Set<string>(answer.citations.map(({ id }) => id));
  const items = answer.evidence.filter(({ id }) => ids.has(id));
  if (!isSetOfThings(answer) || answer.plan === undefined) return citedFirst(items, search);
  return {
    ...search,
    isOld: false,
    error: undefined,
    found: {
      items,
      total: items.length,
      notes: [],
      plan: answer.plan,
      // Relaxed constraints are shown with the answer.
      ...(answer.explanation === undefined ? {} : { explanation: { ...answer.explanation, loosened: [] } }),
    },
  };
}
