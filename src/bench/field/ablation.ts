import type { RunView } from '../runner/read-run.ts';
import type { SuiteName } from '../suite.ts';

type Shown = { readonly measure: string; readonly label: string; readonly columns?: readonly string[] };

/**
 * What each suite's ablation is told by, the first leading, and the label that its columns are of; PhotoBench's are those of
 * its Table 5. Answers have a table of their own: what only they use, the ledger, changes no ranking.
 */
const shown: Readonly<Partial<Record<SuiteName, readonly Shown[]>>> = {
  photobench: [{ measure: 'set-F1', label: 'source', columns: ['V', 'M', 'F', 'VM', 'VF', 'MF', 'VMF'] }],
  atm: [
    { measure: 'R@10', label: 'ability' },
    { measure: 'QS(official)', label: 'type' },
  ],
  locomo: [
    { measure: 'R@10', label: 'category' },
    { measure: 'F1(official)', label: 'category' },
  ],
};

export type AblationRow = {
  /** `T_C+T_M`, `hard`, `without-neighbours` … or `whole`. */
  readonly variant: string;
  readonly by: Readonly<Record<string, number | null>>;
  readonly all: number | null;
  /** Relative to the whole system: −0.2 is a fifth less. */
  readonly change: number | null;
};
export type AblationTable = {
  readonly measure: string;
  readonly columns: readonly string[];
  readonly rows: readonly AblationRow[];
};

/**
 * The runs of one system with parts of it taken away, beside the whole, a table a measure (PhotoBench Table 5); none without
 * such runs. The change is relative to the whole.
 */
export function ablationsOf(runs: readonly RunView[]): AblationTable[] {
  const variants = runs.filter(({ record }) => /^madeleine(:|$)/.test(record.config.system));
  const suite = runs[0]?.record.config.suite;
  if (suite === undefined || !variants.some(({ record }) => record.config.system.includes(':'))) return [];
  return (shown[suite] ?? []).flatMap((of) => {
    const table = ablationBy(of, variants);
    return table.rows.every(({ all }) => all === null) ? [] : [table];
  });
}

function ablationBy({ measure, label, columns: fixed }: Shown, variants: readonly RunView[]): AblationTable {
  const value = ({ record }: RunView, slice?: string) =>
    record.figures.find((figure) => figure.measure === measure && figure.slice === slice)?.value ?? null;
  const labels = variants.flatMap(({ record }) =>
    record.figures.flatMap(({ slice, measure: of }) =>
      of === measure && slice?.startsWith(`${label}=`) === true ? [slice.slice(label.length + 1)] : [],
    ),
  );
  const columns = fixed ?? [...new Set(labels)].sort();
  const whole = variants.find(({ record }) => record.config.system === 'madeleine');
  const reference = whole === undefined ? null : value(whole);
  return {
    measure,
    columns,
    rows: variants.map((run) => {
      const all = value(run);
      return {
        variant: run.record.config.system.split(':')[1] ?? 'whole',
        by: Object.fromEntries(columns.map((column) => [column, value(run, `${label}=${column}`)])),
        all,
        change: all === null || reference === null || reference === 0 ? null : (all - reference) / reference,
      };
    }),
  };
}
