import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type ChatRequest, type Step, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { scriptedCaller } from '../../../../test/fixtures/systems/scripted-caller.ts';
import { type Concept, conceptSchema } from '../../../memory/concept.ts';
import type { AskedQuestion } from '../../question.ts';
import { PersonaCalls } from './persona-calls.ts';
import { personaMethods } from './persona-methods.ts';
import type { KnownRankings } from './recognise.ts';

const concept = (id: string, name: string, attributes: Record<string, unknown>, linked: string[] = []): Concept =>
  conceptSchema.parse({ id, kind: 'person', name, attributes, references: [], linked });
const concepts = [
  concept('saul', 'Saul', { hobby: 'sailing', family: 'his brother is Emrys', habit: 'late' }, ['emrys']),
  concept('emrys', 'Emrys', { residence: 'Bath', hobby: 'chess' }),
  concept('mona', 'Mona', { residence: 'Leeds' }),
];
const question: AskedQuestion = {
  id: 'q',
  text: 'Where does the brother of <Saul> live?',
  language: 'en',
  collection: 'concepts',
  form: 'choice',
  options: ['Bath', 'Leeds', 'York', 'Ely'].map((text, i) => ({ letter: 'ABCD'[i] ?? '', text })),
};

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function chosen(name: string, ...said: readonly unknown[]): Promise<string | undefined> {
  server = await startModelServer(said.map((value): Step => ({ kind: 'json', value })));
  const caller = await scriptedCaller(server.url);
  const method = personaMethods.find((one) => one.name === name);
  return method?.choose(question, concepts, new PersonaCalls({ thinking: caller, reading: caller }), new Map());
}
const asked = (): string[] => (server?.requests ?? []).map(wordsOf);

describe('step by step', () => {
  const option = (letter: string, verdict: string) => ({ letter, verdict, why: '' });

  it('takes only what bears on the question, hops along links, and checks each option', async () => {
    const letter = await chosen(
      'mpr-stepwise',
      { attributes: ['family'], linked: ['Emrys', 'Mona'] },
      { attributes: ['residence'], linked: [] },
      { options: [option('A', 'follows'), option('B', 'contradicts')], letter: 'B' },
    );
    expect(letter).toBe('A');
    const [, second, last = ''] = asked();
    expect(second).toContain('"profile":"Emrys"');
    expect(last).toContain('"residence":"Bath"');
    // Mona is no link of Saul's; hobbies and habits bear on nothing that is asked.
    expect(last).not.toMatch(/Mona|sailing|chess|late/);
  });

  it('takes the model’s letter when the checks do not decide', async () => {
    const undecided = { options: [option('A', 'follows'), option('B', 'follows')], letter: 'B' };
    expect(await chosen('mpr-stepwise', { attributes: [], linked: [] }, undecided)).toBe('B');
  });

  it('ends where profiles name each other in a circle', async () => {
    const round = { attributes: [], linked: ['Saul', 'Emrys'] };
    await chosen('mpr-stepwise', round, round, { options: [], letter: 'A' });
    expect(asked()).toHaveLength(3);
  });
});

describe('the methods of the paper', () => {
  it('prompting gives all profiles at once', async () => {
    expect(await chosen('mpr-prompting-instruct', { letter: 'C' })).toBe('C');
    expect(asked()[0]).toMatch(/Saul.*Emrys.*Mona/s);
  });

  it('thinking asks a model that thinks to think hard, and leaves its temperature alone', async () => {
    expect(await chosen('mpr-prompting-thinking', { letter: 'B' })).toBe('B');
    expect(server?.requests[0]?.body).toMatchObject({ reasoning_effort: 'high' });
    expect(server?.requests[0]?.body).not.toHaveProperty('temperature');
  });

  it('retrieval reads only the profiles of what was recognised', async () => {
    expect(await chosen('mpr-retrieval', { reasoning: '', letter: 'A' })).toBe('A');
    expect(asked()[0]).not.toContain('Leeds","kind"');
    expect(asked()[0]).not.toContain('Mona');
  });
});

