import type { TermFilter } from '../../ports/store.ts';
import { encodeToken } from '../../postings/token-code.ts';

const quoted = (token: string): string => `"${encodeToken(token).replaceAll('"', '""')}"`;
const anyOf = (tokens: readonly string[]): string => tokens.map(quoted).join(' OR ');
/** A token that no entry holds: a lone sign of the code. */
const nothing = '"^"';

/**
 * An FTS5 MATCH expression: any of the words in the text fields, and the filter over the structured terms. Undefined
 * when it would match everything, or everything but something: FTS5 has no such expression.
 */
export function matchExpression(words: readonly string[], filter: TermFilter): string | undefined {
  const wanted = [
    ...(words.length === 0 ? [] : [`({title names body context} : (${anyOf(words)}))`]),
    ...filter.any.map((group) => `(terms : (${group.length === 0 ? nothing : anyOf(group)}))`),
  ];
  if (wanted.length === 0) return undefined;
  const all = wanted.join(' AND ');
  return filter.none.length === 0 ? all : `(${all}) NOT (terms : (${anyOf(filter.none)}))`;
}
