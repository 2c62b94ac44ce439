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
  const last = wanted.pop();
  if (last === undefined) return undefined;
  // What is excluded is taken from the last part alone. An AND within a NOT forgets where FTS5 found words of later rows when
  // a row has a part's token in columns that the part does not ask for, and bm25() then counts them as absent.
  const ending = filter.none.length === 0 ? last : `(${last} NOT (terms : (${anyOf(filter.none)})))`;
  return [...wanted, ending].join(' AND ');
}