describe('reference pictures', () => {
  let folder: string;
  let many: Concept[];
  let pictured: AskedQuestion;
  const file = (name: string) => join(folder, `${name}.jpg`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'madeleine-concepts-'));
    const names = Array.from({ length: 60 }, (_, i) => `Person${i + 1}`);
    for (const [i, name] of ['asked', ...names].entries()) {
      const background = { r: i * 4, g: 255 - i * 4, b: 128 };
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .jpeg()
        .toFile(file(name));
    }
    many = names.map((name) => ({ ...concept(name.toLowerCase(), name, {}), references: [file(name)] }));
    pictured = { ...question, text: 'What does the person in the picture do?', media: file('asked') };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const titles = (request: ChatRequest) =>
    [...wordsOf(request).matchAll(/Reference picture of (\w+):/g)].map(([, name]) => name);
  const images = (request: ChatRequest) => (JSON.stringify(request.messages).match(/data:image\/jpeg/g) ?? []).length;
  /** Says that only this one is there, wherever it is shown. */
  const knowing =
    (name: string) =>
    (request: ChatRequest): string =>
      JSON.stringify(
        wordsOf(request).includes('"likeness"')
          ? { there: titles(request).map((one) => ({ name: one, likeness: one === name ? 0.9 : 0.1 })) }
          : { reasoning: '', letter: 'A' },
      );

  async function asking(
    name: string,
    of: readonly Concept[],
    known: KnownRankings = new Map(),
    about: Partial<AskedQuestion> = {},
    who = 'Person47',
  ) {
    server ??= await startModelServer([{ kind: 'reply', of: knowing(who) }]);
    const caller = await scriptedCaller(server.url);
    const calls = new PersonaCalls({ thinking: caller, reading: caller });
    const method = personaMethods.find((one) => one.name === name);
    await method?.choose({ ...pictured, ...about }, of, calls, known);
    return { requests: [...(server?.requests ?? [])], calls };
  }

  it('rank every concept, not only the first, and read the profile of the one that is recognised', async () => {
    const { requests, calls } = await asking('mpr-retrieval', many);
    const last = requests.at(-1);
    const compared = new Set(requests.slice(0, -1).flatMap(titles));
    expect(compared.size).toBe(60);
    expect(last === undefined ? [] : titles(last)).toEqual(['Person47']);
    expect(last === undefined ? '' : wordsOf(last)).toContain('"name":"Person47"');
    expect(last === undefined ? '' : wordsOf(last)).not.toContain('"name":"Person1"');
    expect(calls.notes).toEqual(['Person47 0.90']);
  });

  it('are compared although the question names somebody else', async () => {
    const named = many.slice(0, 3);
    const about = { text: 'Does Person2 like what is shown?' };
    const { requests } = await asking('mpr-retrieval', named, new Map(), about, 'Person3');
    const last = requests.at(-1);
    expect(last === undefined ? [] : titles(last)).toEqual(['Person2', 'Person3']);
  });

  it('go into the prompt of every concept, beside its profile', async () => {
    const { requests } = await asking('mpr-prompting-cot', many.slice(0, 20));
    expect(requests).toHaveLength(1);
    expect(requests.map(titles)[0]).toHaveLength(20);
    expect(requests.map(images)).toEqual([21]);
  });

  it('of more concepts than fit are those of the likest, while all profiles are read', async () => {
    const { requests } = await asking('mpr-prompting-cot', many);
    const last = requests.at(-1);
    expect(last === undefined ? [] : titles(last)).toContain('Person47');
    expect(last === undefined ? 0 : titles(last).length).toBeLessThan(60);
    expect(last === undefined ? '' : wordsOf(last)).toContain('"name":"Person60"');
  });

  it('are compared with one picture once, however many questions are about it', async () => {
    const known: KnownRankings = new Map();
    const first = await asking('mpr-retrieval', many, known);
    const second = await asking('mpr-retrieval', many, known);
    expect(second.requests.length - first.requests.length).toBe(1);
  });

  it('stay out where the picture of the question cannot be opened', async () => {
    const gone = { media: join(folder, 'gone.jpg') };
    const { requests } = await asking('mpr-prompting-cot', many.slice(0, 3), new Map(), gone);
    expect(requests.map(images)).toEqual([0]);
  });
});
