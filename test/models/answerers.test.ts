import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelReply } from '../../src/answer/model/reply.ts';
import { openApp } from '../../src/app/app.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type ChatRequest, type Step, wordsOf } from '../fixtures/model-server/script.ts';
import { letters, type Mailbox, mailboxOf } from './mailbox.ts';

let server: ModelServer | undefined;
let box: Mailbox;
beforeAll(async () => {
  box = await mailboxOf(letters);
});
afterAll(() => box.close());
afterEach(() => server?.close());

const question = 'How much did I pay for the hotel in Porto?';

/** Asks with a model that follows the script. */
async function asked(answerer: 'single-pass' | 'agentic', script: readonly Step[], words = question) {
  server = await startModelServer(script);
  return box.app.ask(words, { answerer, model: `${server.url}#scripted`, now: '2024-06-01T12:00:00' });
}

/** The short name under which the model was shown the record with these words. */
const refOf = (request: ChatRequest, words: string): string =>
  wordsOf(request)
    .split('\n')
    .filter((line) => line.includes(words))
    .map((line) => /"ref":"(E\d+)"/.exec(line)?.[1])
    .findLast((ref) => ref !== undefined) ?? 'E0';
const replying = (of: (request: ChatRequest) => ModelReply): Step => ({
  kind: 'reply',
  of: (request) => JSON.stringify(of(request)),
});
const invoiced = (quote = 'Total paid: EUR 397.71', answer = '€397.71'): Step =>
  replying((request) => ({ answer, kind: 'number', citations: [{ ref: refOf(request, 'Invoice for'), quote }] }));

describe('an answer in one call of a model', () => {
  it('stands with the words that it quotes, and says what it took', async () => {
    const answered = await asked('single-pass', [invoiced()]);
    expect(answered).toMatchObject({
      outcome: 'grounded',
      answer: '€397.71',
      type: 'number',
      citations: [{ field: 'body', quote: 'Total paid: EUR 397.71' }],
      answerer: { name: 'single-pass', calls: 1, inputTokens: 100, outputTokens: 10, invented: 0 },
    });
  });

  it('shows the model which record holds now, and no id of the memory', async () => {
    const { citations } = await asked('single-pass', [invoiced()]);
    const [request] = server?.requests ?? [];
    const words = request === undefined ? '' : wordsOf(request);
    expect(words).toMatch(/"ref":"E\d+"[^\n]*Invoice for[^\n]*this record holds now[^\n]*397\.71/);
    expect(words).toMatch(/"ref":"E\d+"[^\n]*Booking confirmation[^\n]*replaced by E\d+/);
    expect(citations.length).toBeGreaterThan(0);
    // Where records differ, that is said beside the one that holds.
    expect(words).toMatch(/Invoice for[^\n]*"conflict":"[^"]*408\.00[^"]*397\.71[^"]*holds/);
    for (const { id } of citations) expect(words).not.toContain(id);
  });

  it('finds a quote whose spaces and capitals the model changed, and cites the words as they stand', async () => {
    const { citations } = await asked('single-pass', [invoiced('total  PAID: eur 397.71 …')]);
    expect(citations).toMatchObject([{ quote: 'Total paid: EUR 397.71' }]);
  });

  it.each<[string, Step]>([
    ['words that stand nowhere', invoiced('Total paid: EUR 12.00', '€12.00')],
    [
      'a record that it was not shown',
      replying(() => ({ answer: '€1', kind: 'number', citations: [{ ref: 'E99', quote: 'EUR 1' }] })),
    ],
    ['nothing', replying(() => ({ answer: '€397.71', kind: 'number', citations: [] }))],
  ])('does not count when it cites %s: the program answers, or abstains and says why', async (_what, step) => {
    const answered = await asked('single-pass', [step]);
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '€397.71' });
    expect(answered.citations.map(({ quote }) => quote).join()).toContain('397.71');
    expect(answered.notes.join()).toMatch(/could not be shown from any record/);
    await server?.close();
    const unknown = await asked('single-pass', [step], 'What is the name of the gardener in Oslo?');
    expect(unknown).toMatchObject({ outcome: 'abstained', citations: [] });
    expect(unknown.answer).toMatch(/could not be shown from any record/);
  });

  it('does not count when its sum does not follow from the quote', async () => {
    const answered = await asked('single-pass', [invoiced('Total paid: EUR 397.71', '€412.50')]);
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '€397.71' });
    expect(answered.notes.join()).toMatch(/does not follow/);
  });

  it('keeps the true citations and counts the made-up ones', async () => {
    const mixed = replying((request) => ({
      answer: '€397.71',
      kind: 'number',
      citations: [
        { ref: refOf(request, 'Invoice for'), quote: 'Total paid: EUR 397.71' },
        { ref: refOf(request, 'Booking conf'), quote: 'Paid in cash' },
      ],
    }));
    const answered = await asked('single-pass', [mixed]);
    expect(answered).toMatchObject({ outcome: 'grounded', answerer: { invented: 1 } });
    expect(answered.citations).toHaveLength(1);
  });

  it('may say that the records do not hold it', async () => {
    const none = replying(() => ({ answer: 'No mail tells the room number.', kind: 'none', citations: [] }));
    expect(await asked('single-pass', [none], 'Which room did I have in the hotel in Porto?')).toMatchObject({
      outcome: 'abstained',
      answer: 'No mail tells the room number.',
    });
  });

  it('is asked for once more when it was not JSON of the asked form', async () => {
    const answered = await asked('single-pass', [{ kind: 'malformed' }, invoiced()]);
    expect(answered).toMatchObject({ outcome: 'grounded', answerer: { calls: 2 } });
  });

  it('is tried again when the endpoint asks to wait', async () => {
    const answered = await asked('single-pass', [
      { kind: 'status', status: 429, message: 'slow down', retryAfter: '0' },
      invoiced(),
    ]);
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '€397.71' });
  });

  it.each<[string, Step]>([
    ['refuses', { kind: 'refusal', text: 'No.' }],
    ['says no', { kind: 'status', status: 500, message: 'broken' }],
    ['speaks another language', { kind: 'content-type', type: 'text/html', body: '<h1>Welcome</h1>' }],
    ['gives no JSON at all', { kind: 'malformed' }],
  ])('falls back to the answer without a model when the endpoint %s, and says so', async (_what, step) => {
    const answered = await asked('single-pass', [step]);
    expect(answered.outcome).toBe('grounded');
    expect(answered.answer).toContain('397.71');
    expect(answered.answerer?.fellBack).toBeDefined();
    expect(answered.trace.some(({ note }) => note.startsWith('answered without a model'))).toBe(true);
  });
});

