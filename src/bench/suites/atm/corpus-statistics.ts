import type { MemoryItem, Modality } from '../../../memory/item.ts';
import { sgmText } from '../../../memory/sgm-text.ts';
import { evidenceSpanDays, recallDistanceDays } from './evidence-time.ts';
import type { AtmQuestion } from './questions.ts';

/** Population mean and standard deviation, extremes, and the nearest-rank 95th percentile. */
export type Summary = {
  readonly n: number;
  readonly mean: number;
  readonly std: number;
  readonly min: number;
  readonly max: number;
  readonly p95: number;
};

/** Undefined of no values at all. */
export function summaryOf(values: readonly number[]): Summary | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length;
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? max;
  return { n: sorted.length, mean, std: Math.sqrt(variance), min, max, p95 };
}

export type CorpusStatistics = {
  /** Table 2: how many of each kind, words of their released text, size of pictures and videos where it is known. */
  readonly modalities: Readonly<
    Partial<Record<Modality, { readonly count: number; readonly words?: Summary; readonly megapixels?: Summary }>>
  >;
  /** Table 8: items by topic and modality; those without a topic are left out. */
  readonly topics: Readonly<Record<string, Readonly<Partial<Record<Modality, number>>>>>;
  /** Table 9: length of videos in seconds. */
  readonly videoSeconds?: Summary;
};

const words = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/**
 * The corpus statistics of the paper's Tables 2, 8 and 9. Words and punctuation marks stand for tokens, as the paper does
 * not name its tokenizer. Items carry no topics; `topicOf` brings them, for instance `topicsOfEvidence`.
 */
export async function corpusStatistics(
  items: AsyncIterable<MemoryItem> | Iterable<MemoryItem>,
  topicOf: (id: string) => string | undefined = () => undefined,
): Promise<CorpusStatistics> {
  const lengths = new Map<Modality, number[]>();
  const sizes = new Map<Modality, number[]>();
  const topics: Record<string, Partial<Record<Modality, number>>> = {};
  const seconds: number[] = [];
  for await (const { id, modality, media, ...rest } of items) {
    put(lengths, modality, sgmText({ id, modality, ...rest }, 'released').match(words)?.length ?? 0);
    if (media?.width !== undefined && media.height !== undefined)
      put(sizes, modality, (media.width * media.height) / 1e6);
    if (media?.durationSeconds !== undefined) seconds.push(media.durationSeconds);
    const topic = topicOf(id);
    if (topic === undefined) continue;
    const row = topics[topic] ?? {};
    row[modality] = (row[modality] ?? 0) + 1;
    topics[topic] = row;
  }
  const modalities = Object.fromEntries(
    [...lengths].map(([modality, found]) => [
      modality,
      {
        count: found.length,
        ...present('words', summaryOf(found)),
        ...present('megapixels', summaryOf(sizes.get(modality) ?? [])),
      },
    ]),
  );
  return { modalities, topics, ...present('videoSeconds', summaryOf(seconds)) };
}

const put = (into: Map<Modality, number[]>, modality: Modality, value: number): void => {
  const found = into.get(modality);
  if (found === undefined) into.set(modality, [value]);
  else found.push(value);
};

const present = <K extends string>(key: K, value: Summary | undefined): Partial<Record<K, Summary>> =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, Summary>>;

/** The topic of an item by the labelled questions that it is evidence of; the most frequent one, the first of equals. */
export function topicsOfEvidence(questions: readonly AtmQuestion[]): (id: string) => string | undefined {
  const votes = new Map<string, Map<string, number>>();
  for (const { gold } of questions) {
    for (const id of gold.evidence) {
      const of = votes.get(id) ?? new Map<string, number>();
      for (const topic of gold.labels.topic ?? []) of.set(topic, (of.get(topic) ?? 0) + 1);
      votes.set(id, of);
    }
  }
  return (id) => [...(votes.get(id) ?? [])].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Of the questions: how many of each type, topic and intent (Tables 6 and 7), and what Figure 4 shows. */
export function questionStatistics(questions: readonly AtmQuestion[]) {
  const count = (of: (question: AtmQuestion) => readonly string[]) => {
    const found: Record<string, number> = {};
    for (const label of questions.flatMap(of)) found[label] = (found[label] ?? 0) + 1;
    return found;
  };
  const defined = (of: (question: AtmQuestion) => number | undefined) =>
    summaryOf(questions.flatMap((question) => of(question) ?? []));
  return {
    types: count(({ gold }) => [gold.type]),
    topics: count(({ gold }) => gold.labels.topic ?? []),
    intents: count(({ gold }) => gold.labels.intent ?? []),
    abilities: count(({ gold }) => gold.labels.ability ?? []),
    evidence: defined(({ gold }) => gold.evidence.length),
    spanDays: defined(({ gold }) => evidenceSpanDays(gold.evidence)),
    distanceDays: defined(({ text, gold }) => recallDistanceDays(text, gold.evidence)),
  };
}
