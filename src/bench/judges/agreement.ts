import { cohenKappa, spearman } from '../statistics/agreement.ts';

/** How two judges agree on what both have judged. */
export type Agreement = {
  readonly judges: readonly [string, string];
  readonly n: number;
  /** Share of equal verdicts, for verdicts; absent for grades. */
  readonly share?: number;
  /** Cohen's κ of verdicts; absent when chance alone would always agree. */
  readonly kappa?: number;
  /** Spearman's ρ of grades; absent when either judge always gives the same. */
  readonly spearman?: number;
};

function pairs<T>(all: ReadonlyMap<string, ReadonlyMap<string, T>>) {
  const judges = [...all];
  return judges.flatMap(([a, ofA], i) =>
    judges.slice(i + 1).map(([b, ofB]) => {
      const both = [...ofA].flatMap(([id, x]): [T, T][] => {
        const y = ofB.get(id);
        return y === undefined ? [] : [[x, y]];
      });
      return { judges: [a, b] as const, both };
    }),
  );
}

/** Every pair of judges: labels by judge and what was labelled. */
export const labelAgreement = (labels: ReadonlyMap<string, ReadonlyMap<string, string>>): Agreement[] =>
  pairs(labels).map(({ judges, both }) => {
    const kappa = cohenKappa(
      both.map(([a]) => a),
      both.map(([, b]) => b),
    );
    const equal = both.filter(([a, b]) => a === b).length;
    return {
      judges,
      n: both.length,
      ...(both.length === 0 ? {} : { share: equal / both.length }),
      ...(kappa === undefined ? {} : { kappa }),
    };
  });

/** Every pair of judges: verdicts by judge and question. */
export const verdictAgreement = (verdicts: ReadonlyMap<string, ReadonlyMap<string, boolean>>): Agreement[] =>
  labelAgreement(
    new Map(
      [...verdicts].map(([judge, of]) => [judge, new Map([...of].map(([id, verdict]) => [id, String(verdict)]))]),
    ),
  );

/** Every pair of judges: grades by judge and what was graded. */
export const gradeAgreement = (grades: ReadonlyMap<string, ReadonlyMap<string, number>>): Agreement[] =>
  pairs(grades).map(({ judges, both }) => {
    const rho = spearman(
      both.map(([a]) => a),
      both.map(([, b]) => b),
    );
    return { judges, n: both.length, ...(rho === undefined ? {} : { spearman: rho }) };
  });