const step = (of: (request: ChatRequest) => object): Step => ({
  kind: 'reply',
  of: (request) => JSON.stringify(of(request)),
});

describe('an answer that a model looks for step by step', () => {
  it('searches, reads, computes and answers with what it quotes', async () => {
    const answered = await asked(
      'agentic',
      [
        step(() => ({ do: 'search', query: 'hotel invoice' })),
        step((request) => ({ do: 'read', refs: [refOf(request, 'Invoice for'), refOf(request, 'Booking conf')] })),
        step(() => ({ do: 'compute', operation: 'difference', values: ['408.00', '397.71'] })),
        step((request) => ({
          do: 'answer',
          reply: {
            answer: wordsOf(request).includes('"result":"10.29"') ? 'EUR 10.29' : 'unknown',
            kind: 'number',
            citations: [
              { ref: refOf(request, 'Invoice for'), quote: 'EUR 397.71' },
              { ref: refOf(request, 'Booking conf'), quote: 'EUR 408.00' },
            ],
          },
        })),
      ],
      'How much less than booked was the hotel in Porto?',
    );
    expect(answered).toMatchObject({
      outcome: 'grounded',
      answer: 'EUR 10.29',
      answerer: { name: 'agentic', calls: 4, inputTokens: 400, outputTokens: 40 },
    });
    const notes = answered.trace.filter(({ step: name }) => name === 'model').map(({ note }) => note);
    expect(notes[0]).toBe('searches for "hotel invoice"');
    expect(notes[2]).toBe('computes difference of 408.00, 397.71');
  });

  it('is made to answer when its steps are used up', async () => {
    const answered = await asked('agentic', [step(() => ({ do: 'search', query: 'hotel' }))]);
    expect(answered).toMatchObject({ answerer: { calls: 8 } });
    const last = server?.requests.at(-1);
    expect(last === undefined ? '' : wordsOf(last)).toContain('answer now');
  });

  it('is told what is wrong with a step, and goes on', async () => {
    const answered = await asked('agentic', [
      step(() => ({ do: 'read', refs: ['E77'] })),
      step(() => ({ do: 'compute', operation: 'sum', values: ['many'] })),
      step((request) => {
        const words = wordsOf(request);
        const told = words.includes('No record has such a name') && words.includes('Not every value is a number');
        return {
          do: 'answer',
          reply: {
            answer: '€397.71',
            kind: told ? 'number' : 'none',
            citations: [{ ref: refOf(request, 'Invoice for'), quote: 'EUR 397.71' }],
          },
        };
      }),
    ]);
    expect(answered).toMatchObject({ outcome: 'grounded', answer: '€397.71' });
  });
});

