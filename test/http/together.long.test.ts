import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobShape } from '../../src/contract/job-shape.ts';
import { addResponse, backupResponse, doctorResponse, statusResponse } from '../../src/contract/memory-verbs.ts';
import { searchResponse } from '../../src/contract/question-verbs.ts';
import { timelineResponse } from '../../src/contract/timeline-verb.ts';
import { mail, mailbox, picture, put } from '../end-to-end/made-input.ts';
import { document, program } from '../end-to-end/run-madeleine.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';

const MAILS = 400;
const PICTURES = 20;
const ALL = 2 + MAILS + PICTURES;

let small: SmallMemory;
let server: ChildProcess;
let url = '';
let later = '';
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await put(input, 'first.jpg', await picture(1));
    await put(input, 'first.eml', mail(1_000, 'The first letter', 'Here from the beginning.'));
  });
  await put(small.memory, 'madeleine.config.yaml', 'ocr: {enabled: false}\nperception: {enabled: false}\n');
  later = join(small.base, 'later');
  await put(later, 'letters.mbox', mailbox(MAILS));
  for (let n = 0; n < PICTURES; n += 1)
    await put(later, `${n}.jpg`, await picture(n + 2, `2023:05:${10 + n} 12:00:00`));
  server = spawn(process.execPath, [program, 'serve', '--memory', small.memory, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((resolve) => {
    server.stdout?.once('data', (said: Buffer) =>
      resolve(z.object({ url: z.string() }).parse(JSON.parse(said.toString())).url),
    );
  });
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGINT');
  });
  await small.remove();
});

const get = async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
  const response = await fetch(`${url}/api/v1${path}`);
  expect(response.status, path).toBe(200);
  return shape.parse(await response.json());
};
const send = (method: string, path: string, body: unknown) =>
  fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The whole timeline as a tab reads it, page by page, while others write. */
async function wholeTimeline(): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const page = await get(`/timeline?limit=50${cursor}`, timelineResponse);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor === undefined ? '' : `&cursor=${page.nextCursor}`;
  } while (cursor !== '');
  return ids;
}

const itemsOf = ({ items }: z.infer<typeof statusResponse>): number =>
  Object.values(items).reduce((sum, n) => sum + n, 0);

/** A tab that reads all the time; how many items it saw each time. */
async function tab(leaving: AbortSignal): Promise<number[]> {
  const counts: number[] = [];
  while (!leaving.aborted) {
    const before = itemsOf(await get('/status', statusResponse));
    const ids = await wholeTimeline();
    const after = itemsOf(await get('/status', statusResponse));
    expect(new Set(ids).size, 'an item stands twice on the timeline').toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(before);
    expect(ids.length).toBeLessThanOrEqual(after);
    counts.push(before, after);
    // What a list shows can be opened, whatever is being written.
    const [some] = ids.slice(Math.floor(ids.length / 2));
    await get(`/items/${some}`, z.looseObject({ id: z.literal(some ?? '') }));
    const found = await get('/search?q=letter&limit=5', searchResponse);
    for (const { id } of found.items) await get(`/items/${id}`, z.looseObject({ id: z.literal(id) }));
  }
  return counts;
}

/** Sequences of changes, as a tab hears of them. */
async function changes(signal: AbortSignal): Promise<number[]> {
  const heard: number[] = [];
  const response = await fetch(`${url}/api/v1/changes`, { signal });
  try {
    for await (const text of (response.body ?? expect.fail()).pipeThrough(new TextDecoderStream()))
      for (const [, said] of text.matchAll(/event: change\ndata: (.*)\n/g))
        heard.push(Number(JSON.parse(said ?? '').sequence));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return heard;
}

async function jobEnded(id: string): Promise<z.infer<typeof jobShape>> {
  for (;;) {
    const job = await get(`/jobs/${id}`, jobShape);
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Everything that is done while the tabs read. */
async function addedAndBackedUp(first: string): Promise<z.infer<typeof backupResponse>[]> {
  const adding = document(['add', later, '--memory', small.memory]);
  const fromCli = document(['backup', join(small.base, 'from-the-command-line.tgz'), '--memory', small.memory]);
  const file = join(small.base, 'from-the-server.tgz');
  const fromServer = jobShape.parse(await (await send('POST', '/backups', { file })).json());
  // Both tabs say something of one item, in the middle of all.
  const said = ['seaside', 'holiday'].map((tag) => send('PATCH', `/items/${first}`, { tags: { add: [tag] } }));
  expect((await Promise.all(said)).map(({ status }) => status)).toEqual([200, 200]);
  expect(addResponse.parse(await adding)).toMatchObject({ added: MAILS + PICTURES, failed: [] });
  return [await fromCli, (await jobEnded(fromServer.id)).result].map((one) => backupResponse.parse(one));
}

describe('two tabs, an import from the command line and two backups at once', () => {
  it('see one memory that only grows, and keep all that was said', async () => {
    const [first = ''] = await wholeTimeline();
    const leaving = new AbortController();
    const tabs = [tab(leaving.signal), tab(leaving.signal)];
    const heard = changes(leaving.signal);
    const backups = await addedAndBackedUp(first).finally(() => leaving.abort());

    for (const counts of await Promise.all(tabs)) {
      expect(counts.length).toBeGreaterThan(2);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
    const sequences = await heard;
    expect(sequences.length).toBeGreaterThan(0);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));

    expect(await wholeTimeline()).toHaveLength(ALL);
    expect(itemsOf(await get('/status', statusResponse))).toBe(ALL);
    expect(itemsOf(statusResponse.parse(await document(['status', '--memory', small.memory])))).toBe(ALL);
    expect((await get('/search?q=letter+number+333', searchResponse)).items.length).toBeGreaterThan(0);
    const shown = JSON.stringify(await document(['show', first, '--memory', small.memory]));
    for (const tag of ['seaside', 'holiday']) expect(shown).toContain(tag);

    for (const { file, items, verified } of backups) {
      expect(verified).toBe(true);
      expect(items).toBeGreaterThanOrEqual(2);
      expect(items).toBeLessThanOrEqual(ALL);
      const restored = `${file}-restored`;
      await document(['restore', file, '--memory', restored]);
      expect(itemsOf(statusResponse.parse(await document(['status', '--memory', restored])))).toBe(items);
      const { checks } = doctorResponse.parse(await document(['doctor', '--memory', restored]));
      expect(checks.filter(({ state }) => state === 'problem')).toEqual([]);
    }
  });
});
