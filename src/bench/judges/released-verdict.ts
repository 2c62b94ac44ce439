/**
 * How ATM-Bench's released scorer reads a judge's reply: the first JSON object's `accuracy`, right when it reads "true";
 * a reply without one is searched for words, in which "incorrect" holds "correct". `fallback` marks those.
 */
export function releasedVerdict(raw: string): { readonly verdict: boolean; readonly fallback: boolean } {
  const value = accuracyOf(raw);
  if (value.found) {
    const text = typeof value.accuracy === 'string' ? value.accuracy : value.accuracy === true ? 'True' : '';
    return { verdict: text.trim().toLowerCase() === 'true', fallback: false };
  }
  return { verdict: /accurate|correct|matches|true|yes/.test(raw.toLowerCase()), fallback: true };
}

function accuracyOf(raw: string): { readonly found: true; readonly accuracy: unknown } | { readonly found: false } {
  const from = raw.indexOf('{');
  const to = raw.lastIndexOf('}');
  if (from === -1 || to < from) return { found: false };
  try {
    const value: unknown = JSON.parse(raw.slice(from, to + 1));
    if (typeof value === 'object' && value !== null && 'accuracy' in value)
      return { found: true, accuracy: value.accuracy };
  } catch {
    // Not JSON: the words decide.
  }
  return { found: false };
}
