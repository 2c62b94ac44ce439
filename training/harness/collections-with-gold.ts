/** Data sets that have gold, for the scripts that measure and fit: made lives, made albums, conversations. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { initMemory, openApp } from '../../src/app/app.ts';
import type { Importer } from '../../src/memory/origin.ts';

export type GoldCase = { readonly text: string; readonly gold: readonly string[]; readonly group: string };
export type GoldCollection = {
  readonly name: string;
  readonly path: string;
  readonly as: Importer;
  /** Whether a set is asked for, rather than a ranking. */
  readonly set: boolean;
  readonly cases: readonly GoldCase[];
};

const lifeQuestions = z.array(
  z.object({
    question: z.string(),
    evidence_ids: z.array(z.string()),
    topic: z.string().optional(),
    qtype: z.string(),
  }),
);
const albumQueries = z.array(
  z.object({ query_en: z.string(), query_cn: z.string(), ground_truth: z.array(z.string()), Source: z.string() }),
);
const conversations = z.array(
  z.looseObject({
    sample_id: z.string(),
    qa: z.array(z.object({ question: z.string(), evidence: z.array(z.string()), category: z.int() })),
  }),
);

const work = join(tmpdir(), 'madeleine-dev-quality');

/** A folder holds a life (data/atm-bench), an album (query.json) or conversations (locomo*.json). */
export function collectionsIn(folder: string): GoldCollection[] {
  const name = basename(folder);
  const life = join(folder, 'data/atm-bench/atm-bench.json');
  if (existsSync(life)) {
    const cases = lifeQuestions.parse(JSON.parse(readFileSync(life, 'utf8'))).map((q) => ({
      text: q.question,
      gold: q.evidence_ids,
      group: q.evidence_ids.length === 0 ? 'none' : (q.topic ?? q.qtype),
    }));
    return [{ name, path: folder, as: 'atm', set: false, cases }];
  }
  if (existsSync(join(folder, 'query.json'))) {
    const queries = albumQueries.parse(JSON.parse(readFileSync(join(folder, 'query.json'), 'utf8')));
    const cases = queries.flatMap((q) =>
      [q.query_en, q.query_cn].map((text) => ({
        text,
        gold: q.ground_truth,
        group: q.ground_truth.length === 0 ? 'none' : q.Source,
      })),
    );
    return [{ name, path: folder, as: 'photobench', set: true, cases }];
  }
  mkdirSync(work, { recursive: true });
  return globSync(join(folder, 'locomo*.json')).flatMap((file) =>
    conversations.parse(JSON.parse(readFileSync(file, 'utf8'))).map((sample) => {
      const path = join(work, `${basename(folder)}-${sample.sample_id}.json`);
      writeFileSync(path, JSON.stringify([sample]));
      const cases = sample.qa
        .filter((q) => q.category !== 5)
        .map((q) => ({
          text: q.question,
          gold: [...new Set(q.evidence.flatMap((e) => e.split(/[;\s]+/)).filter((e) => /^D\d+:\d+$/.test(e)))],
          group: `category ${q.category}`,
        }));
      return { name: sample.sample_id, path, as: 'locomo' as const, set: false, cases };
    }),
  );
}

/** The memory of a collection, made when there is none yet or `fresh` is asked for; its folder. */
export async function memoryOf({ path, as }: GoldCollection, fresh: boolean): Promise<string> {
  mkdirSync(work, { recursive: true });
  const folder = join(work, createHash('sha256').update(path).digest('hex').slice(0, 12));
  if (fresh) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return folder;
  await initMemory(folder, 'off', async () => 'off');
  const app = await openApp(folder, { quiet: true, offline: true });
  await app.add([resolve(path)], { as });
  await app.close();
  return folder;
}

/** An item's id as gold names it. */
export const goldName = (id: string, as: Importer): string =>
  id
    .split(':')
    .slice(as === 'locomo' ? -2 : -1)
    .join(':');
