import { contentTokens } from '../../../language/stop-words.ts';
import { unitVector } from '../../../ports/unit-vector.ts';
import type { Caller } from '../../calls/caller.ts';
import { bm25 } from '../bm25.ts';
import type { ItemText } from '../item-text.ts';
import type { MemorySystem } from './memory-system.ts';
import { likeness } from './nearest.ts';
import { alikePairs } from './neighbours.ts';
import { byScore } from './order.ts';
import {
  abstractInstructions,
  abstractSchema,
  complexityInstructions,
  complexitySchema,
  simpleMemPromptVersion,
  unitsInstructions,
  unitsSchema,
} from './simple-mem.prompt.ts';
import { valueOr } from './value-or.ts';

const hyper = {
  window: 10,
  redundant: 0.35,
  newWords: 0.5,
  cluster: 0.85,
  fewest: 3,
  dense: 0.6,
  lexical: 0.3,
  symbolic: 0.1,
} as const;
const PROMPT = `simple-mem@${simpleMemPromptVersion}`;
const MOST_OUTPUT_TOKENS = 4000;

/** A statement that stands alone, and the records that it comes from. `archived`: an abstract one holds what it says. */
export type Unit = {
  readonly text: string;
  readonly keywords: readonly string[];
  readonly people: readonly string[];
  readonly items: ReadonlySet<string>;
  readonly vector: Float32Array;
  archived: boolean;
};

/** Records in windows, made into statements that stand alone; what says the same is put together; depth by the question. */
export const simpleMem: MemorySystem = {
  name: 'simple-mem',
  about: 'statements that stand alone, consolidated; dense, lexical and by names together; depth by the question',
  follows: [
    'windows of ten; one that brings little new (new words and distance from the one before, below 0.35) is passed over',
    'a model makes statements with names and dates written out; those alike from 0.85 become an abstract one, the rest is archived',
    'a score of likeness, BM25 and people; from three statements up by the complexity that is estimated of the question',
  ],
  differs: [
    'windows do not overlap: records are no dialogue, and each stands alone',
    'new words stand for new entities; nearness in time does not count for consolidation, which runs once, at the end',
    'a model estimates the complexity, there being no trained classifier; the greatest depth is that of all rows (--read)',
    'weights of the three parts of the score, and of new words, are ours: none are published',
  ],
  prompts: simpleMemPromptVersion,
  hyper,
  async remember(texts, calls) {
    const units = await unitsOf(texts, calls);
    const index = bm25.index(
      units.map(({ text, keywords }, i) => ({ id: String(i), text: [text, ...keywords].join(' ') })),
    );
    return {
      async recall(question, { k, read }, asking) {
        const depth = await depthOf(question.text, read, asking);
        const query = await asking.embedOne(question.text);
        const words = new Map(index.rank(question.text).map(({ id, score }) => [Number(id), score]));
        const most = Math.max(0, ...words.values());
        const asked = question.text.toLowerCase();
        const scored = units
          .map((unit, i) => ({
            unit,
            score:
              hyper.dense * likeness(query, unit.vector) +
              (most === 0 ? 0 : (hyper.lexical * (words.get(i) ?? 0)) / most) +
              hyper.symbolic * Number(unit.people.some((name) => asked.includes(name.toLowerCase()))),
          }))
          .sort(byScore);
        const items = new Map<string, number>();
        for (const { unit, score } of scored) for (const id of unit.items) if (!items.has(id)) items.set(id, score);
        return {
          retrieved: [...items].slice(0, Math.max(k, read)).map(([id, score]) => ({ id, score })),
          texts: scored
            // A plain question is answered by what is active; one that needs details also by what was archived.
            .filter(({ unit }) => !unit.archived || depth > hyper.fewest)
            .slice(0, depth)
            .map(({ unit }): ItemText => ({ id: [...unit.items].join(', '), text: unit.text })),
        };
      },
    };
  },
};

async function depthOf(question: string, read: number, calls: Caller): Promise<number> {
  const { complexity } = valueOr(
    await calls.call({
      ...{ step: 'complexity', prompt: PROMPT, instructions: complexityInstructions, content: question },
      ...{ schema: complexitySchema, schemaName: 'complexity', maxOutputTokens: 200 },
    }),
    { complexity: 1 },
  );
  const fewest = Math.min(hyper.fewest, read);
  return Math.floor(fewest + (read - fewest) * complexity);
}

