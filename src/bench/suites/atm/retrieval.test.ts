import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { depthsFor, type Ranked, retrievalValues } from './retrieval.ts';

const path = fileURLToPath(new URL('../../../../../shared/data/atm-rules/cases.json', import.meta.url));
const there = existsSync(path);
const message = there ? '' : ' (skipped: ../shared/data/atm-rules/cases.json is absent)';
const figures = z.record(z.string(), z.number());
const casesSchema = z.object({
  retrieval: z.object({
    k_values: z.array(z.number()),
    cases: z.array(
      z.object({
        id: z.string(),
        gt_evidence_ids: z.array(z.unknown()),
        retrieval_ids: z.array(z.unknown()).nullable(),
        atm_accuracy: z.union([z.boolean(), z.number()]).nullable(),
        comprehensive: z.object({ metrics: figures }),
        joint: z.object({ metrics: figures }),
      }),
    ),
  }),
});

describe.skipIf(!there)(`what the released retrieval scripts give${message}`, () => {
  it('in every case', () => {
    const { retrieval } = casesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    expect(retrieval.cases.length).toBe(12);
    for (const one of retrieval.cases) {
      // Ids of another type than the gold's never match.
      const ranked: Ranked = {
        gold: one.gt_evidence_ids.map((id) => JSON.stringify(id)),
        returned: (one.retrieval_ids ?? []).map((id) => JSON.stringify(id)),
        score: Number(one.atm_accuracy ?? 0),
      };
      const values = retrievalValues(new Map([['q', ranked]]), retrieval.k_values, 'official');
      const given = [...values].map(([name, value]) => [name, value.get('q') ?? 0]);
      expect(Object.fromEntries(given), one.id).toMatchObject({ ...one.comprehensive.metrics, ...one.joint.metrics });
    }
  });
});

describe('rankings', () => {
  const ids = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 12 });
  const anyRanked = fc.record({
    gold: ids.map((gold) => [...new Set(gold)]),
    returned: ids,
    score: fc.constantFrom(0, 0.25, 1, undefined),
  });

  it('stay within 0 and 1, never fall with depth, and order the three joints', () => {
    fc.assert(
      fc.property(anyRanked, fc.constantFrom('official' as const, 'strict' as const), (ranked, rules) => {
        const all = [...retrievalValues(new Map([['q', ranked]]), [1, 2, 5], rules)];
        const values = new Map(all.map(([name, value]) => [name, value.get('q')]));
        for (const value of values.values()) {
          expect(value ?? 0).toBeGreaterThanOrEqual(0);
          expect(value ?? 0).toBeLessThanOrEqual(1);
        }
        expect(values.get('recall@5') ?? 0).toBeGreaterThanOrEqual(values.get('recall@2') ?? 0);
        expect(values.get('joint_partial@5') ?? 0).toBeGreaterThanOrEqual(values.get('joint_strict@5') ?? 0);
        expect(values.get('joint_partial@5') ?? 0).toBeGreaterThanOrEqual(values.get('qs_x_recall@5') ?? 0);
        expect(values.get('recall@1') === undefined).toBe(ranked.gold.length === 0);
      }),
    );
  });

  it('are reported deeper only where some reach so far', () => {
    expect(depthsFor(10)).toEqual([1, 2, 5, 10, 25]);
    expect(depthsFor(120)).toEqual([1, 2, 5, 10, 25, 50, 100]);
  });
});
