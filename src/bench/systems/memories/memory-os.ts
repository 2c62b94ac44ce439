import type { Caller } from '../../calls/caller.ts';
import type { ItemText } from '../item-text.ts';
import {
  knowledgeInstructions,
  knowledgeSchema,
  memoryOsPromptVersion,
  topicInstructions,
  topicSchema,
} from './memory-os.prompt.ts';
import type { MemorySystem } from './memory-system.ts';
import { likeness, nearest } from './nearest.ts';
import { byScore } from './order.ts';
import { valueOr } from './value-or.ts';

const hyper = {
  shortTerm: 7,
  sameTopic: 0.6,
  segments: 2000,
  heat: 5,
  recencySteps: 100,
  knowledge: 100,
  topSegments: 5,
} as const;

const PROMPT = `memory-os@${memoryOsPromptVersion}`;
const MOST_OUTPUT_TOKENS = 2000;

type Page = { readonly item: ItemText; readonly vector: Float32Array };
/** Pages on one matter. `visits` counts how often it was met, `met` is the step of the last time. */
export type Segment = {
  readonly pages: Page[];
  summary: string;
  keywords: ReadonlySet<string>;
  vector: Float32Array;
  visits: number;
  met: number;
  /** Pages whose knowledge was taken already. */
  learnt: number;
};
export type Tiers = {
  readonly shortTerm: readonly Page[];
  readonly midTerm: readonly Segment[];
  readonly longTerm: readonly { readonly text: string; readonly vector: Float32Array }[];
};

/** How much a segment is used: visits, length, and how lately it was met, each counting alike. */
export const heatOf = ({ visits, pages, learnt, met }: Segment, step: number): number =>
  visits + (pages.length - learnt) + Math.exp(-(step - met) / hyper.recencySteps);

/** Three tiers: the newest records as they are, segments by topic with a heat, and what hot segments tell for good. */
export const memoryOs: MemorySystem = {
  name: 'memory-os',
  about: 'short, mid and long term; segments by topic; what is hot becomes knowledge',
  follows: [
    'a short-term queue of seven; what leaves it joins the mid-term segment on the same topic (cosine + Jaccard of keywords from 0.6), or begins one',
    'heat = visits + length + recency; above 5 a segment’s knowledge moves to long-term memory; the coolest segments leave first',
    'a search reads the whole short-term queue, the best pages of the five best segments, and long-term knowledge',
  ],
  differs: [
    'records are no dialogue: a page is a record, and there is no persona of an assistant',
    'time is counted in records taken in, not in hours',
    'visits by searches do not heat a segment, so that questions can be asked in any order',
  ],
  prompts: memoryOsPromptVersion,
  hyper,
  async remember(texts, calls) {
    const tiers = await tiersOf(texts, calls);
    return {
      async recall(question, { k, read }, asking) {
        const query = await asking.embedOne(question.text);
        const segments = nearest(query, tiers.midTerm, ({ vector }) => vector, hyper.topSegments);
        const pages = [...tiers.shortTerm, ...segments.flatMap(({ one }) => one.pages)];
        const ranked = pages.map((page) => ({ page, score: likeness(query, page.vector) })).sort(byScore);
        const known = nearest(query, tiers.longTerm, ({ vector }) => vector, read);
        return {
          retrieved: ranked.slice(0, Math.max(k, read)).map(({ page, score }) => ({ id: page.item.id, score })),
          texts: [
            ...ranked.slice(0, read - Math.min(known.length, Math.floor(read / 3))).map(({ page }) => page.item),
            ...known.slice(0, Math.floor(read / 3)).map(({ one }) => ({ id: 'known', text: one.text })),
          ],
        };
      },
    };
  },
};

/** The three tiers after the last text was taken in. */
export async function tiersOf(texts: readonly ItemText[], calls: Caller): Promise<Tiers> {
  const shortTerm: Page[] = [];
  const midTerm: Segment[] = [];
  const longTerm: { readonly text: string; readonly vector: Float32Array }[] = [];
  // What a record is about alone depends on no other: it is asked at once, and read from the journal below.
  const leave = texts.slice(0, Math.max(0, texts.length - hyper.shortTerm));
  await calls.map('topics', leave, ({ text }) => topicOf(text, calls));
  const vectors = await calls.embed(texts.map(({ text }) => text));
  const taken = async (item: ItemText, step: number): Promise<void> => {
    shortTerm.push({ item, vector: vectors[step] ?? new Float32Array() });
    if (shortTerm.length <= hyper.shortTerm) return;
    const leaving = shortTerm.shift();
    if (leaving === undefined) return;
    const segment = await filed(leaving, midTerm, step, calls);
    if (heatOf(segment, step) > hyper.heat) longTerm.push(...(await learnt(segment, calls)));
    while (longTerm.length > hyper.knowledge) longTerm.shift();
    if (midTerm.length > hyper.segments) {
      const coolest = midTerm.reduce((a, b) => (heatOf(b, step) < heatOf(a, step) ? b : a));
      midTerm.splice(midTerm.indexOf(coolest), 1);
    }
  };
  await calls.map('segments', texts, taken, 'one-by-one');
  return { shortTerm, midTerm, longTerm };
}

async function filed(page: Page, midTerm: Segment[], step: number, calls: Caller): Promise<Segment> {
  const about = await topicOf(page.item.text, calls);
  const keywords = new Set(about.keywords.map((word) => word.toLowerCase()));
  const [best] = midTerm
    .map((segment) => ({ segment, score: likeness(page.vector, segment.vector) + jaccard(keywords, segment.keywords) }))
    .sort(byScore);
  if (best === undefined || best.score < hyper.sameTopic) {
    const { summary } = about;
    const segment = { pages: [page], summary, keywords, vector: page.vector, visits: 1, met: step, learnt: 0 };
    midTerm.push(segment);
    return segment;
  }
  const { segment } = best;
  segment.pages.push(page);
  const whole = segment.pages.map(({ item }) => item.text).join('\n\n');
  const topic = await topicOf(whole, calls);
  segment.summary = topic.summary;
  segment.keywords = new Set(topic.keywords.map((word) => word.toLowerCase()));
  segment.vector = await calls.embedOne(topic.summary);
  segment.visits += 1;
  segment.met = step;
  return segment;
}

const MOST_OF_A_SUMMARY = 200;

/** What records are about; the beginning of their words where the model does not say. */
const topicOf = async (content: string, calls: Caller) =>
  valueOr(
    await calls.call({
      ...{ step: 'topic', prompt: PROMPT, instructions: topicInstructions, content },
      ...{ schema: topicSchema, schemaName: 'topic', maxOutputTokens: MOST_OUTPUT_TOKENS },
    }),
    { summary: content.slice(0, MOST_OF_A_SUMMARY), keywords: [] },
  );

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / a.union(b).size;
}

async function learnt(segment: Segment, calls: Caller) {
  const content = segment.pages
    .slice(segment.learnt)
    .map(({ item }) => item.text)
    .join('\n\n');
  const { knowledge } = valueOr(
    await calls.call({
      ...{ step: 'knowledge', prompt: PROMPT, instructions: knowledgeInstructions, content },
      ...{ schema: knowledgeSchema, schemaName: 'knowledge', maxOutputTokens: MOST_OUTPUT_TOKENS },
    }),
    { knowledge: [] },
  );
  segment.learnt = segment.pages.length;
  segment.visits = 0;
  const vectors = await calls.embed(knowledge);
  return knowledge.flatMap((text, i) => {
    const vector = vectors[i];
    return vector === undefined ? [] : [{ text, vector }];
  });
}
