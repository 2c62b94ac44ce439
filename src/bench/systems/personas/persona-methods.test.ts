import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleModel } from '../../../adapters/openai-compatible/language-model.ts';
import { type Concept, conceptSchema } from '../../../memory/concept.ts';
import type { AskedQuestion } from '../../question.ts';
import { PersonaCalls } from './persona-calls.ts';
import { personaMethods } from './persona-methods.ts';

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
afterEach(() => server?.close());

async function chosen(name: string, ...said: readonly unknown[]): Promise<string | undefined> {
  server = await startModelServer(said.map((value): Step => ({ kind: 'json', value })));
  const model = new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' });
  const method = personaMethods.find((one) => one.name === name);
  return method?.choose(question, concepts, new PersonaCalls(model, undefined, new AbortController().signal));
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
