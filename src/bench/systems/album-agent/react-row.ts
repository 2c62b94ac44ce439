import { modelSettings } from '../../../app/models/models.ts';
import { openNamedEmbedder } from '../../../app/models/named-embedder.ts';
import { openPatientModel } from '../../../app/models/patient-model.ts';
import { readConfiguration } from '../../../app/settings/configuration.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { noSpending } from '../../outcome.ts';
import { plus } from '../../runner/ledger.ts';
import type { SystemUnderTest } from '../../system.ts';
import { type TextForm, textsOf } from '../item-text.ts';
import { modelReader } from '../model-reader.ts';
import { type AlbumTool, albumTools } from './album-tools.ts';
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
    'with +events: accounts of events that grow picture by picture (A.1), read with the pictures',
  ],
  differs: [
    'vectors are of captions and other texts, since most albums come without their pictures',
    'places are towns and regions, no points of interest, where the album has positions alone',
  ],
} as const;

/** How many records are read for a question that wants words. */
const READ = 10;

/**
 * `react:MODEL,EMBEDDER`, `react-T_M+T_F:MODEL`: the agent with all tools, or with some; T_S is always there.
 * `react+events:…` narrates the album's events first; `album-phases:…` is the framework of three phases (App. I). Nothing where another system is written. Errors: `usage`, and those of the models.
 */
export async function openReact(written: string, folder: string, form: TextForm): Promise<SystemUnderTest | undefined> {
  const [, system, said, narrates, names] = /^(react|album-phases)(?:-([^:]+?))?(\+events)?:(.+)$/.exec(written) ?? [];
  if (names === undefined) return undefined;
  const phases = system === 'album-phases';
  const enabled = toolsSaid(said);
  const [model = '', embedder, ...more] = names.split(',');
  const needsVectors = enabled.includes('T_V');
  if (model === '' || more.length > 0 || (needsVectors && (embedder === undefined || embedder === '')))
    throw new MadeleineError('usage', `${written} is missing a model${needsVectors ? ' and an embedder' : ''}.`, {
      action: 'Write it as react:MODEL,EMBEDDER, or without vectors as react-T_M+T_F:MODEL.',
    });
  const configuration = readConfiguration(folder);
  const space = needsVectors && embedder !== undefined ? await openNamedEmbedder(embedder, configuration) : undefined;
  const { prices } = modelSettings(model, configuration);
  const [thinking, reader] = await Promise.all([
    openPatientModel(model, { configuration }),
    modelReader(model, folder),
  ]);
  return {
    name: written,
    identity: {
      system: phases ? 'album-phases' : 'react',
      tools: enabled.join('+'),
      ...reactLimits,
      prompts: reactPromptVersion,
      ...(phases ? { ...phaseLimits, phases: phasesPromptVersion } : {}),
      text: form,
      ...(narrates === undefined ? {} : { events: { ...eventRules, prompt: narrativePromptVersion } }),
      ...(space === undefined ? {} : { embedder: space.space }),
      ...reader.identity,
    },
    gives: { ranking: true, answers: true },
    cacheable: true,
    concurrency: reader.concurrency,
    async ingest(collection, { workspace, signal, onProgress }) {
      const began = performance.now();
      const narrator = {
        ...{ model: thinking, prices, workspace, signal },
        ...(onProgress === undefined ? {} : { onProgress }),
      };
      const { album, spending: spent } = await openAlbum(collection, {
        ...{ embedder: space, form, signal },
        ...(narrates === undefined ? {} : { narrator }),
      });
      const items = album.rows.map(({ item }) => item);
      return {
        report: {
          items: items.length,
          seconds: (performance.now() - began) / 1000,
          spending: spent,
        },
        ask: async (question, { k, seed, signal: during, retrievalOnly, book }) => {
          const vectorOf = async (words: string) => (await space?.texts([words], during))?.[0];
          const tools = { album, enabled, model: thinking, prices, vectorOf, signal: during };
          const { ids, steps, spending } = await (phases ? findByPhases : findByReact)(tools, question);
          const retrieved = ids.map((id, place) => ({ id, score: 1 / (place + 1) }));
          const plan = steps.join('\n');
          if (question.form === 'items') return { said: { kind: 'items' }, retrieved, plan, spending };
          if (retrievalOnly) return { retrieved: retrieved.slice(0, k), plan, spending };
          const texts = await textsOf(itemsInOrder(items, ids.slice(0, READ)), form, during);
          const read = await reader.read(question, texts, { signal: during, seed, book });
          return {
            ...(read.said === undefined ? {} : { said: read.said }),
            retrieved: retrieved.slice(0, k),
            plan,
            spending: plus(spending, read.spending ?? noSpending),
          };
        },
        close: async () => space?.close(),
      };
    },
  };
}

function toolsSaid(said: string | undefined): AlbumTool[] {
  if (said === undefined) return [...albumTools];
  const wanted = said.split('+');
  const known = albumTools.filter((tool) => tool === 'T_S' || wanted.includes(tool));
  if (wanted.every((name) => known.some((tool) => tool === name))) return known;
  throw new MadeleineError('usage', `Unknown tools: "${said}".`, {
    action: `Join some of ${albumTools.join(', ')} with "+".`,
  });
}
