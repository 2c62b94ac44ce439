import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { stayEnds } from '../reading/stay-ends.ts';
import { spanText } from '../wording.ts';

type Span = { readonly start: string; readonly end: string };
type Cited = Span & { readonly citations: readonly Citation[]; readonly also: readonly MemoryItem[] };

/** "When was my trip to Japan": nothing but the anchor was asked. From first to last, by the stay's own dates if known. */
export async function tripSpan(question: Question): Promise<Draft | undefined> {
  const { spans, plan } = question.retrieval;
  if (spans.length === 0 || conjuncts(plan.root).some((leaf) => leaf.tool === 'text' || leaf.tool === 'person'))
    return undefined;
  const timed = conjuncts(plan.root).flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args] : []));
  const asked = spans.filter((span) =>
    timed.every(({ start = '', end = '~' }) => span.end.slice(0, 19) >= start && span.start.slice(0, 19) <= end),
  );
  const chosen = plan.pick === 'first' ? asked.at(-1) : asked[0];
  if (chosen === undefined) return undefined;
  const cited = stayAround(chosen, question) ?? (await shownIn(chosen, question));
  if (cited === undefined) return undefined;
  return {
    text: spanText(cited.start, cited.end, question.language),
    type: 'number',
    citations: cited.citations,
    sureness: 0.85,
    value: { kind: 'moment', start: cited.start, end: cited.end },
    also: cited.also,
    notes:
      asked.length > 1 && plan.pick === 'all'
        ? [
            `Another time: ${asked
              .filter((span) => span !== chosen)
              .slice(0, 3)
              .map((s) => spanText(s.start, s.end, question.language))
              .join('; ')}.`,
          ]
        : [],
  };
}

/** The dates of a stay that a record states and that hold the trip's middle. */
function stayAround(span: Span, { supported }: Question): Cited | undefined {
  const middle = new Date(
    (Date.parse(`${span.start.slice(0, 19)}Z`) + Date.parse(`${span.end.slice(0, 19)}Z`)) / 2,
  ).toISOString();
  for (const { item } of supported) {
    const dates = item.dates ?? [];
    const [first, last] = stayEnds(item);
    const [start, end] = [dates[first], dates[last]];
    if (start === undefined || end === undefined || item.modality !== 'email') continue;
    if (start.start.slice(0, 10) > middle.slice(0, 10) || end.end.slice(0, 10) < middle.slice(0, 10)) continue;
    const citations = [...new Set([first, last])].map((i) => cite(item.id, `dates.${i}`, dates[i]?.text ?? ''));
    return { start: start.start, end: end.end, citations, also: [item] };
  }
  return undefined;
}

/** The first and the last of all that the memory shows of it. */
async function shownIn(span: Span, { retrieval: { gazetteer, hits }, store }: Question): Promise<Cited | undefined> {
  const event = gazetteer.events.find(
    (one) => one.span.start.slice(0, 19) === span.start && one.span.end.slice(0, 19) === span.end,
  );
  const items = event === undefined ? hits.map(({ item }) => item) : await store.items(event.items);
  const inside = items
    .filter(
      ({ time, modality }) =>
        time !== undefined &&
        modality !== 'email' &&
        time.start.slice(0, 10) >= span.start.slice(0, 10) &&
        time.start.slice(0, 10) <= span.end.slice(0, 10),
    )
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first?.time === undefined || last?.time === undefined) return undefined;
  const also = first === last ? [first] : [first, last];
  return {
    start: first.time.start,
    end: last.time.end,
    citations: also.map((item) => cite(item.id, 'time', item.time?.start ?? '')),
    also,
  };
}
