import { readConfiguration } from '../../../app/settings/configuration.ts';
import type { Concept } from '../../../memory/concept.ts';
import { Caller } from '../../calls/caller.ts';
import { type Askable, openCalled } from '../../calls/open-caller.ts';
import type { Collection } from '../../collection.ts';
import type { SystemUnderTest } from '../../system.ts';
import type { RowOptions } from '../row-options.ts';
import { personaPromptVersion } from './persona.prompt.ts';
import { PersonaCalls } from './persona-calls.ts';
import { type PersonaMethod, personaMethods } from './persona-methods.ts';
import type { KnownRankings } from './recognise.ts';

/** `mpr-stepwise:MODEL`: a method of MPRBench with a model that may see pictures; nothing where another system is written. */
export async function openPersonaMethod(
  written: string,
  folder: string,
  options: RowOptions,
): Promise<SystemUnderTest | undefined> {
  const method = personaMethods.find(({ name }) => written.startsWith(`${name}:`));
  if (method === undefined) return undefined;
  const named = written.slice(method.name.length + 1);
  const configuration = readConfiguration(folder);
  const thinking = await openCalled({ model: named }, configuration);
  const { reader, textOnly = false } = options;
  const reading = reader === undefined ? thinking : await openCalled({ model: reader }, configuration);
  return rowOf(method, written, { thinking, reading, sees: !textOnly });
}

type PersonaRow = { readonly thinking: Askable; readonly reading: Askable; readonly sees: boolean };

const rowOf = (method: PersonaMethod, written: string, { thinking, reading, sees }: PersonaRow): SystemUnderTest => ({
  name: written,
  identity: {
    ...{ version: 3, method: method.name, ...thinking.model.identity, prompts: personaPromptVersion, sees },
    ...(reading === thinking ? {} : { reader: reading.model.identity }),
  },
  gives: { ranking: false, answers: true },
  cacheable: true,
  concurrency: 4,
  async ingest(collection, { signal }) {
    const began = performance.now();
    const concepts = await conceptsIn(collection, signal);
    const known: KnownRankings = new Map();
    return {
      report: { items: concepts.length, seconds: (performance.now() - began) / 1000 },
      notes: sees ? [] : ['The model was given texts alone: pictures of questions and concepts were left out.'],
      ask: async (question, { signal: during, book }) => {
        if (question.form !== 'choice') return {};
        const { media: _unseen, ...words } = question;
        const of = { book, signal: during };
        const calls = new PersonaCalls({
          thinking: new Caller({ ...thinking, ...of }),
          reading: new Caller({ ...reading, ...of }),
        });
        const letter = await method.choose(sees ? question : words, concepts, calls, known);
        return {
          said: { kind: 'choice', letter: letter.trim().toUpperCase() },
          ...(calls.notes.length === 0 ? {} : { plan: `recognised: ${calls.notes.join('; ')}` }),
        };
      },
      close: async () => undefined,
    };
  },
});

async function conceptsIn(collection: Collection, signal: AbortSignal): Promise<Concept[]> {
  const concepts: Concept[] = [];
  for await (const event of (await collection.source()).read({ signal }))
    if (event.type === 'concept') concepts.push(event.concept);
  return concepts;
}
