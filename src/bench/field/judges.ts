import { z } from 'zod';
import { spearman } from '../statistics/agreement.ts';
import type { About } from './about.ts';
import { known, mean } from './values.ts';

/** The part of a run's scores that tells its judges: each one's own mean over what it judged. */
const judgedSchema = z.looseObject({
  judges: z.array(z.looseObject({ name: z.string(), n: z.int(), mean: z.number().nullable() })),
});
/** System → judge → the judge's mean over the system's answers. */
export type JudgedField = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function judgedField(documents: ReadonlyMap<string, unknown>): JudgedField {
  return new Map(
    [...documents].flatMap(([system, document]): [string, ReadonlyMap<string, number>][] => {
      const read = judgedSchema.safeParse(document);
      if (!read.success) return [];
      return [
        [system, new Map(read.data.judges.flatMap(({ name, mean: of }) => (of === null ? [] : [[name, of] as const])))],
      ];
    }),
  );
}

/** How far two judges put the systems in the same order (MM-OCEAN Table A5); null with too few systems or without variation. */
export function judgeRobustness(field: JudgedField) {
  const judges = [...new Set([...field.values()].flatMap((of) => [...of.keys()]))];
  return judges.flatMap((a, i) =>
    judges.slice(i + 1).map((b) => {
      const both = [...field.values()].flatMap((of): [number, number][] => {
        const [x, y] = [of.get(a), of.get(b)];
        return x === undefined || y === undefined ? [] : [[x, y]];
      });
      const rho = spearman(
        both.map(([x]) => x),
        both.map(([, y]) => y),
      );
      return {
        judges: [a, b] as const,
        systems: both.length,
        spearman: rho ?? null,
        difference: mean(both.map(([x, y]) => x - y)),
      };
    }),
  );
}

/**
 * Whether a judge is kinder to systems of its own family than other judges are (MM-OCEAN App. J): its mean less that of
 * the other judges, over its own family and over the rest; the preference is what remains when general mildness is taken
 * away. Null where there is no other judge, no own family, or no rest.
 */
export function selfPreference(field: JudgedField, about: About) {
  const judges = [...new Set([...field.values()].flatMap((of) => [...of.keys()]))];
  return judges.flatMap((judge) => {
    const family = about[judge]?.family;
    if (family === undefined) return [];
    const kindness = (within: boolean): number | null =>
      mean(
        known(
          [...field].map(([system, of]) => {
            if ((about[system]?.family === family) !== within) return null;
            const others = mean(known([...of].map(([name, value]) => (name === judge ? null : value))));
            const own = of.get(judge);
            return own === undefined || others === null ? null : own - others;
          }),
        ),
      );
    const [ownFamily, rest] = [kindness(true), kindness(false)];
    return [
      { judge, family, ownFamily, rest, preference: ownFamily === null || rest === null ? null : ownFamily - rest },
    ];
  });
}
