import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import type { BenchRunRequest } from '../../src/contract/bench-verbs.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type ChatRequest, wordsOf } from '../fixtures/model-server/script.ts';

let folder: string;
let agent: ModelServer;
let reader: ModelServer;
const stems = ['20220507_150929', '20220508_101010', '20220509_090909'];

/** Takes the pictures of May, then answers with them. */
const ofMay = (request: ChatRequest): string =>
  JSON.stringify(
    wordsOf(request).includes('"set":"S1"')
      ? { do: 'answer', set: 'S1' }
      : { do: 'metadata', from: '2022-05-01', to: '2022-05-31' },
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-react-row-'));
  await mkdir(join(folder, 'data/atm-bench'), { recursive: true });
  await mkdir(join(folder, 'data/raw_memory/image'), { recursive: true });
  for (const [i, stem] of stems.entries())
    await sharp({ create: { width: 16, height: 16, channels: 3, background: { r: i * 90, g: 0, b: 0 } } })
      .jpeg()
      .toFile(join(folder, `data/raw_memory/image/${stem}.jpg`));
  const asked = { id: 'q', question: 'What was on the ice?', answer: 'a walrus', evidence_ids: [stems[2]] };
  await writeFile(join(folder, 'data/atm-bench/atm-bench.json'), JSON.stringify([{ ...asked, qtype: 'open_end' }]));
  agent = await startModelServer([{ kind: 'reply', of: ofMay }]);
  reader = await startModelServer([{ kind: 'text', text: 'a walrus' }]);
});
afterEach(async () => {
  await Promise.all([agent.close(), reader.close()]);
  await rm(folder, { recursive: true, force: true });
});

const run = (more: Partial<BenchRunRequest>) =>
  benchRun(
    benchRequest(folder, {
      ...{ suite: 'atm', data: join(folder, 'data'), system: `react-T_M:${agent.url}#m`, reader: `${reader.url}#r` },
      ...more,
    }),
    unwatched(),
  );
const pictures = ({ messages }: ChatRequest) => (JSON.stringify(messages).match(/data:image\/jpeg/g) ?? []).length;

describe('the album’s agent as a row', () => {
  it('has the reader that is named read as many records as are asked for, with their pictures', async () => {
    expect(await run({ read: 2 })).toMatchObject({ state: 'done', answered: 1, failed: 0 });
    expect(reader.requests.map(pictures)).toEqual([2]);
    expect(agent.requests.map(pictures)).toEqual([0, 0]);
    const [read] = reader.requests;
    expect(read === undefined ? '' : wordsOf(read)).not.toContain(stems[2]);
  });

  it('reads texts alone where that is asked for, and says so', async () => {
    const { notes } = await run({ textOnly: true });
    expect(reader.requests.map(pictures)).toEqual([0]);
    expect(notes).toContainEqual(expect.stringContaining('texts alone'));
  });

  it('is read by its own model where no reader is named', async () => {
    const { reader: _none, ...request } = benchRequest(folder, {
      ...{ suite: 'atm', data: join(folder, 'data'), system: `react-T_M:${agent.url}#m` },
    });
    expect(await benchRun(request, unwatched())).toMatchObject({ answered: 1, spending: { calls: 3 } });
    expect(agent.requests.map(pictures)).toEqual([0, 0, 3]);
  });
});
