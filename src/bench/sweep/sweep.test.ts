import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeSuites, putSuite } from '../../../test/bench/made-suites.ts';
import { benchRequest, unwatched } from '../../../test/fixtures/bench-request.ts';
import { benchMakeLife, benchRun } from '../bench.ts';
import { readSweep, sweepTable, varying } from './sweep.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-sweep-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('several depths of one run', () => {
  it('are scored from one retrieval, as runs of these depths score', async () => {
    const out = join(folder, 'talks');
    await benchMakeLife({ suite: 'locomo', seed: 1, difficulty: 'easy', items: 100, wording: 'plain', out });
    const asked = { suite: 'locomo', data: out, system: 'bm25', retrievalOnly: true, limit: 30 };
    const swept = await benchRun(benchRequest(folder, { ...asked, k: 20, sweep: [20, 1, 5] }), unwatched());
    const { sweep } = swept;
    expect(sweep?.ks).toEqual([1, 5, 20]);
    const recall = sweep?.rows.find(({ measure }) => measure === 'R@k')?.values ?? [];
    for (const [i, k] of [1, 5, 20].entries()) {
      const one = await benchRun(benchRequest(folder, { ...asked, k, out: join(folder, `k${k}`) }), unwatched());
      expect(recall[i]).toBe(
        one.figures.find(({ measure, slice }) => measure === `R@${k}` && slice === undefined)?.value,
      );
    }
    expect(recall[2]).toBeGreaterThan(recall[0] ?? 1);
    const kept = await readSweep(join(folder, 'run'));
    expect(kept).toEqual(sweep);
    expect(kept === undefined ? [] : sweepTable([{ name: 'bm25', sweep: kept }]).rows.map(([name]) => name)).toContain(
      'R@k',
    );
  }, 60_000);

  it('leave out what does not change with k', () => {
    const sweep = {
      ks: [1, 2],
      rows: [
        { measure: 'QS', values: [0.5, 0.5] },
        { measure: 'R@k', values: [0.1, 0.2] },
        { measure: 'hit@k', values: [0.1, null] },
      ],
    };
    expect(varying(sweep).map(({ measure }) => measure)).toEqual(['R@k']);
  });

  it('have a figure at depths that a suite does not print by itself', async () => {
    const made = madeSuites.find(({ suite }) => suite === 'atm');
    if (made === undefined) throw new Error('no made life');
    const asked = { suite: 'atm', data: await putSuite(made, folder), system: 'bm25', k: 7, sweep: [3, 7] };
    const { sweep, figures } = await benchRun(benchRequest(folder, asked), unwatched());
    expect(figures.some(({ measure }) => measure === 'R@7')).toBe(false);
    const recall = sweep?.rows.find(({ measure }) => measure === 'R@k')?.values;
    expect(recall?.every((value) => value !== null)).toBe(true);
    expect(sweep?.rows.map(({ measure }) => measure)).not.toContain('nDCG@k');
  });

  it('are refused for a system without rankings', async () => {
    const made = madeSuites.find(({ suite }) => suite === 'mprbench');
    if (made === undefined) throw new Error('no made questions');
    const asked = { suite: 'mprbench', data: await putSuite(made, folder), system: 'constant', k: 5, sweep: [1, 5] };
    await expect(benchRun(benchRequest(folder, asked), unwatched())).rejects.toMatchObject({ code: 'usage' });
  });
});
