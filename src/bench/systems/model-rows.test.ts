import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchRequest, unwatched } from '../../../test/fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { type ChatRequest, type Step, wordsOf } from '../../../test/fixtures/model-server/script.ts';
import { tinyAlbum } from '../../../test/fixtures/systems/tiny-album.ts';
import type { BenchRunRequest } from '../../contract/bench-verbs.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { benchRun } from '../bench.ts';
import { openCallBook } from '../calls/call-book.ts';
import type { Collection } from '../collection.ts';
import type { AskedQuestion } from '../question.ts';
import { modelReader } from './model-reader.ts';
import { seenItems } from './seen-items.ts';

let folder: string;
let server: ModelServer;
const servers: ModelServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-rows-'));
});
afterEach(async () => {
  for (const one of servers.splice(0)) await one.close();
  rmSync(folder, { recursive: true });
});
async function serve(step: Step): Promise<ModelServer> {
  const started = await startModelServer([step]);
  servers.push(started);
  return started;
}

const turns = ['I saw a kite.', 'The dentist was late.', 'We bought a cat.'];

/** A conversation with a question a turn. */
function writeData(): string {
  const lines = turns.map((text, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text }));
  const qa = lines.map(({ dia_id }, n) => ({
    question: `what ${n}?`,
    answer: 'kite',
    evidence: [dia_id],
    category: 4,
  }));
  const data = join(folder, 'locomo10.json');
  const conversation = { session_1: lines, session_1_date_time: '1:56 pm on 8 May, 2023' };
  writeFileSync(data, JSON.stringify([{ sample_id: 'c-1', conversation, qa }]));
  return data;
}

/** Notes, answers and vectors, by what is asked for. */
const obliging = (request: ChatRequest): string =>
  request.responseFormat === undefined ? 'a kite' : JSON.stringify({ keywords: [], context: 'c', tags: [] });
const isNote = (request: ChatRequest) => wordsOf(request).includes('index card');

describe('a memory that a model builds', () => {
  let request: BenchRunRequest;
  let vectors: ModelServer;
  beforeEach(async () => {
    server = await serve({ kind: 'reply', of: obliging });
    vectors = await serve({ kind: 'embed', of: async (text) => [String(text).length, 1] });
    const system = `a-mem-piled:${server.url}#m,${vectors.url}#e`;
    request = benchRequest(folder, { suite: 'locomo', data: writeData(), system, retries: 1 });
  });
  const runs = (more: Partial<BenchRunRequest>) => benchRun({ ...request, ...more }, unwatched());

  it('is built once, whatever `k` and `read` are', async () => {
    const first = await runs({ out: join(folder, 'one') });
    expect(first).toMatchObject({ state: 'done', answered: 3, failed: 0 });
    expect(server.requests.filter(isNote)).toHaveLength(3);
    const [asked, embedded] = [server.requests.length, vectors.requests.length];
    // Another k reads the same records: nothing at all is asked anew, and the run costs what the first cost.
    const second = await runs({ out: join(folder, 'two'), k: 2, read: 10 });
    expect([server.requests.length, vectors.requests.length]).toEqual([asked, embedded]);
    expect(second.spending).toEqual(first.spending);
    // Fewer records to read are other questions to the reader, of the same memory.
    await runs({ out: join(folder, 'three'), read: 1 });
    expect(server.requests.filter(isNote)).toHaveLength(3);
    expect(server.requests.length).toBe(asked + 3);
  });

  it('stops within the budget while it is built, and is gone on with', async () => {
    const poor = await runs({ budgetTokens: 1300 });
    expect(poor).toMatchObject({ state: 'stopped', stopped: expect.stringContaining('of 1300 tokens') });
    expect(poor.spending.inputTokens + poor.spending.outputTokens).toBeLessThanOrEqual(1300);
    const rich = await runs({ budgetTokens: 100_000 });
    expect(rich).toMatchObject({ state: 'done', answered: 3 });
    expect(server.requests.filter(isNote)).toHaveLength(3);
    // Three notes and three answers at 110 tokens.
    expect(rich.spending).toMatchObject({ inputTokens: 600, outputTokens: 60 });
  });

  it('is built by one model and read by another', async () => {
    const other = await serve({ kind: 'text', text: 'a cat' });
    await runs({ reader: `${other.url}#r` });
    expect(server.requests.every(isNote)).toBe(true);
    expect(other.requests).toHaveLength(3);
    expect(other.requests.some(isNote)).toBe(false);
  });

  it('counts what a question cost that failed', async () => {
    const busy = await serve({ kind: 'status', status: 503, message: 'busy' });
    const failed = await runs({ reader: `${busy.url}#r` });
    expect(failed).toMatchObject({ state: 'done', answered: 0, failed: 3 });
    // Of each question the vector's request is one call, and the answer was tried twice.
    expect(busy.requests).toHaveLength(6);
    const perQuestion = failed.figures.find(({ measure }) => measure === 'calls per question');
    expect(perQuestion).toMatchObject({ value: 3, n: 3 });
  });
});

describe('a reader', () => {
  const question: AskedQuestion = { id: 'q', text: 'What is it?', language: 'en', collection: 'c', form: 'text' };
  const [first, second] = tinyAlbum.rows.map(({ item }) => item);
  const read = async (textOnly: boolean) => {
    server = await serve({ kind: 'text', text: 'a cake' });
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a8a70' } }).toFile(
      join(folder, 'p1.jpg'),
    );
    const items = [first, second].flatMap((item): MemoryItem[] =>
      item === undefined ? [] : [{ ...item, origin: { ...item.origin, root: folder } }],
    );
    const collection: Collection = {
      id: 'album',
      source: () => Promise.reject(new Error('not read')),
      async *items() {
        yield* items;
      },
    };
    const { signal } = new AbortController();
    const reader = await modelReader(`${server.url}#m`, folder, { textOnly });
    const seen = await seenItems(collection, reader.sees, signal);
    const book = await openCallBook({ folder: join(folder, String(textOnly)) });
    const texts = items.map(({ id }) => ({ id, text: `picture ${id}` }));
    const { said } = await reader.read(question, texts, { signal, seed: 1, book, seen });
    book.close();
    return { said, notes: seen.notes, sent: JSON.stringify(server.requests[0]?.messages) };
  };

  it('is shown the pictures whose files are there, and the report says of how many they are not', async () => {
    const { said, notes, sent } = await read(false);
    expect(said).toEqual({ kind: 'text', text: 'a cake' });
    expect(sent.match(/data:image\/jpeg/g)).toHaveLength(1);
    expect(sent).toContain('What p1 shows');
    expect(notes).toEqual([expect.stringContaining('The files of 1 of 2 pictures and films of album are missing')]);
  });

  it('reads texts alone if told to, and the report says so', async () => {
    const { notes, sent } = await read(true);
    expect(sent).not.toContain('image/jpeg');
    expect(notes).toEqual([expect.stringContaining('texts alone')]);
  });

  it('is not told how records that contradict one another are to be weighed', async () => {
    const { sent } = await read(true);
    expect(sent).not.toMatch(/contradict|invoice|receipt/i);
  });
});
