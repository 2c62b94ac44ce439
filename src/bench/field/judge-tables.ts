import { z } from 'zod';
import type { DescribedTable } from '../described.ts';

const judgedSchema = z.looseObject({
  judges: z
    .array(
      z.looseObject({
        name: z.string(),
        n: z.int(),
        mean: z.number().nullable(),
        failures: z.int().optional(),
        fallbacks: z.int().optional(),
      }),
    )
    .default([]),
  agreement: z
    .array(
      z.looseObject({
        judges: z.tuple([z.string(), z.string()]),
        n: z.int(),
        share: z.number().optional(),
        kappa: z.number().optional(),
        spearman: z.number().optional(),
      }),
    )
    .default([]),
});

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value.toFixed(2);

/** A run's judges: how many each judged, how mild it was, what failed, and how they agree with one another. */
export function judgeTables(document: unknown): DescribedTable[] {
  const read = judgedSchema.safeParse(document);
  if (!read.success || read.data.judges.length === 0) return [];
  const { judges, agreement } = read.data;
  return [
    {
      title: 'Judges',
      head: ['', 'judged', 'mean', 'failed', 'guessed from words'],
      rows: judges.map((one) => [one.name, one.n, shown(one.mean), one.failures ?? null, one.fallbacks ?? null]),
    },
    ...(agreement.length === 0
      ? []
      : [
          {
            title: 'How the judges agree',
            head: ['', 'and', 'n', 'same, share', 'κ', 'ρ'],
            rows: agreement.map((one) => [
              ...one.judges,
              one.n,
              shown(one.share),
              shown(one.kappa),
              shown(one.spearman),
            ]),
          },
        ]),
  ];
}
