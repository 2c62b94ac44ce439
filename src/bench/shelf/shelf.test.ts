import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchRequest, unwatched } from '../../../test/fixtures/bench-request.ts';
import {
  benchComparisonResponse,
  benchLeaderboardsResponse,
  benchQuestionsPage,
  benchRunDetail,
  benchRunsResponse,
} from '../../contract/bench-browse.ts';
import { benchCompare, benchRun } from '../bench.ts';
import { openShelf } from './shelf.ts';

let folder: string;
const page = { from: 0, limit: 50 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-shelf-'));
  const things = ['kite', 'boat', 'piano', 'bridge'];
  const turns = things.map((text, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text: `I saw a ${text}.` }));
  const conversation = { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' };
  const qa = things.map((thing, n) => ({
    question: `Where is the ${thing}?`,
    answer: thing,
    evidence: [`D1:${n + 1}`],
    category: 4,
  }));
  const data = join(folder, 'locomo10.json');
  await writeFile(data, JSON.stringify(['c-1', 'c-2'].map((sample_id) => ({ sample_id, conversation, qa }))));
  const asked = { suite: 'locomo', data, cache: join(folder, 'cache') };
  const sweep = [1, 2, 5];
  for (const system of ['bm25', 'random'])
    await benchRun(
      benchRequest(folder, { ...asked, system, k: 5, sweep, out: join(folder, 'runs', 'talks', system) }),
      unwatched(),
    );
  await benchRun(
    benchRequest(folder, { ...asked, system: 'bm25', limit: 3, out: join(folder, 'runs', 'three') }),
    unwatched(),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shelf = () => openShelf([join(folder, 'runs')]);

async function idOf(name: string): Promise<string> {
  const { runs } = await shelf().runs();
  return runs.find((run) => run.folder === name)?.id ?? `no ${name}`;
}

describe('a shelf of runs', () => {
  it('lists runs below its folders, says which were asked the same, and tells no path of the machine', async () => {
    const found = benchRunsResponse.parse(await shelf().runs());
    expect(found.runs.map((run) => run.folder).sort()).toEqual(['bm25', 'random', 'three']);
    const groups = Object.fromEntries(found.runs.map((run) => [run.folder, run.group]));
    expect(groups['bm25']).toBe(groups['random']);
    expect(groups['three']).not.toBe(groups['bm25']);
    expect(JSON.stringify(found.runs)).not.toContain(folder);
    expect(found.runs[0]?.figures[0]?.measure).toBe('F1(official)');
  });

  it('ranks only runs on the same questions, each set against the best as compare says it', async () => {
    const { leaderboards } = benchLeaderboardsResponse.parse(await shelf().leaderboards({ measure: 'R@1' }));
    expect(leaderboards.map(({ rows }) => rows.length).sort()).toEqual([1, 2]);
    const board = leaderboards.find(({ rows }) => rows.length === 2);
    expect(board?.rows.map(({ system }) => system)).toEqual(['bm25', 'random']);
    const told = await benchCompare(
      ['bm25', 'random'].map((name) => join(folder, 'runs/talks', name)),
      ['R@1'],
    );
    const [measure] = told.measures;
    expect(board?.rows[0]).toMatchObject({
      mean: measure?.standings[0]?.mean,
      interval: measure?.standings[0]?.interval,
    });
    expect(board?.rows[1]?.behind).toMatchObject({
      difference: measure?.against[0]?.difference,
      holmP: measure?.against[0]?.holmP,
      wins: measure?.against[0]?.wins.length,
    });
  });

  it('tells what each run cost by phase, how it does by k, and what differs from published figures', async () => {
    const { leaderboards } = await shelf().leaderboards({ measure: 'R@1' });
    const board = leaderboards.find(({ rows }) => rows.length === 2);
    const detail = benchRunDetail.parse(await shelf().run(await idOf('bm25')));
    expect(detail.phases.map(({ name, inputTokens }) => [name, inputTokens])).toEqual([
      ['building', 0],
      ['answering', 0],
    ]);
    expect(detail.phases[0]?.seconds).toBe(detail.ingest.seconds);
    expect(detail.sweep?.ks).toEqual([1, 2, 5]);
    expect(detail.differs.join()).toContain('8 questions, not the 1,986');
    expect(board?.rows[0]).toMatchObject({ answered: 8, phases: detail.phases, differs: detail.differs });
    expect(board?.sweeps.map(({ system, ks }) => [system, ks]).sort()).toEqual([
      ['bm25', [1, 2, 5]],
      ['random', [1, 2, 5]],
    ]);
    expect(await shelf().run(await idOf('three'))).not.toHaveProperty('sweep');
  });

  it('says the same of a comparison as the verb, and refuses runs on other data', async () => {
    const ids = await Promise.all(['bm25', 'random'].map(idOf));
    const compared = benchComparisonResponse.parse(await shelf().compare(ids, ['R@1']));
    const told = await benchCompare(
      ['bm25', 'random'].map((name) => join(folder, 'runs/talks', name)),
      ['R@1'],
    );
    expect(compared).toMatchObject(JSON.parse(JSON.stringify(told)));
    expect(compared.runs.map(({ id }) => id)).toEqual(ids);
    await expect(shelf().compare([ids[0] ?? '', '../../etc'])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows what each run found of the evidence, and filters by who won', async () => {
    const [mine = '', theirs] = await Promise.all(['bm25', 'random'].map(idOf));
    const all = benchQuestionsPage.parse(await shelf().questions(mine, { ...page, against: theirs, measure: 'R@1' }));
    expect(all.questions).toHaveLength(8);
    expect(Object.values(all.fates).reduce((sum, n) => sum + n, 0)).toBe(8);
    const [first] = all.questions;
    expect(first?.replies[0]?.evidence).toEqual([{ id: first?.evidence[0], rank: 1 }]);
    expect(first?.replies[0]?.evidenceFound).toBe('found');
    const won = await shelf().questions(mine, { ...page, against: theirs, measure: 'R@1', fate: 'win' });
    expect(won.matching).toBe(all.fates.win ?? 0);
    const { measures } = await shelf().compare([mine, theirs ?? ''], ['R@1']);
    expect(won.questions.map(({ id }) => id)).toEqual(measures[0]?.against[0]?.wins);
    const found = await shelf().questions(mine, { ...page, find: 'PIANO', limit: 1 });
    expect(found).toMatchObject({ matching: 2, questions: [{ text: 'Where is the piano?' }] });
    await expect(shelf().questions(mine, { ...page, measure: 'beauty' })).rejects.toMatchObject({ code: 'usage' });
  });

  it('opens a run with its figures, and one that has not come to its scores with what its record says', async () => {
    const detail = benchRunDetail.parse(await shelf().run(await idOf('bm25')));
    expect(detail).toMatchObject({ suite: 'locomo', questions: 8, scored: true, unscored: 0 });
    expect(detail.caveats.join()).toContain('8 questions, not the 1,986');
    await rm(join(folder, 'runs/three/scores.json'));
    expect(await shelf().run(await idOf('three'))).toMatchObject({ scored: false, caveats: [] });
    expect((await shelf().leaderboards()).leaderboards).toHaveLength(1);
  });

  it('passes over a broken record by name, and follows no link', async () => {
    const bad = join(folder, 'more');
    await mkdir(join(bad, 'broken'), { recursive: true });
    await writeFile(join(bad, 'broken', 'run.json'), '{');
    await symlink(join(folder, 'runs'), join(bad, 'link'));
    const found = await openShelf([bad, join(folder, 'nowhere')]).runs();
    expect(found.runs).toEqual([]);
    expect(found.unreadable).toMatchObject([{ path: 'broken', code: 'corrupt' }]);
  });
});