/** All statements after the last text was taken in, those that were put together last. */
export async function unitsOf(texts: readonly ItemText[], calls: Caller): Promise<Unit[]> {
  const windows = await worthKeeping(texts, calls);
  const said = await calls.map('units', windows, async (window) => {
    const content = window.map(({ text }, i) => `${i}:\n${text}`).join('\n\n');
    const { units } = valueOr(
      await calls.call({
        ...{ step: 'units', prompt: PROMPT, instructions: unitsInstructions, content },
        ...{ schema: unitsSchema, schemaName: 'units', maxOutputTokens: MOST_OUTPUT_TOKENS },
      }),
      { units: [] },
    );
    return units.map((unit) => ({ ...unit, items: new Set(unit.records.flatMap((i) => window[i]?.id ?? [])) }));
  });
  const flat = said.flat();
  const vectors = await calls.embed(flat.map(({ text }) => text));
  const units = flat.map(
    ({ text, keywords, people, items }, i): Unit => ({
      ...{ text, keywords, people, items, archived: false },
      vector: vectors[i] ?? new Float32Array(),
    }),
  );
  return [...units, ...(await consolidated(units, calls))];
}

/** The windows that bring something new: new words, or another matter than the window before. */
async function worthKeeping(texts: readonly ItemText[], calls: Caller): Promise<(readonly ItemText[])[]> {
  const vectors = await calls.embed(texts.map(({ text }) => text));
  const known = new Set<string>();
  const kept: (readonly ItemText[])[] = [];
  let before: Float32Array | undefined;
  for (let at = 0; at < texts.length; at += hyper.window) {
    const window = texts.slice(at, at + hyper.window);
    const words = new Set(window.flatMap(({ text }) => contentTokens(text)));
    const fresh = words.size === 0 ? 0 : [...words].filter((word) => !known.has(word)).length / words.size;
    const middle = middleOf(vectors.slice(at, at + hyper.window));
    const apart = before === undefined || middle === undefined ? 1 : 1 - likeness(before, middle);
    if (hyper.newWords * fresh + (1 - hyper.newWords) * apart >= hyper.redundant) kept.push(window);
    for (const word of words) known.add(word);
    before = middle;
  }
  return kept;
}

function middleOf(vectors: readonly Float32Array[]): Float32Array | undefined {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
  return unitVector(sum);
}

/** An abstract statement of each group that says nearly the same; its members are archived. */
async function consolidated(units: readonly Unit[], calls: Caller): Promise<Unit[]> {
  const groups = groupsOf(
    units.length,
    alikePairs(
      units.map(({ vector }) => vector),
      hyper.cluster,
    ),
  );
  const made = await calls.map('consolidation', groups, async (group): Promise<Unit | undefined> => {
    const members = group.flatMap((i) => units[i] ?? []);
    const said = await calls.call({
      ...{ step: 'consolidation', prompt: PROMPT, instructions: abstractInstructions },
      content: members.map(({ text }) => `- ${text}`).join('\n'),
      ...{ schema: abstractSchema, schemaName: 'abstract', maxOutputTokens: MOST_OUTPUT_TOKENS },
    });
    if (said.state !== 'answered') return undefined;
    for (const member of members) member.archived = true;
    return {
      ...said.value,
      people: [...new Set(members.flatMap(({ people }) => people))],
      items: new Set(members.flatMap(({ items }) => [...items])),
      vector: await calls.embedOne(said.value.text),
      archived: false,
    };
  });
  return made.filter((unit) => unit !== undefined);
}

/** A long habit is no single statement. */
const MOST_OF_A_GROUP = 20;

/** Groups of two and more by pairs: each joins the group of the first that it is alike to. */
function groupsOf(count: number, pairs: readonly { readonly a: number; readonly b: number }[]): number[][] {
  const leader = Array.from({ length: count }, (_, i) => i);
  const members = new Map<number, number[]>();
  for (const { a, b } of pairs) {
    const lead = leader[a] ?? a;
    if (leader[b] !== b || members.has(b)) continue;
    const group = members.get(lead) ?? [lead];
    if (group.length >= MOST_OF_A_GROUP) continue;
    leader[b] = lead;
    members.set(lead, [...group, b]);
  }
  return [...members.values()];
}
