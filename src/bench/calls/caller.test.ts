import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../test/fixtures/model-server/script.ts';
import { wordEmbedder } from '../../../test/fixtures/word-embedder.ts';
import { OpenAiCompatibleModel } from '../../adapters/openai-compatible/language-model.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Spending } from '../outcome.ts';
import { Ledger } from '../runner/ledger.ts';
import type { AskedFor } from './asked.ts';
import { type BookOptions, openCallBook } from './call-book.ts';
import { CallJournal } from './call-journal.ts';
import { Caller } from './caller.ts';
import { inOrder } from './in-order.ts';

let server: ModelServer | undefined;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-calls-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

const schema = z.object({ value: z.int() });
const asked = (about: string, more: Partial<AskedFor<{ value: number }>> = {}): AskedFor<{ value: number }> => ({
  step: 'test',
  prompt: 'test@1',
  instructions: 'Count.',
  content: about,
  schema,
  schemaName: 'count',
  maxOutputTokens: 20,
  ...more,
});
const value = (n: number): Step => ({ kind: 'json', value: { value: n } });
const limits = { retries: 2, pauseMs: 1, timeoutMs: 500 };

async function callerOf(script: readonly Step[] | LanguageModel, more: Partial<BookOptions> = {}): Promise<Caller> {
  let model: LanguageModel;
  if ('generate' in script) model = script;
  else {
    await server?.close();
    server = await startModelServer(script);
    // The port changes with every server, and is part of whom was asked.
    model = {
      ...bound(new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' })),
      identity: { model: 'm' },
    };
  }
  const book = await openCallBook({ folder, limits, ...more });
  return new Caller({
    model,
    embedder: wordEmbedder(['one', 'two']),
    prices: { input: 1, output: 2 },
    book,
    signal: new AbortController().signal,
  });
}
const bound = (model: LanguageModel): LanguageModel => ({
  name: model.name,
  identity: model.identity,
  generate: (options) => model.generate(options),
  generateObject: (options) => model.generateObject(options),
  stream: (options) => model.stream(options),
});

describe('a call', () => {
  it('is made once, whoever asks for it and however often the program starts', async () => {
    const first = await callerOf([value(1), value(2)]);
    const both = await Promise.all([first.call(asked('a')), first.call(asked('a'))]);
    expect(both).toEqual([1, 1].map((n) => ({ state: 'answered', value: { value: n } })));
    first.book.close();
    const second = await callerOf([value(3)]);
    expect(await second.call(asked('a'))).toEqual({ state: 'answered', value: { value: 1 } });
    expect(server?.requests).toHaveLength(0);
    expect(second.spending).toEqual(first.spending);
    expect(second.spending).toMatchObject({ calls: 1, inputTokens: 100, outputTokens: 10, dollars: 0.00012 });
  });

  it.each<[string, Partial<AskedFor<{ value: number }>>]>([
    ['other words', { content: 'b' }],
    ['other instructions', { instructions: 'Count again.' }],
    ['another seed', { seed: 2 }],
    ['another limit', { maxOutputTokens: 21 }],
    ['another schema', { schema: z.object({ value: z.int().min(-1) }) }],
    ['another picture', { content: [{ type: 'image', mime: 'image/jpeg', bytes: Uint8Array.of(1) }] }],
  ])('is another with %s', async (_what, more) => {
    const caller = await callerOf([value(1), value(2)]);
    await caller.call(asked('a'));
    expect(await caller.call(asked('a', more))).toMatchObject({ value: { value: 2 } });
  });

  it('is the same under another name of its step and prompt', async () => {
    const caller = await callerOf([value(1), value(2)]);
    await caller.call(asked('a'));
    expect(await caller.call(asked('a', { step: 'other', prompt: 'other@2' }))).toMatchObject({ value: { value: 1 } });
  });

  it('waits as long as the endpoint asks, and counts every attempt', async () => {
    const busy: Step = { kind: 'status', status: 429, message: 'wait', retryAfter: '1' };
    const began = performance.now();
    const caller = await callerOf([busy, { kind: 'status', status: 503, message: 'busy' }, value(1)]);
    expect(await caller.call(asked('a'))).toMatchObject({ state: 'answered' });
    expect(performance.now() - began).toBeGreaterThan(990);
    expect(caller.spending.calls).toBe(3);
    expect(caller.book.counts.retried).toBe(2);
  });

  it('gives up after so many attempts, and says what the endpoint said', async () => {
    const caller = await callerOf([{ kind: 'status', status: 503, message: 'busy' }]);
    await expect(caller.call(asked('a'))).rejects.toMatchObject({ code: 'system-failed' });
    expect(caller.spending.calls).toBe(3);
    caller.book.close();
    // What was tried in vain has cost what it cost, also for who carries on; and it is tried again.
    const later = await callerOf([value(1)]);
    expect(await later.call(asked('a'))).toMatchObject({ state: 'answered' });
    expect(later.spending.calls).toBe(4);
  });

  it('gives up an endpoint that does not answer', async () => {
    const caller = await callerOf([{ kind: 'hang' }, value(1)], { limits: { ...limits, timeoutMs: 100 } });
    expect(await caller.call(asked('a'))).toMatchObject({ state: 'answered' });
    expect(caller.spending.calls).toBe(2);
  });

  it('sends a reply that cannot be read back once, with the reason', async () => {
    const caller = await callerOf([{ kind: 'json', value: { value: 'many' } }, value(4)]);
    expect(await caller.call(asked('a'))).toEqual({ state: 'answered', value: { value: 4 } });
    const [, repair] = server?.requests ?? [];
    expect(repair?.messages.map(({ role }) => role).slice(-3)).toEqual(['user', 'assistant', 'user']);
    expect(repair === undefined ? '' : wordsOf(repair)).toMatch(/many[\s\S]*could not be read[\s\S]*value/);
    // Both replies were paid for.
    expect(caller.spending).toMatchObject({ calls: 2, inputTokens: 200 });
  });

  it('passes over what stays unreadable, and asks it never again', async () => {
    const caller = await callerOf([{ kind: 'malformed' }]);
    expect(await caller.call(asked('a'))).toEqual({ state: 'unreadable' });
    caller.book.close();
    const later = await callerOf([value(1)]);
    expect(await later.call(asked('a'))).toEqual({ state: 'unreadable' });
    expect(later.book.counts).toMatchObject({ unreadable: 1, kept: 1, answered: 0 });
    expect(server?.requests).toHaveLength(0);
  });

  it('passes over a refusal', async () => {
    const caller = await callerOf([{ kind: 'refusal', text: 'I will not.' }, value(1)]);
    expect(await caller.call(asked('a'))).toMatchObject({
      state: 'refused',
      said: expect.stringContaining('I will not.'),
    });
    expect(await caller.call(asked('b'))).toMatchObject({ state: 'answered' });
  });

  it('passes over what an endpoint does not take, unless it takes nothing', async () => {
    const caller = await callerOf([{ kind: 'status', status: 400, message: 'too long' }]);
    for (const about of 'abcde')
      expect(await caller.call(asked(about))).toMatchObject({
        state: 'refused',
        said: expect.stringContaining('too long'),
      });
    await expect(caller.call(asked('f'))).rejects.toMatchObject({ code: 'system-failed' });
  });

  it('says words without a schema', async () => {
    const caller = await callerOf([{ kind: 'text', text: 'Porto' }]);
    const { schema: _schema, schemaName: _name, ...words } = asked('Where?');
    expect(await caller.say(words)).toEqual({ state: 'answered', value: 'Porto' });
    expect(await caller.say(words)).toEqual({ state: 'answered', value: 'Porto' });
    expect(server?.requests).toHaveLength(1);
  });
});

describe('the journal', () => {
  const line = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('drops a line that was cut, wherever it was cut', async () => {
    const caller = await callerOf([value(1)]);
    await caller.call(asked('a'));
    caller.book.close();
    const [name = ''] = readdirSync(folder);
    const whole = line(name);
    const last = whole.trimEnd().lastIndexOf('\n') + 1;
    for (let cut = last; cut < whole.length; cut += 7) {
      writeFileSync(join(folder, name), whole.slice(0, cut));
      const later = await callerOf([value(2)]);
      expect(await later.call(asked('a'))).toMatchObject({ value: { value: 2 } });
      // The call that was in flight counts as well, with what it may have cost.
      expect(later.book.counts.lost).toBe(1);
      expect(later.spending.calls).toBe(2);
      later.book.close();
      for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other));
    }
  });

  it('asks for the repair alone when the first reply is known', async () => {
    const first = await callerOf([{ kind: 'malformed' }, { kind: 'status', status: 401, message: 'key' }]);
    await expect(first.call(asked('a'))).rejects.toMatchObject({ code: 'invalid-configuration' });
    first.book.close();
    const later = await callerOf([value(1)]);
    expect(await later.call(asked('a'))).toMatchObject({ state: 'answered' });
    expect(server?.requests).toHaveLength(1);
    expect(server?.requests[0] === undefined ? '' : wordsOf(server.requests[0])).toContain('could not be read');
  });

  it('holds vectors, whole batches of which are one call', async () => {
    const first = await callerOf([value(1)]);
    const texts = Array.from({ length: 100 }, (_, i) => `one ${i}`);
    const vectors = await first.embed([...texts, 'one 0']);
    expect(vectors).toHaveLength(101);
    expect(first.spending.calls).toBe(2);
    first.book.close();
    const later = await callerOf([value(1)]);
    expect(await later.embed([...texts].reverse())).toEqual(vectors.slice(0, 100).reverse());
    expect(later.spending.calls).toBe(2);
  });

  it('reads what several processes wrote', async () => {
    const both = await Promise.all([CallJournal.open(folder), CallJournal.open(folder)]);
    const key = (n: number) => String(n).padStart(64, '0');
    for (const [i, journal] of both.entries()) journal.appendVector(key(i), Float32Array.of(i), undefined);
    for (const journal of both) journal.close();
    const journal = await CallJournal.open(folder);
    expect([0, 1].map((i) => journal.vector(key(i))?.vector[0])).toEqual([0, 1]);
    journal.close();
  });
});

