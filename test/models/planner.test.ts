import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../fixtures/model-server/script.ts';
import { letters, type Mailbox, mailboxOf } from './mailbox.ts';

let server: ModelServer | undefined;
let box: Mailbox;
beforeAll(async () => {
  box = await mailboxOf(letters);
});
afterAll(() => box.close());
afterEach(() => server?.close());

const planned = (plan: string): Step => ({ kind: 'json', value: { plan } });
async function searched(words: string, planning: 'model' | 'when-unsure', script: readonly Step[]) {
  server = await startModelServer(script);
  return box.app.search(words, { planning, model: `${server.url}#scripted`, now: '2024-06-01T12:00:00' });
}
const noteOf = ({ trace }: Awaited<ReturnType<typeof searched>>) => trace.find(({ step }) => step === 'planner')?.note;

describe('a question that a model reads, too', () => {
  it('is weighed in both readings', async () => {
    const found = await searched('tooth doctor thing', 'model', [planned('text["dentist appointment"]')]);
    expect(found.items[0]?.title).toBe('Your appointment');
    expect(noteOf(found)).toContain('both are weighed');
    expect(found.planText).toContain('any(');
  });

  it('is told the names of the memory as data, and no record', async () => {
    await searched('letters from Tom', 'model', [planned('person["Tom Reed"]')]);
    const [request] = server?.requests ?? [];
    const words = request === undefined ? '' : wordsOf(request);
    expect(words).toContain('"Tom Reed');
    expect(words).not.toContain('397.71');
  });

  it('is sent back once when the plan cannot be read, with what is wrong', async () => {
    const found = await searched('the hotel', 'model', [planned('texts["hotel"]'), planned('text["hotel"]')]);
    expect(server?.requests).toHaveLength(2);
    expect(server?.requests[1] === undefined ? '' : wordsOf(server.requests[1])).toContain('did you mean text');
    expect(found.items.length).toBeGreaterThan(0);
  });

  it.each<[string, Step]>([
    ['plans nonsense twice', planned('drop table items')],
    ['gives no JSON', { kind: 'malformed' }],
    ['is broken', { kind: 'status', status: 500, message: 'broken' }],
  ])('is searched for as it was understood when the model %s', async (_what, step) => {
    const without = await box.app.search('hotel invoice', { now: '2024-06-01T12:00:00' });
    const found = await searched('hotel invoice', 'model', [step]);
    expect(found.items.map(({ id }) => id)).toEqual(without.items.map(({ id }) => id));
    expect(noteOf(found)).toContain('gave no plan');
  });

  it('costs nothing when the first search is sure', async () => {
    const found = await searched('mails from Tom Reed', 'when-unsure', [planned('text["never asked"]')]);
    expect(found.items.length).toBeGreaterThan(0);
    expect(server?.requests).toHaveLength(0);
  });

  it('is read again when nothing was found', async () => {
    const found = await searched('xyzzy plugh', 'when-unsure', [planned('text["dentist"]')]);
    expect(found.items[0]?.title).toBe('Your appointment');
  });
});

describe('results that a model looks through', () => {
  const evaluator = (fits: (record: string) => boolean): Step => ({
    kind: 'reply',
    of: (request) =>
      JSON.stringify({
        fit: wordsOf(request)
          .split('\n')
          .filter((line) => line.startsWith('{"ref"') && fits(line))
          .map((line) => /"ref":"(E\d+)"/.exec(line)?.[1]),
      }),
  });
  const looked = async (script: readonly Step[], words = 'hotel', planning: 'model' | 'when-unsure' = 'model') => {
    server = await startModelServer(script);
    const asked = { planning, evaluate: true, model: `${server.url}#scripted`, now: '2024-06-01T12:00:00' };
    return box.app.search(words, asked);
  };
  const stepsOf = ({ trace }: Awaited<ReturnType<typeof looked>>) =>
    trace.filter(({ step }) => step === 'planner' || step === 'evaluator');

  it('keep what it finds to fit, and the trace says what that took', async () => {
    const found = await looked([planned('text["hotel"]'), evaluator((line) => line.includes('Invoice for'))]);
    expect(found.items.map(({ title }) => title)).toEqual(['Invoice for your stay MRX-4821']);
    expect(stepsOf(found)).toMatchObject([
      { step: 'planner', spent: { calls: 1, inputTokens: 100, outputTokens: 10 } },
      { step: 'evaluator', items: 1, spent: { calls: 1 } },
    ]);
  });

  it('may be none, which is an honest empty set', async () => {
    const found = await looked([planned('text["hotel"]'), evaluator(() => false)]);
    expect(found).toMatchObject({ abstained: true, items: [] });
  });

  it('are left as they are when it fails, and nothing is asked where the first search is sure', async () => {
    const found = await looked([planned('text["hotel"]'), { kind: 'status', status: 500, message: 'broken' }]);
    expect(found.items.length).toBeGreaterThan(1);
    expect(stepsOf(found).at(-1)?.note).toContain('looked through nothing');
    await server?.close();
    const sure = await looked([planned('text["never asked"]')], 'mails from Tom Reed', 'when-unsure');
    expect(sure.items.length).toBeGreaterThan(0);
    expect(server?.requests).toHaveLength(0);
  });

  it('cannot be added to by a name that it was not shown', async () => {
    const found = await looked([planned('text["hotel"]'), { kind: 'json', value: { fit: ['E99', 'all'] } }]);
    expect(found.items).toEqual([]);
  });
});
