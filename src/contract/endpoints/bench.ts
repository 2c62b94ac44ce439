import { z } from 'zod';
import {
  benchComparisonResponse,
  benchEvidence,
  benchFates,
  benchLeaderboardsResponse,
  benchQuestionsResponse,
  benchRunDetail,
  benchRunsResponse,
  benchVerdicts,
} from '../bench-browse.ts';
import { endpoint } from '../endpoint.ts';

const runId = z.string().max(64);
const listed = z
  .string()
  .max(2000)
  .transform((said) => said.split(',').filter((one) => one !== ''));

export const getBenchRuns = endpoint({
  id: 'benchRuns',
  method: 'get',
  path: '/bench/runs',
  summary: 'Lists the runs in the folders given at startup, newest first.',
  scope: 'read',
  answer: { kind: 'json', schema: benchRunsResponse },
});

export const getBenchRun = endpoint({
  id: 'benchRun',
  method: 'get',
  path: '/bench/runs/{id}',
  summary: 'Returns a run with all scores, cost, warnings and published results of other systems.',
  scope: 'read',
  params: z.object({ id: runId }),
  answer: { kind: 'json', schema: benchRunDetail },
});

export const getBenchQuestions = endpoint({
  id: 'benchQuestions',
  method: 'get',
  path: '/bench/runs/{id}/questions',
  summary:
    'Lists the questions of a run with the correct answer, given answer, scores, and evidence found and missed; with `against`, next to another run.',
  scope: 'read',
  params: z.object({ id: runId }),
  query: z.object({
    against: runId.optional(),
    measure: z.string().max(100).optional(),
    fate: z.enum(benchFates).optional(),
    verdict: z.enum(benchVerdicts).optional(),
    evidence: z.enum(benchEvidence).optional(),
    slice: z.string().max(200).optional(),
    find: z.string().max(200).optional(),
    cursor: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: { kind: 'json', schema: benchQuestionsResponse },
});

export const getBenchLeaderboards = endpoint({
  id: 'benchLeaderboards',
  method: 'get',
  path: '/bench/leaderboards',
  summary: 'Ranks runs on the same questions by a metric, with 95% intervals, each compared with the best.',
  scope: 'read',
  query: z.object({ group: z.string().max(64).optional(), measure: z.string().max(100).optional() }),
  answer: { kind: 'json', schema: benchLeaderboardsResponse },
});

export const getBenchComparison = endpoint({
  id: 'benchComparison',
  method: 'get',
  path: '/bench/comparison',
  summary:
    'Compares the first run with each other run, like `bench compare`: paired, with intervals and Holm-corrected p values.',
  scope: 'read',
  query: z.object({ runs: listed, measures: listed.optional() }),
  answer: { kind: 'json', schema: benchComparisonResponse },
});
