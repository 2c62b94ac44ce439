import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { interrupted } from '../end-to-end/run-madeleine.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import type { Step } from '../fixtures/model-server/script.ts';
import { serveMemory } from '../fixtures/server.ts';
import { letters, type Mailbox, mailboxOf } from './mailbox.ts';

let box: Mailbox;
let server: ModelServer;
beforeAll(async () => {
  box = await mailboxOf(letters);
});
afterAll(() => box.close());
afterEach(() => server.close());

const question = 'How much did I pay for the hotel in Porto?';
const now = '2024-06-01T12:00:00';
const reply = (answer: string, citations: readonly object[] = []): Step => ({
  kind: 'text',
  text: JSON.stringify({ answer, kind: 'open', citations }),
  piece: 200,
});
/** JSON that goes on for ever, slowly enough to be stopped within its limit. */
const endless: Step = { kind: 'endless', text: ' ' };

describe('a reply of a model that is far longer than was asked for', () => {
  it.each<[string, Step]>([
    ['in its answer', reply('word '.repeat(600_000))],
    ['in its citations', reply('€397.71', Array(50_000).fill({ ref: 'E1', quote: 'Total paid: EUR 397.71' }))],
    ['without ever beginning the answer', { kind: 'text', text: ' '.repeat(3_000_000), piece: 200 }],
  ])('%s is given up, and the answer is made without the model', { timeout: 60_000 }, async (_where, step) => {
    server = await startModelServer([step]);
    const drafts: string[] = [];
    const answered = await box.app.ask(question, {
      answerer: 'single-pass',
      model: `${server.url}#scripted`,
      now,
      onWords: (draft) => drafts.push(draft),
    });
    expect(answered).toMatchObject({ outcome: 'grounded', answer: expect.stringContaining('397.71') });
    expect(answered.answerer?.fellBack).toContain('tokens');
    expect(server.requests).toHaveLength(1);
    expect(Math.max(0, ...drafts.map(({ length }) => length))).toBeLessThan(20_000);
  });

  it('is left by the program when it is told to stop', { timeout: 60_000 }, async () => {
    server = await startModelServer([endless]);
    const memory = ['--memory', box.folder, '--now', now];
    const asked = ['ask', question, ...memory, '--answerer', 'single-pass', '--model', `${server.url}#scripted`];
    // The first thing that is told is the step in which the model reads.
    const { code, stderr } = await interrupted(asked, 'SIGTERM', 'first progress');
    expect(stderr).toContain('Cancelled before it was finished.');
    expect(code).toBe(130);
  });

  it('is left by a server when its client goes', { timeout: 60_000 }, async () => {
    server = await startModelServer([endless]);
    const configuration = {
      models: { long: { url: server.url, model: 'scripted', bytes: 10_000_000_000, seconds: 3600 } },
      answerer: { name: 'single-pass', model: 'long' },
    } as const;
    const served = await serveMemory(box.folder, { configuration });
    const client = new AbortController();
    const asked = served.get(`/ask?q=${encodeURIComponent(question)}`, { signal: client.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    client.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(server.waiting).toBe(0);
    await served.close();
  });
});
