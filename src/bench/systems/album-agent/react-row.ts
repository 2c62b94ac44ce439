import { readConfiguration } from '../../../app/settings/configuration.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { Caller } from '../../calls/caller.ts';
import { type Askable, openCalled } from '../../calls/open-caller.ts';
import type { Ingested, SystemUnderTest } from '../../system.ts';
import { type TextForm, textsOf } from '../item-text.ts';
import { lostReplies } from '../lost-replies.ts';
import { modelReader, type Reader } from '../model-reader.ts';
import type { RowOptions } from '../row-options.ts';
import { type SeenItems, seenItems } from '../seen-items.ts';
import { type Album, type AlbumTool, albumTools } from './album-tools.ts';
import { eventRules } from './events.ts';
import { narrativePromptVersion } from './narrative.prompt.ts';
import { itemsInOrder, openAlbum } from './open-album.ts';
import { phasesPromptVersion } from './phases.prompt.ts';
import { findByPhases, phaseLimits } from './phases.ts';
import { reactPromptVersion } from './react.prompt.ts';
import { findByReact, reactLimits } from './react.ts';

/** What of PhotoBench's agent this is, and what is otherwise. */
export const reactHeader = {
  follows: [
    'ReAct over vector search, hard metadata filter, face search and set composition (PhotoBench §5.1.2)',
    'tools can be switched off; composition stays (Table 5)',
    'the metadata filter knows days, hours, weekdays, seasons, holidays, places by name and by distance; positions are named by the offline gazetteer',
    'a set of any length, which may be empty',
    'the evaluator of album-phases looks at the pictures that were found first, where their files are there (App. I)',
    'with +events: accounts of events that grow picture by picture (A.1), read with the pictures',
  ],
  differs: [
    'vectors are of captions and other texts, since most albums come without their pictures',
    'places are towns and regions, no points of interest, where the album has positions alone',
  ],
} as const;

/** What the row is told beside its name: in which form texts are, and what of a run concerns it. */
export type ReactOptions = RowOptions & { readonly form: TextForm };

/**
 * `react:MODEL,EMBEDDER`, `react-T_M+T_F:MODEL`: the agent with all tools, or with some; T_S is always there.
 * `react+events:…` narrates the album's events first; `album-phases:…` is the framework of three phases (App. I). Nothing where another system is written. Errors: `usage`, and those of the models.
 */
export async function openReact(
  written: string,
  folder: string,
  options: ReactOptions,
): Promise<SystemUnderTest | undefined> {
  const [, system, said, narrates, names] = /^(react|album-phases)(?:-([^:]+?))?(\+events)?:(.+)$/.exec(written) ?? [];
  if (names === undefined) return undefined;
  const enabled = toolsSaid(said);
  const [model = '', embedder, ...more] = names.split(',');
  const needsVectors = enabled.includes('T_V');
  if (model === '' || more.length > 0 || (needsVectors && (embedder === undefined || embedder === '')))
    throw new MadeleineError('usage', `${written} is missing a model${needsVectors ? ' and an embedder' : ''}.`, {
      action: 'Write it as react:MODEL,EMBEDDER, or without vectors as react-T_M+T_F:MODEL.',
    });
  const configuration = readConfiguration(folder);
  const compares = needsVectors && embedder !== undefined ? { embedder } : {};
  const thinking = await openCalled({ model, ...compares }, configuration);
  return reactRow(written, {
    thinking,
    narrator: narrates === undefined ? undefined : await openCalled({ model: options.builder ?? model }, configuration),
    reader: await modelReader(options.reader ?? model, folder, options),
    phases: system === 'album-phases',
    enabled,
    options,
  });
}

type ReactRow = {
  /** The agent, with the embedder where it looks. */
  readonly thinking: Askable;
  /** Who narrates the events, where they are narrated. */
  readonly narrator: Askable | undefined;
  readonly reader: Reader;
  readonly phases: boolean;
  readonly enabled: readonly AlbumTool[];
  readonly options: ReactOptions;
};

const identityOf = ({ thinking, narrator, reader, phases, enabled, options }: ReactRow) => ({
  system: phases ? 'album-phases' : 'react',
  tools: enabled.join('+'),
  ...reactLimits,
  prompts: reactPromptVersion,
  ...(phases ? { ...phaseLimits, phases: phasesPromptVersion } : {}),
  text: options.form,
  read: options.read,
  model: thinking.model.identity,
  ...(narrator === undefined
    ? {}
    : { events: { ...eventRules, prompt: narrativePromptVersion, model: narrator.model.identity } }),
  ...(thinking.embedder === undefined ? {} : { embedder: thinking.embedder.space }),
  ...reader.identity,
});

const reactRow = (written: string, row: ReactRow): SystemUnderTest => ({
  name: written,
  identity: identityOf(row),
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: row.reader.concurrency,
  async ingest(collection, { signal, book }) {
    const began = performance.now();
    const { thinking, narrator, reader, options } = row;
    const caller = new Caller({ ...thinking, ...narrator, book, signal });
    const { embedder } = thinking;
    const album = await openAlbum(collection, {
      ...{ caller, form: options.form, signal },
      ...{ vectors: embedder !== undefined, narrates: narrator !== undefined },
    });
    const seen = await seenItems(collection, reader.sees, signal);
    return {
      report: { items: album.rows.length, seconds: (performance.now() - began) / 1000 },
      notes: [...seen.notes, ...lostReplies(caller)],
      ask: asking(album, seen, row),
      close: async () => embedder?.close(),
    };
  },
});

const asking =
  (album: Album, seen: SeenItems, { thinking, reader, phases, enabled, options }: ReactRow): Ingested['ask'] =>
  async (question, { k, seed, signal, retrievalOnly, book }) => {
    const caller = new Caller({ ...thinking, book, signal });
    const { embedder } = thinking;
    const vectorOf = async (words: string) => (embedder === undefined ? undefined : caller.embedOne(words));
    const { ids, steps } = await (phases ? findByPhases : findByReact)(
      { album, enabled, caller, vectorOf, seen },
      question,
    );
    const retrieved = ids.map((id, place) => ({ id, score: 1 / (place + 1) }));
    const plan = steps.join('\n');
    if (question.form === 'items') return { said: { kind: 'items' }, retrieved, plan };
    if (retrievalOnly) return { retrieved: retrieved.slice(0, k), plan };
    const items = album.rows.map(({ item }) => item);
    const texts = await textsOf(itemsInOrder(items, ids.slice(0, options.read)), options.form, signal);
    const { said } = await reader.read(question, texts, { signal, seed, book, seen });
    return { ...(said === undefined ? {} : { said }), retrieved: retrieved.slice(0, k), plan };
  };

function toolsSaid(said: string | undefined): AlbumTool[] {
  if (said === undefined) return [...albumTools];
  const wanted = said.split('+');
  const known = albumTools.filter((tool) => tool === 'T_S' || wanted.includes(tool));
  if (wanted.every((name) => known.some((tool) => tool === name))) return known;
  throw new MadeleineError('usage', `Unknown tools: "${said}".`, {
    action: `Join some of ${albumTools.join(', ')} with "+".`,
  });
}
