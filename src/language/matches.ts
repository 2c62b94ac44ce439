/** Of characters beyond these a pattern with the flag `u` takes two code units at once. */
const LAST_OF_ONE_UNIT = 0xffff;

/**
 * All matches of a pattern that has the flag `g`, as `text.matchAll(pattern)` gives them. That makes a new pattern each time,
 * which takes longer than to look through a short text; of a long text of which only the first matches are wanted it is better.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += unitsAt(text, pattern);
  }
  return found;
}

/** How far a match of nothing is from where the next may begin. */
function unitsAt(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > LAST_OF_ONE_UNIT ? 2 : 1;
}
