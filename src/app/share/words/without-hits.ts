import type { CopyRow } from '../share-folder.ts';
import { textsOf } from './redact-nodes.ts';

let segmenter: Intl.Segmenter | undefined;

/** A row without the sentences and nodes that hold one of these; other fields that hold one are dropped. */
export function withoutHits(row: CopyRow, hits: ReadonlySet<string>): CopyRow {
  const holds = (text: string | undefined): boolean =>
    text !== undefined && [...hits].some((hit) => text.includes(hit));
  const { title, text, caption, from, to, city, structuredData = [], ...rest } = row;
  const nodes = structuredData.filter((node) => ![...textsOf([node])].some(holds));
  const kept = {
    ...sentencesOf('title', title, holds),
    ...sentencesOf('text', text, holds),
    ...sentencesOf('caption', caption, holds),
  };
  return {
    ...rest,
    ...kept,
    ...(from === undefined || holds(from) ? {} : { from }),
    ...(to === undefined ? {} : { to: to.filter((one) => !holds(one)) }),
    ...(city === undefined || holds(city) ? {} : { city }),
    ...(nodes.length === 0 ? {} : { structuredData: nodes }),
  };
}

function sentencesOf<K extends 'title' | 'text' | 'caption'>(
  field: K,
  text: string | undefined,
  holds: (text: string) => boolean,
): Partial<Record<K, string>> {
  if (text === undefined) return {};
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const kept = [...segmenter.segment(text)]
    .map(({ segment }) => (holds(segment) ? '[…] ' : segment))
    .join('')
    .trim();
  // What only holds together over the end of a sentence is dropped whole.
  return (holds(kept) ? {} : { [field]: kept }) as Partial<Record<K, string>>;
}
