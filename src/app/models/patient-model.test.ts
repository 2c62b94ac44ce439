import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleModel } from '../../adapters/openai-compatible/language-model.ts';
import { type Patience, patience, patientModel } from './patient-model.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

const quick: Patience = { ...patience, pauseMs: 1, timeoutMs: 400, retries: 2 };
async function model(script: readonly Step[], patient: Patience = quick) {
  server = await startModelServer(script);
  return patientModel(new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' }), patient);
}
const hello = { messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello?' }] }] } as const;
const busy: Step = { kind: 'status', status: 429, message: 'busy', retryAfter: '0' };

describe('a patient model', () => {
  it.each<[string, Step]>([
    ['is rate limited', busy],
    ['cuts the connection', { kind: 'cut' }],
    ['hangs', { kind: 'hang' }],
  ])('asks again when the endpoint %s', async (_what, step) => {
    expect((await (await model([step, { kind: 'text', text: 'Hi' }])).generate(hello)).text).toBe('Hi');
    expect(server?.requests).toHaveLength(2);
  });

  it('gives up after its tries, with the reason', async () => {
    await expect((await model([busy])).generate(hello)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(server?.requests).toHaveLength(3);
  });

  it('does not wait for who asks for an hour', async () => {
    const asked = await model([{ ...busy, retryAfter: '3600' }]);
    await expect(asked.generate(hello)).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 3600 });
    expect(server?.requests).toHaveLength(1);
  });

  it('does not ask again for what would be the same', async () => {
    const asked = await model([{ kind: 'status', status: 401, message: 'no key' }]);
    await expect(asked.generate(hello)).rejects.toMatchObject({ code: 'invalid-configuration' });
    expect(server?.requests).toHaveLength(1);
  });

  it('stops when the owner stops it, whatever it waits for', async () => {
    const asked = await model([{ kind: 'hang' }], { ...quick, timeoutMs: 60_000 });
    const stop = new AbortController();
    const said = asked.generate({ ...hello, signal: stop.signal });
    await expect.poll(() => server?.requests.length).toBe(1);
    stop.abort();
    await expect(said).rejects.toMatchObject({ name: 'AbortError' });
    expect(server?.requests).toHaveLength(1);
  });

  it('uses no more tokens than are allowed', async () => {
    const asked = await model([{ kind: 'text', text: 'Hi', tokens: [90, 10] }], { ...quick, tokens: 150 });
    await asked.generate(hello);
    await asked.generate(hello);
    await expect(asked.generate(hello)).rejects.toMatchObject({ code: 'budget-spent' });
    expect(server?.requests).toHaveLength(2);
  });
});
