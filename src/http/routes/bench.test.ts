import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchRequest, unwatched } from '../../../test/fixtures/bench-request.ts';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { initMemory } from '../../app/app.ts';
import { benchRun } from '../../bench/bench.ts';
import { openShelf } from '../../bench/shelf/shelf.ts';
import { benchComparisonResponse, benchQuestionsResponse, benchRunsResponse } from '../../contract/bench-browse.ts';

let base: string;
let server: TestServer;
let ids: string[];
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-bench-http-'));
  const conversation = {
    session_1: [{ speaker: 'Ada', dia_id: 'D1:1', text: 'A kite.' }],
    session_1_date_time: '1:56 pm on 8 May, 2023',
  };
  const qa = [1, 2, 3].map((n) => ({
    question: `What is thing ${n}?`,
    answer: 'kite',
    evidence: ['D1:1'],
    category: 4,
  }));
  const data = join(base, 'locomo10.json');
  await writeFile(data, JSON.stringify([{ sample_id: 'c-1', conversation, qa }]));
  for (const system of ['bm25', 'random'])
    await benchRun(benchRequest(base, { suite: 'locomo', data, system, out: join(base, 'runs', system) }), unwatched());
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  server = await serveMemory(join(base, 'memory'), { injected: { bench: openShelf([join(base, 'runs')]) } });
  ids = benchRunsResponse.parse(await server.json('/bench/runs')).runs.map(({ id }) => id);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

describe('runs of the bench over HTTP', () => {
  it('compares and ranks', async () => {
    const compared = benchComparisonResponse.parse(await server.json(`/bench/comparison?runs=${ids.join(',')}`));
    expect(compared.runs.map(({ id }) => id)).toEqual(ids);
    expect(await server.json('/bench/leaderboards')).toMatchObject({
      leaderboards: [{ questions: 3 }],
      unreadable: [],
    });
    expect((await server.get(`/bench/comparison?runs=${ids[0]}`)).status).toBe(400);
  });

  it('pages through questions to their end', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const more = cursor === undefined ? '' : `&cursor=${cursor}`;
      const page = benchQuestionsResponse.parse(await server.json(`/bench/runs/${ids[0]}/questions?limit=2${more}`));
      seen.push(...page.questions.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
    const broken = await server.get(`/bench/runs/${ids[0]}/questions?cursor=e30`);
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'invalid-cursor' }]);
  });

  it('opens nothing that it did not find itself', async () => {
    for (const id of ['..', '..%2f..%2fetc', encodeURIComponent(join(base, 'runs', 'bm25')), 'bm25'])
      expect((await server.get(`/bench/runs/${id}`)).status).toBe(404);
  });
});
