/** Shorter words have too many neighbours. */
const SHORTEST = 5;

/** Whether one letter too many, too few, another, or two in the wrong order make the one word of the other. */
export function isSlipOf(written: string, meant: string): boolean {
  if (written === meant || written.length < SHORTEST || Math.abs(written.length - meant.length) > 1) return false;
  // Hardly anybody misses the first letter; "touch" is no couch.
  if (written[0] !== meant[0] && written[0] !== meant[1]) return false;
  let from = 0;
  while (from < written.length && written[from] === meant[from]) from++;
  let back = 0;
  const most = Math.min(written.length, meant.length) - from;
  while (back < most && written.at(-1 - back) === meant.at(-1 - back)) back++;
  const a = written.slice(from, written.length - back);
  const b = meant.slice(from, meant.length - back);
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** The word of a vocabulary that a slip of the finger made into this one; nothing when there is none or several. */
export function meantBy(written: string, vocabulary: Iterable<string>): string | undefined {
  if (written.length < SHORTEST) return undefined;
  let found: string | undefined;
  for (const word of vocabulary) {
    if (!isSlipOf(written, word)) continue;
    if (found !== undefined) return undefined;
    found = word;
  }
  return found;
}