describe('a budget', () => {
  it('is never overrun by calls at once, and says when it is spent', async () => {
    const caller = await callerOf([value(1)], { budget: { tokens: 2000 }, limits: { ...limits, parallel: 8 } });
    const all = Array.from({ length: 40 }, (_, i) => `item ${i}`);
    await expect(caller.map('test', all, (about) => caller.call(asked(about)))).rejects.toMatchObject({
      code: 'budget-spent',
      message: expect.stringContaining('of 2000 tokens'),
    });
    const { inputTokens, outputTokens } = caller.spending;
    expect(inputTokens + outputTokens).toBeLessThanOrEqual(2000);
    expect(inputTokens + outputTokens).toBeGreaterThan(1500);
  });

  it('holds over several processes', async () => {
    const about = (i: number) => asked(`item ${i}`);
    for (const _ of [1, 2, 3]) {
      const caller = await callerOf([value(1)], { budget: { calls: 5 } });
      await expect(
        caller.map(
          'test',
          Array.from({ length: 9 }, (_, i) => i),
          (i) => caller.call(about(i)),
        ),
      ).rejects.toMatchObject({ code: 'budget-spent' });
      expect(caller.spending.calls).toBe(5);
      caller.book.close();
    }
  });

  it('stays within its limits whatever calls reserve and cost', async () => {
    const spent = (tokens: number): Spending => ({ calls: 1, inputTokens: tokens, outputTokens: 0, dollars: 0 });
    const call = fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]) => ({ most: Math.max(a, b), cost: Math.min(a, b) }));
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 30 }), fc.integer({ min: 1, max: 500 }), async (calls, tokens) => {
        const ledger = new Ledger({ tokens });
        await Promise.all(
          calls.map(async ({ most, cost }) => {
            const held = await ledger.reserve(spent(most)).catch(() => undefined);
            await new Promise((resolve) => setImmediate(resolve));
            held?.settle(spent(cost));
          }),
        );
        expect(ledger.total.inputTokens).toBeLessThanOrEqual(tokens);
      }),
      { numRuns: 50 },
    );
  });
});

describe('many at once', () => {
  it('give their results in order, as many at once as is allowed', async () => {
    let now = 0;
    let most = 0;
    const made = await inOrder([30, 1, 20, 2, 10], 2, async (ms, place) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, ms));
      now -= 1;
      return place;
    });
    expect(made).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('tell how far they are, how fast, and what was spent', async () => {
    const told: unknown[] = [];
    const caller = await callerOf([value(1)], { onProgress: (event) => told.push(event) });
    await caller.map('notes', ['a', 'b', 'c'], (about) => caller.call(asked(about)));
    expect(told.at(-1)).toMatchObject({
      stage: 'notes',
      done: 3,
      total: 3,
      spending: { calls: 3, inputTokens: 300 },
      counts: { answered: 3, kept: 0 },
      perSecond: expect.any(Number),
    });
  });

  it('count what a part of them cost apart', async () => {
    const caller = await callerOf([value(1)]);
    const part = caller.book.part();
    const question = caller.with({ book: part });
    await caller.call(asked('a'));
    await question.call(asked('b'));
    expect([part.spending.calls, caller.book.spending.calls]).toEqual([1, 2]);
  });
});
