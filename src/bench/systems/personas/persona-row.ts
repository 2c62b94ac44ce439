import { modelSettings } from '../../../app/models/models.ts';
import { openPatientModel } from '../../../app/models/patient-model.ts';
import { readConfiguration } from '../../../app/settings/configuration.ts';
import type { Concept } from '../../../memory/concept.ts';
import type { Collection } from '../../collection.ts';
import { noSpending } from '../../outcome.ts';
import type { SystemUnderTest } from '../../system.ts';
import { personaPromptVersion } from './persona.prompt.ts';
import { PersonaCalls } from './persona-calls.ts';
import { type PersonaMethod, personaMethods } from './persona-methods.ts';
import type { KnownRankings } from './recognise.ts';

/** `mpr-stepwise:MODEL`: a method of MPRBench with a model that may see pictures; nothing where another system is written. */
export async function openPersonaMethod(written: string, folder: string): Promise<SystemUnderTest | undefined> {
  const method = personaMethods.find(({ name }) => written.startsWith(`${name}:`));
  if (method === undefined) return undefined;
  return rowOf(method, written, written.slice(method.name.length + 1), folder);
}

async function rowOf(method: PersonaMethod, written: string, named: string, folder: string): Promise<SystemUnderTest> {
  const configuration = readConfiguration(folder);
  const { prices } = modelSettings(named, configuration);
  const model = await openPatientModel(named, { configuration });
  return {
    name: written,
    identity: { version: 2, method: method.name, ...model.identity, prompts: personaPromptVersion },
    gives: { ranking: false, answers: true },
    cacheable: true,
    concurrency: 4,
    async ingest(collection, { signal }) {
      const began = performance.now();
      const concepts = await conceptsIn(collection, signal);
      const known: KnownRankings = new Map();
      return {
        report: { items: concepts.length, seconds: (performance.now() - began) / 1000, spending: noSpending },
        ask: async (question, { signal: during }) => {
          if (question.form !== 'choice') return {};
          const calls = new PersonaCalls(model, prices, during);
          const letter = await method.choose(question, concepts, calls, known);
          return {
            said: { kind: 'choice', letter: letter.trim().toUpperCase() },
            ...(calls.notes.length === 0 ? {} : { plan: `recognised: ${calls.notes.join('; ')}` }),
            spending: calls.spending,
          };
        },
        close: async () => undefined,
      };
    },
  };
}

async function conceptsIn(collection: Collection, signal: AbortSignal): Promise<Concept[]> {
  const concepts: Concept[] = [];
  for await (const event of (await collection.source()).read({ signal }))
    if (event.type === 'concept') concepts.push(event.concept);
  return concepts;
}
