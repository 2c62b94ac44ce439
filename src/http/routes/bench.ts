import { z } from 'zod';
import type { BenchShelf } from '../../contract/bench-browse.ts';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import {
  getBenchComparison,
  getBenchLeaderboards,
  getBenchQuestions,
  getBenchRun,
  getBenchRuns,
} from '../../contract/endpoints/bench.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Routes } from '../mounted.ts';

const position = z.object({ from: z.int().min(0).max(10_000_000) });

export function mountBench(routes: Routes): void {
  routes.on(getBenchRuns, ({ bench }) => there(bench).runs());
  routes.on(getBenchRun, ({ bench, params }) => there(bench).run(params.id));
  routes.on(getBenchLeaderboards, ({ bench, query }) => there(bench).leaderboards(query));
  routes.on(getBenchComparison, ({ bench, query }) => {
    if (query.runs.length < 2 || query.runs.length > 20)
      throw new MadeleineError('usage', 'Give at least two runs to compare.', {
        action: 'Set `runs` to the ids of 2 to 20 runs, separated by commas.',
      });
    return there(bench).compare(query.runs, query.measures);
  });
  routes.on(getBenchQuestions, async ({ bench, params, query: { cursor, limit, ...asked } }) => {
    const { from } = cursor === undefined ? { from: 0 } : positionOf(cursor, position);
    const page = await there(bench).questions(params.id, { ...asked, from, limit });
    const next = from + page.questions.length;
    return next < page.matching ? { ...page, nextCursor: cursorOf({ from: next }) } : page;
  });
}

function there(bench: BenchShelf | undefined): BenchShelf {
  if (bench !== undefined) return bench;
  throw new MadeleineError('not-found', 'This server has no benchmark runs.', {
    action: 'Start it with `madeleine serve --bench DIR`.',
  });
}
