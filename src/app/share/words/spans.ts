/** A stretch of text, half-open, in UTF-16 code units, and what stands there. */
export type Span = { readonly start: number; readonly end: number; readonly kind: SpanKind; readonly key: string };

export const spanKinds = ['PERSON', 'NAME', 'EMAIL', 'LINK', 'NUMBER', 'CODE', 'SECRET', 'ADDRESS', 'DATE'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** A stretch that is left as it is: a date, a sum, a city. */
export type Harmless = { readonly start: number; readonly end: number };

export const overlaps = (a: Harmless, b: Harmless): boolean => a.start < b.end && b.start < a.end;

/** Letters and digits alone, of one form each: what two spellings of one code have in common. */
export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The spans in order without overlap: where two overlap they become one, of the kind of the longer. */
export function merged(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || !overlaps(last, span)) kept.push(span);
    else kept[kept.length - 1] = joined(last, span);
  }
  return kept;
}

function joined(a: Span, b: Span): Span {
  const longer = b.end - b.start > a.end - a.start ? b : a;
  return { ...longer, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