describe('a recording', () => {
  it('answers again without a model, and says so when it was never asked', async () => {
    const file = join(box.folder, 'model.jsonl');
    server = await startModelServer([invoiced()]);
    const settings = join(box.folder, 'madeleine.config.yaml');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, `${before}models:\n  m: { url: "${server.url}", model: scripted, record: "${file}" }\n`);
    const asking = { now: '2024-06-01T12:00:00' };
    const app = await openApp(box.folder, { quiet: true, offline: true });
    const live = await app.ask(question, { ...asking, model: 'm' });
    await app.close();
    await writeFile(settings, before);
    const again = await box.app.ask(question, { ...asking, model: `replay:${file}` });
    expect(again).toMatchObject({ outcome: 'grounded', answer: live.answer, citations: live.citations });
    const other = await box.app.ask('When is the dentist?', { ...asking, model: `replay:${file}` });
    expect(other.answerer?.fellBack).toContain('has no reply');
  });
});

it('regression: a limit of tokens holds over all questions of an open memory, not for each anew', async () => {
  server = await startModelServer([invoiced()]);
  const settings = join(box.folder, 'madeleine.config.yaml');
  const before = await readFile(settings, 'utf8');
  await writeFile(settings, `${before}models:\n  m: { url: "${server.url}", model: scripted, tokens: 150 }\n`);
  const app = await openApp(box.folder, { quiet: true, offline: true });
  try {
    const asked = [];
    for (let i = 0; i < 3; i++) asked.push((await app.ask(question, { model: 'm' })).answerer?.fellBack);
    expect(asked.slice(0, 2)).toEqual([undefined, undefined]);
    expect(asked[2]).toContain('150 are allowed');
    expect(server.requests).toHaveLength(2);
  } finally {
    await app.close();
    await writeFile(settings, before);
  }
});

describe('the choice of who answers', () => {
  it('needs a model where a model answers', async () => {
    await expect(box.app.ask(question, { answerer: 'agentic' })).rejects.toMatchObject({ code: 'usage' });
    await expect(box.app.ask(question, { model: 'nobody' })).rejects.toMatchObject({ code: 'usage' });
  });

  it('refuses a model on the network when the memory is offline', async () => {
    const asking = box.app.ask(question, { model: 'https://models.example/v1#big' });
    await expect(asking).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('an answer as it is written', () => {
  it.each(['single-pass', 'agentic'] as const)(
    'is told word by word by %s, and checked at the end',
    async (answerer) => {
      const reply = (request: ChatRequest): ModelReply => ({
        answer: 'You paid €397.71 for the hotel in Porto.',
        kind: 'number',
        citations: [{ ref: refOf(request, 'Invoice for'), quote: 'Total paid: EUR 397.71' }],
      });
      const said = (request: ChatRequest): unknown =>
        answerer === 'single-pass' ? reply(request) : { do: 'answer', reply: reply(request) };
      server = await startModelServer([{ kind: 'reply', of: (request) => JSON.stringify(said(request)) }]);
      const drafts: string[] = [];
      const answered = await box.app.ask(question, {
        answerer,
        model: `${server.url}#scripted`,
        now: '2024-06-01T12:00:00',
        onWords: (draft) => drafts.push(draft),
      });
      expect(answered).toMatchObject({
        outcome: 'grounded',
        answerer: { calls: 1, inputTokens: 100, outputTokens: 10 },
      });
      expect(server.requests[0]?.stream).toBe(true);
      expect(drafts.length).toBeGreaterThan(3);
      expect(drafts.at(-1)).toBe('You paid €397.71 for the hotel in Porto.');
      for (const [n, draft] of drafts.entries()) expect(draft.startsWith(drafts[n - 1] ?? '')).toBe(true);
    },
  );

  it('that breaks off, or is no JSON, is asked for again or done without', async () => {
    server = await startModelServer([{ kind: 'cut' }]);
    const cut = await box.app.ask(question, { model: `${server.url}#scripted`, onWords: () => undefined });
    expect(cut.answerer?.fellBack).toMatch(/closed the connection|cannot be reached/);
    await server.close();
    server = await startModelServer([{ kind: 'malformed' }, invoiced()]);
    const again = await box.app.ask(question, { model: `${server.url}#scripted`, onWords: () => undefined });
    expect(again).toMatchObject({ outcome: 'grounded', answerer: { calls: 2 } });
  }, 60_000);
});
