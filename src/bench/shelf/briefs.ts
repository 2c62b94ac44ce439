import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { BenchRunBrief } from '../../contract/bench-browse.ts';
import { headlines } from '../headlines.ts';
import { canonicalJson } from '../runner/content-cache.ts';
import type { RunRecord } from '../runner/run-record.ts';
import { openSuite } from '../suites/registry.ts';
import type { FoundRun } from './find-runs.ts';

/** Runs that were asked the same questions of the same data, in the same language and by the same gold. */
export const groupOf = ({ config, questions }: RunRecord): string => {
  const { suite, dataSha256, language, errata } = config;
  const asked = [suite, dataSha256, language ?? 'en', errata ?? null, questions];
  return createHash('sha256').update(canonicalJson(asked)).digest('hex').slice(0, 16);
};

export async function briefOf({ id, folder, record, scored }: FoundRun): Promise<BenchRunBrief> {
  const { config, request, stopped, finished } = record;
  const whole = record.figures.filter(({ slice }) => slice === undefined);
  return {
    id,
    folder: basename(folder),
    suite: config.suite,
    title: (await openSuite(config.suite)).title,
    data: basename(config.data),
    system: config.system,
    ...(config.language === undefined ? {} : { language: config.language }),
    ...(config.limit === undefined ? {} : { limit: config.limit }),
    rules: request?.rules ?? 'official',
    judges: request?.judges ?? [],
    state: record.state,
    ...(stopped === undefined ? {} : { stopped }),
    started: record.started,
    ...(finished === undefined ? {} : { finished }),
    questions: record.questions,
    answered: record.answered,
    failed: record.failed,
    figures: headlines[config.suite].flatMap((name) => whole.filter(({ measure }) => measure === name)),
    scored,
    group: groupOf(record),
  };
}
