import { z } from 'zod';
import type { BenchRunDetail } from '../../contract/bench-browse.ts';
import { judgeTables } from '../field/judge-tables.ts';
import { besidePublished } from '../report/beside-published.ts';
import type { RunView } from '../runner/read-run.ts';
import { openSuite } from '../suites/registry.ts';
import { readSweep } from '../sweep/sweep.ts';
import { briefOf } from './briefs.ts';
import { phasesToldOf, toldDifferences } from './costs-and-differences.ts';
import type { FoundRun } from './find-runs.ts';

const unscoredSchema = z.looseObject({ unscored: z.int() });

/** A run with every figure. A run that has not come to its scores (`view` absent) has what its record says. */
export async function detailOf(run: FoundRun, view: RunView | undefined): Promise<BenchRunDetail> {
  const { config, latency, ingest, ...record } = run.record;
  const suite = await openSuite(config.suite);
  const sweep = await readSweep(run.folder);
  const judged = view === undefined ? [] : judgeTables(view.document);
  return {
    ...(await briefOf(run)),
    allFigures: record.figures,
    ingest: { items: ingest.items, seconds: ingest.seconds },
    ...(latency === undefined ? {} : { latency }),
    spending: record.spending,
    phases: view === undefined ? [] : phasesToldOf(view),
    ...(sweep === undefined ? {} : { sweep }),
    differs: view === undefined ? [] : (await toldDifferences())(suite, view),
    peakRssMb: record.peakRssMb,
    seconds: record.seconds,
    program: record.program,
    machine: record.machine,
    k: config.k,
    repeats: config.repeats,
    seed: config.seed,
    retrievalOnly: config.retrievalOnly,
    licence: suite.licence,
    unscored: unscoredSchema.safeParse(view?.document).data?.unscored ?? 0,
    notes: [...(suite.limits ?? []), ...record.notes],
    remarks: record.remarks ?? [],
    failures: record.failures,
    judged: judged.map((one) => ({ ...one, head: [...one.head], rows: one.rows.map((row) => [...row]) })),
    anchors: suite.anchors.map((anchor) => ({ ...anchor })),
    caveats: view === undefined ? [] : besidePublished(suite, [view]),
  };
}
