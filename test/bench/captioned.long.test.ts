import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import { readRuns } from '../../src/bench/runner/read-run.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type ChatRequest, wordsOf } from '../fixtures/model-server/script.ts';

let folder: string;
let vision: ModelServer;
const stems = ['20220507_150929', '20220508_101010', '20220509_090909'];
const about = ['a zeppelin over a lake', 'a harp in a hall', 'a walrus on ice'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-captioned-'));
  await mkdir(join(folder, 'data/atm-bench'), { recursive: true });
  await mkdir(join(folder, 'data/raw_memory/image'), { recursive: true });
  for (const [i, stem] of stems.entries())
    await sharp({ create: { width: 16, height: 16, channels: 3, background: { r: i * 90, g: 0, b: 0 } } })
      .jpeg()
      .toFile(join(folder, `data/raw_memory/image/${stem}.jpg`));
  const question = {
    id: 'q',
    question: 'Where was the walrus?',
    answer: 'on ice',
    evidence_ids: [stems[2]],
    qtype: 'open_end',
  };
  await writeFile(join(folder, 'data/atm-bench/atm-bench.json'), JSON.stringify([question]));
});
afterEach(async () => {
  await vision.close();
  await rm(folder, { recursive: true, force: true });
});

/** Describes each picture, told apart by its bytes, in the order of their coming; `never` says what is said instead of one. */
async function seeing(never?: (seen: number) => string | undefined): Promise<void> {
  const known: string[] = [];
  const of = (request: ChatRequest): string => {
    const picture = /base64,([^"\\]+)/.exec(JSON.stringify(request.messages))?.[1] ?? '';
    if (!known.includes(picture)) known.push(picture);
    const caption = about[known.indexOf(picture)] ?? '';
    return (
      never?.(known.indexOf(picture)) ??
      JSON.stringify({ caption, short_caption: caption, tags: [], entities: [], ocr: '' })
    );
  };
  vision = await startModelServer([{ kind: 'reply', of }]);
}
const run = (system: string, out: string, captioner = true) =>
  benchRun(
    benchRequest(folder, {
      suite: 'atm',
      data: join(folder, 'data'),
      system,
      out: join(folder, out),
      concurrency: 1,
      ...(captioner ? { captioner: `${vision.url}#eyes` } : {}),
    }),
    unwatched(),
  );
const found = async (out: string) => {
  const [view] = await readRuns([join(folder, out)]);
  const [outcome] = view?.outcomes ?? [];
  return outcome?.state === 'answered' ? (outcome.reply.retrieved ?? []).map(({ id }) => id) : [];
};

describe('pictures without descriptions', () => {
  it('cannot be found by words, unless a vision model describes them first', async () => {
    await seeing();
    await run('bm25', 'without', false);
    expect(await found('without')).toEqual([]);
    expect(vision.requests).toHaveLength(0);
    const { spending } = await run('bm25', 'with');
    expect(await found('with')).toHaveLength(1);
    expect(vision.requests).toHaveLength(3);
    // Sent is the picture and no name, time or place.
    expect(vision.requests.map(wordsOf).join('\n')).not.toMatch(/2022|image\//);
    expect(spending.calls).toBe(3);
  });

  it('are described once for all systems, the program itself among them', async () => {
    await seeing();
    await run('bm25', 'first');
    await run('grep', 'second');
    await run('madeleine', 'third');
    expect(vision.requests).toHaveLength(3);
    expect(await found('second')).toHaveLength(1);
    expect(await found('third')).toHaveLength(1);
  });

  it('stay without where a reply cannot be read; the rest is described, and the run says so', async () => {
    await seeing((seen) => (seen === 0 ? 'no JSON' : undefined));
    const { remarks, state } = await run('bm25', 'some');
    expect(state).toBe('done');
    expect(remarks.find(({ code }) => code === 'not-described')).toMatchObject({ count: 1 });
  });

  it('are paid for once and charged, although the ingestion was stopped', async () => {
    await seeing();
    const stop = new AbortController();
    const request = benchRequest(folder, {
      ...{ suite: 'atm', data: join(folder, 'data'), system: 'bm25', concurrency: 1 },
      captioner: `${vision.url}#eyes`,
    });
    const onProgress = ({ stage, done }: { stage: string; done: number }) => {
      if (stage === 'caption' && done === 1) stop.abort();
    };
    const stopped = await benchRun(request, { ...unwatched(stop.signal), onProgress });
    expect(stopped).toMatchObject({ state: 'stopped', spending: { calls: 1 } });
    const whole = await benchRun(request, unwatched());
    expect(vision.requests).toHaveLength(3);
    expect(whole).toMatchObject({ state: 'done', spending: { calls: 3, inputTokens: 300, outputTokens: 30 } });
  });

  it('are not paid for beyond the budget', async () => {
    await seeing();
    const request = { suite: 'atm', data: join(folder, 'data'), system: 'bm25', captioner: `${vision.url}#eyes` };
    const stopped = await benchRun(benchRequest(folder, { ...request, budgetTokens: 10 }), unwatched());
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(vision.requests).toHaveLength(0);
  });
});
