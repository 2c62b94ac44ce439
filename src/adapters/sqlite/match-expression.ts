import type { TermFilter } from '../../ports/store.ts';

const quoted = (token: string): string => `"${token.replaceAll('"', '""')}"`;
const anyOf = (tokens: readonly string[]): string => tokens.map(quoted).join(' OR ');

/** An FTS5 MATCH expression, or undefined when it would match everything (FTS5 has no such expression). */
export function matchExpression(words: readonly string[], filter: TermFilter): string | undefined {
  const wanted = [
    ...(words.length === 0 ? [] : [`({title names body context} : (${anyOf(words)}))`]),
    ...filter.any.map((group) => `(terms : (${anyOf(group.length === 0 ? ['\u0001never'] : group)}))`),
  ];
  if (wanted.length === 0) return undefined;
  const all = wanted.join(' AND ');
  return filter.none.length === 0 ? all : `(${all}) NOT (terms : (${anyOf(filter.none)}))`;
}
