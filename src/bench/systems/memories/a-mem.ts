import type { ItemText } from '../item-text.ts';
import {
  aMemPromptVersion,
  evolutionInstructions,
  evolutionSchema,
  noteInstructions,
  noteSchema,
} from './a-mem.prompt.ts';
import type { Calls } from './calls.ts';
import type { MemorySystem, Remembered } from './memory-system.ts';
import { nearest } from './nearest.ts';

/** A note: the record as it is, with what the model wrote about it. */
export type Note = {
  readonly item: ItemText;
  keywords: readonly string[];
  context: string;
  tags: readonly string[];
  vector: Float32Array;
  readonly links: Set<string>;
};

const hyper = { neighbours: 5, k: 10 } as const;

const writtenOut = ({ item, keywords, context, tags }: Pick<Note, 'item' | 'keywords' | 'context' | 'tags'>): string =>
  `${item.text}\nKeywords: ${keywords.join(', ')}\nContext: ${context}\nTags: ${tags.join(', ')}`;

/**
 * Notes with keywords, context and tags; in the linked form each new note is compared with its five nearest, linked to those
 * that the model names, and the neighbours' contexts and tags evolve (the operators L and F of ATM-Bench, Eqs. 10 and 11).
 */
export const aMem = (organisation: 'piled' | 'linked'): MemorySystem => ({
  name: `a-mem-${organisation}`,
  about: `notes with keywords, context and tags${organisation === 'linked' ? ', linked and evolving' : ''}`,
  follows: [
    'a note holds the content, keywords, a context sentence and tags; all are embedded together',
    ...(organisation === 'linked'
      ? [
          'five neighbours; links by the model; contexts and tags of neighbours evolve',
          'links are followed one step when searching',
        ]
      : ['no links and no evolution, as in the piled row of ATM-Bench']),
  ],
  differs: ['a neighbour that evolves is embedded anew at once', 'links count both ways'],
  prompts: aMemPromptVersion,
  hyper: { ...hyper, organisation },
  remember: async (texts, calls) => {
    const notes = await notesOf(texts, calls, organisation === 'linked');
    return searching(notes, organisation === 'linked');
  },
});

/** The notes after the last text was taken in, in the order of the texts. */
export async function notesOf(texts: readonly ItemText[], calls: Calls, evolves: boolean): Promise<Note[]> {
  const notes: Note[] = [];
  for (const item of texts) {
    const said = await calls.think('note', noteSchema, { instructions: noteInstructions, about: item.text });
    const vector = await calls.embedOne(writtenOut({ item, ...said }));
    const note: Note = { item, ...said, vector, links: new Set() };
    if (evolves && notes.length > 0) await evolve(note, notes, calls);
    notes.push(note);
  }
  return notes;
}

async function evolve(note: Note, notes: readonly Note[], calls: Calls): Promise<void> {
  const neighbours = nearest(note.vector, notes, ({ vector }) => vector, hyper.neighbours).map(({ one }) => one);
  const about = [
    `New:\n${writtenOut(note)}`,
    ...neighbours.map((neighbour, i) => `Neighbour ${i}:\n${writtenOut(neighbour)}`),
  ].join('\n\n');
  const { links, updates } = await calls.think('evolution', evolutionSchema, {
    instructions: evolutionInstructions,
    about,
  });
  for (const i of links) {
    const neighbour = neighbours[i];
    if (neighbour === undefined) continue;
    note.links.add(neighbour.item.id);
    neighbour.links.add(note.item.id);
  }
  for (const { neighbour: i, context, tags } of updates) {
    const neighbour = neighbours[i];
    if (neighbour === undefined) continue;
    Object.assign(neighbour, { context, tags });
    neighbour.vector = await calls.embedOne(writtenOut(neighbour));
  }
}

function searching(notes: readonly Note[], linked: boolean): Remembered {
  const byId = new Map(notes.map((note) => [note.item.id, note]));
  return {
    async recall(question, k, calls) {
      const query = await calls.embedOne(question.text);
      const near = nearest(query, notes, ({ vector }) => vector, Math.max(k, hyper.k));
      const found = new Map(near.map(({ one, score }) => [one.item.id, score]));
      const read = near.slice(0, hyper.k).map(({ one }) => one);
      const followed = linked
        ? read.flatMap(({ links }) => [...links]).filter((id) => !read.some(({ item }) => item.id === id))
        : [];
      const least = Math.min(...found.values());
      for (const id of followed) if (!found.has(id)) found.set(id, least - 1);
      const more = [...new Set(followed)].flatMap((id) => byId.get(id) ?? []);
      return {
        retrieved: [...found].map(([id, score]) => ({ id, score })),
        texts: [...read, ...more].map((note) => ({ id: note.item.id, text: writtenOut(note) })),
      };
    },
  };
}
