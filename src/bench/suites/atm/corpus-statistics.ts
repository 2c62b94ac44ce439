import type { MemoryItem, Modality } from '../../../memory/item.ts';
import { sgmText } from '../../../memory/sgm-text.ts';
import { counted } from '../../described.ts';
import { languageOf } from '../../question.ts';
import { type Summary, summaryOf } from '../../statistics/summary.ts';
import { evidenceSpanDays, recallDistanceDays } from './evidence-time.ts';
import type { AtmQuestion } from './questions.ts';

export type CorpusStatistics = {
  /** Table 2: how many of each kind, words of their released text, size of pictures and videos where it is known. */
  readonly modalities: Readonly<
    Partial<Record<Modality, { readonly count: number; readonly words?: Summary; readonly megapixels?: Summary }>>
  >;
  /** Table 8: items by topic and modality; those without a topic are left out. */
  readonly topics: Readonly<Record<string, Readonly<Partial<Record<Modality, number>>>>>;
  /** Table 9: length of videos in seconds. */
  readonly videoSeconds?: Summary;
  /** App. C.2: how many have a position, and where they are, by country where that is known. */
  readonly located: number;
  readonly countries: Readonly<Record<string, number>>;
  /** Gold evidence that no item is. */
  readonly unknownEvidence: readonly string[];
};

const words = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/**
 * The corpus statistics of the paper's Tables 2, 8 and 9. Words and punctuation marks stand for tokens, as the paper does
 * not name its tokenizer. Items carry no topics; `topicOf` brings them, for instance `topicsOfEvidence`.
 */
export async function corpusStatistics(
  items: AsyncIterable<MemoryItem> | Iterable<MemoryItem>,
  topicOf: (id: string) => string | undefined = () => undefined,
  evidence: ReadonlySet<string> = new Set(),
): Promise<CorpusStatistics> {
  const lengths = new Map<Modality, number[]>();
  const sizes = new Map<Modality, number[]>();
  const topics: Record<string, Partial<Record<Modality, number>>> = {};
  const seconds: number[] = [];
  const unknown = new Set(evidence);
  const countries: Record<string, number> = {};
  let located = 0;
  for await (const { id, modality, media, ...rest } of items) {
    put(lengths, modality, sgmText({ id, modality, ...rest }, 'released').match(words)?.length ?? 0);
    if (media?.width !== undefined && media.height !== undefined)
      put(sizes, modality, (media.width * media.height) / 1e6);
    if (media?.durationSeconds !== undefined) seconds.push(media.durationSeconds);
    unknown.delete(id);
    if (rest.place?.lat !== undefined) located += 1;
    if (rest.place?.country !== undefined) countries[rest.place.country] = (countries[rest.place.country] ?? 0) + 1;
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
  const videoSeconds = present('videoSeconds', summaryOf(seconds));
  return { modalities, topics, ...videoSeconds, located, countries, unknownEvidence: [...unknown] };
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
  const count = (of: (question: AtmQuestion) => readonly string[]) => counted(questions.flatMap(of));
  const defined = (of: (question: AtmQuestion) => number | undefined) =>
    summaryOf(questions.flatMap((question) => of(question) ?? []));
  return {
    types: count(({ gold }) => [gold.type]),
    topics: count(({ gold }) => gold.labels.topic ?? []),
    intents: count(({ gold }) => gold.labels.intent ?? []),
    abilities: count(({ gold }) => gold.labels.ability ?? []),
    languages: count(({ text }) => [languageOf(text)]),
    evidence: defined(({ gold }) => gold.evidence.length),
    spanDays: defined(({ gold }) => evidenceSpanDays(gold.evidence)),
    distanceDays: defined(({ text, gold }) => recallDistanceDays(text, gold.evidence)),
  };
}
