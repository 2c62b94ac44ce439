import type { Caller } from '../../calls/caller.ts';
import type { ItemText } from '../item-text.ts';
import {
  aMemPromptVersion,
  evolutionInstructions,
  evolutionSchema,
  noteInstructions,
  noteSchema,
} from './a-mem.prompt.ts';
import type { MemorySystem, Remembered } from './memory-system.ts';
import { nearest } from './nearest.ts';
import { valueOr } from './value-or.ts';

/** A note: the record as it is, with what the model wrote about it. */
export type Note = {
  readonly item: ItemText;
  keywords: readonly string[];
  context: string;
  tags: readonly string[];
  vector: Float32Array;
  readonly links: Set<string>;
};

const hyper = { neighbours: 5 } as const;
const PROMPT = `a-mem@${aMemPromptVersion}`;
const MOST_OUTPUT_TOKENS = 1000;

const writtenOut = ({ item, keywords, context, tags }: Pick<Note, 'item' | 'keywords' | 'context' | 'tags'>): string =>
  `${item.text}\nKeywords: ${keywords.join(', ')}\nContext: ${context}\nTags: ${tags.join(', ')}`;

/** Which of ATM-Bench's operators are at work: links between notes (L, Eq. 10), changes of notes that are there (F, Eq. 11). */
const organisations = {
  piled: { links: false, updates: false },
  links: { links: true, updates: false },
  updates: { links: false, updates: true },
  linked: { links: true, updates: true },
} as const;
export type Organisation = keyof typeof organisations;
type Operators = (typeof organisations)[Organisation];

const described: Readonly<Record<Organisation, string>> = {
  piled: '',
  links: ', linked (L_Θ alone)',
  updates: ', evolving (F_Θ alone)',
  linked: ', linked and evolving (L_Θ and F_Θ)',
};

/**
 * Notes with keywords, context and tags. Organised, each new note is compared with its five nearest: it is strengthened by
 * links to those that the model names and by tags that fit them, and the contexts and tags of neighbours are updated.
 */
export const aMem = (organisation: Organisation): MemorySystem => ({
  name: `a-mem-${organisation}`,
  about: `notes with keywords, context and tags${described[organisation]}`,
  follows: [
    'a note holds the content, keywords, a context sentence and tags; all are embedded together',
    ...(organisation === 'piled'
      ? ['no links and no evolution, as in the piled row of ATM-Bench']
      : [
          'five neighbours; a new note is strengthened (links, its own tags) and its neighbours are updated (contexts, tags)',
          'links are followed one step when searching',
        ]),
  ],
  differs: ['a neighbour that evolves is embedded anew at once', 'links count both ways'],
  prompts: aMemPromptVersion,
  hyper: { ...hyper, organisation },
  remember: async (texts, caller) => {
    const notes = await notesOf(texts, caller, organisations[organisation]);
    return searching(notes, organisations[organisation].links);
  },
});

const empty = { keywords: [], context: '', tags: [] };

/** The notes after the last text was taken in, in the order of the texts. */
export async function notesOf(texts: readonly ItemText[], caller: Caller, operators: Operators): Promise<Note[]> {
  const written = await caller.map('notes', texts, async (item): Promise<Note> => {
    const asked = { step: 'note', prompt: PROMPT, instructions: noteInstructions, content: item.text };
    const said = await caller.call({
      ...asked,
      schema: noteSchema,
      schemaName: 'note',
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    });
    return { item, ...valueOr(said, empty), vector: new Float32Array(), links: new Set() };
  });
  const vectors = await caller.embed(written.map(writtenOut));
  for (const [i, note] of written.entries()) note.vector = vectors[i] ?? note.vector;
  if (!operators.links && !operators.updates) return written;
  const notes: Note[] = [];
  await caller.map(
    'evolution',
    written,
    async (note) => {
      if (notes.length > 0) await evolve(note, notes, caller, operators);
      notes.push(note);
    },
    'one-by-one',
  );
  return notes;
}

const nothing = { actions: [], links: [], tags: [], updates: [] };

async function evolve(note: Note, notes: readonly Note[], caller: Caller, operators: Operators): Promise<void> {
  const neighbours = nearest(note.vector, notes, ({ vector }) => vector, hyper.neighbours).map(({ one }) => one);
  const content = [
    `New:\n${writtenOut(note)}`,
    ...neighbours.map((neighbour, i) => `Neighbour ${i}:\n${writtenOut(neighbour)}`),
  ].join('\n\n');
  const said = valueOr(
    await caller.call({
      ...{ step: 'evolution', prompt: PROMPT, instructions: evolutionInstructions, content },
      schema: evolutionSchema,
      schemaName: 'evolution',
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    }),
    nothing,
  );
  const does = new Set<string>(said.actions);
  if (operators.links && does.has('strengthen')) await strengthen(note, said, neighbours, caller);
  if (!operators.updates || !does.has('update')) return;
  for (const { neighbour: i, context, tags } of said.updates) {
    const neighbour = neighbours[i];
    if (neighbour === undefined) continue;
    Object.assign(neighbour, { context, tags });
    neighbour.vector = await caller.embedOne(writtenOut(neighbour));
  }
}

async function strengthen(
  note: Note,
  { links, tags }: { readonly links: readonly number[]; readonly tags: readonly string[] },
  neighbours: readonly Note[],
  caller: Caller,
): Promise<void> {
  for (const i of links) {
    const neighbour = neighbours[i];
    if (neighbour === undefined) continue;
    note.links.add(neighbour.item.id);
    neighbour.links.add(note.item.id);
  }
  if (tags.length === 0) return;
  note.tags = tags;
  note.vector = await caller.embedOne(writtenOut(note));
}

function searching(notes: readonly Note[], linked: boolean): Remembered {
  const byId = new Map(notes.map((note) => [note.item.id, note]));
  return {
    async recall(question, { k, read: most }, caller) {
      const query = await caller.embedOne(question.text);
      const near = nearest(query, notes, ({ vector }) => vector, Math.max(k, most));
      const found = new Map(near.map(({ one, score }) => [one.item.id, score]));
      const first = near.slice(0, most).map(({ one }) => one);
      const followed = linked
        ? first.flatMap(({ links }) => [...links]).filter((id) => !first.some(({ item }) => item.id === id))
        : [];
      const least = Math.min(...found.values());
      for (const id of followed) if (!found.has(id)) found.set(id, least - 1);
      const more = [...new Set(followed)].flatMap((id) => byId.get(id) ?? []);
      return {
        retrieved: [...found].map(([id, score]) => ({ id, score })),
        // What is linked to the best is read as part of as many as all rows read.
        texts: withLinked(first, more, most).map((note) => ({ id: note.item.id, text: writtenOut(note) })),
      };
    },
  };
}

/** The best with what is linked to them, `most` in all: of every three places the last is for what is linked. */
function withLinked(first: readonly Note[], more: readonly Note[], most: number): Note[] {
  const linked = more.slice(0, Math.floor(most / 3));
  return [...first.slice(0, most - linked.length), ...linked];
}
