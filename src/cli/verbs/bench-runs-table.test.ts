import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { BenchRunBrief } from '../../contract/bench-browse.ts';
import { drawRuns } from './bench-runs-table.ts';

const run = (more: Partial<BenchRunBrief>): BenchRunBrief => ({
  id: 'a',
  folder: 'one',
  suite: 'locomo',
  title: 'LoCoMo',
  data: 'talks',
  system: 'bm25',
  rules: 'official',
  judges: [],
  state: 'done',
  started: '2026-01-02T03:04:05.000Z',
  questions: 10,
  answered: 10,
  failed: 0,
  figures: [{ measure: 'F1(official)', value: 0.25, n: 8 }],
  scored: true,
  group: 'g1',
  ...more,
});

describe('runs in a terminal', () => {
  it('show by a letter which were asked the same, and of each how far it came and on how many questions its figure rests', () => {
    const runs = [
      run({}),
      run({ system: 'grep', figures: [{ measure: 'F1(official)', n: 0 }] }),
      run({ group: 'g2', state: 'stopped', stopped: 'budget spent', answered: 4, scored: false }),
    ];
    const lines = stripVTControlCharacters(drawRuns({ runs, folders: ['here'], unreadable: [] })).split('\n');
    expect(lines.map((line) => line.trim()[0])).toEqual(['a', 'A', 'A', 'B']);
    expect(lines[1]).toContain('F1(official) 25.0 (8)');
    expect(lines[2]).toContain('unscored');
    expect(lines[3]).toMatch(/4 of 10.*budget spent/);
  });

  it('say where they were looked for when there are none, and which could not be read', () => {
    const unreadable = [{ path: 'broken', code: 'corrupt' as const, message: 'cannot be read' }];
    const text = stripVTControlCharacters(drawRuns({ runs: [], folders: ['here', 'there'], unreadable }));
    expect(text).toBe('No runs found in here or there.\nbroken: cannot be read');
  });
});
