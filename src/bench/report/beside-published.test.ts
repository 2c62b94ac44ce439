import { describe, expect, it } from 'vitest';
import type { RunView } from '../runner/read-run.ts';
import { allSuites, openSuite } from '../suites/registry.ts';
import { besidePublished } from './beside-published.ts';

const run = (questions: number, unscored?: number, more: { rules?: string; errata?: string } = {}): RunView => {
  const { rules = 'official', errata } = more;
  const record = { questions, request: { rules }, config: errata === undefined ? {} : { errata } };
  const view = { name: 'bm25', record, document: unscored === undefined ? {} : { unscored } };
  // Only what is read of a run is there.
  return view as unknown as RunView;
};

describe('published figures beside runs', () => {
  it('are no comparison with other questions, nor with questions left out', async () => {
    const atm = await openSuite('atm');
    expect(besidePublished(atm, [run(1013, 0)])).toEqual([]);
    expect(besidePublished(atm, [run(31), run(31)])).toEqual([]);
    expect(besidePublished(atm, [run(184, 94)])).toEqual([
      expect.stringContaining('These are 184 questions'),
      expect.stringContaining('94 of bm25'),
    ]);
  });

  it('are by the released rules and by gold as it was released', async () => {
    const album = await openSuite('photobench');
    expect(besidePublished(album, [run(1188, 0, { rules: 'strict' })])).toEqual([
      expect.stringContaining('strict rules'),
    ]);
    expect(besidePublished(album, [run(1188, 0, { errata: 'e.json' })])).toEqual([expect.stringContaining('errata')]);
  });

  it('have a set of their own in every suite that draws any', async () => {
    for (const suite of await allSuites()) {
      const published = suite.anchors.length > 0;
      expect(suite.released.questions.length > 0, suite.name).toBe(published);
      expect(besidePublished(suite, [run(7)])).toHaveLength(published ? 1 : 0);
    }
  });
});
