import type { RunView } from '../runner/read-run.ts';

/** The measure of each suite's ablation, and the label that its columns are of; PhotoBench's are those of its Table 5. */
const shown: Readonly<
  Record<string, { readonly measure: string; readonly label: string; readonly columns?: readonly string[] }>
> = {
  photobench: { measure: 'set-F1', label: 'source', columns: ['V', 'M', 'F', 'VM', 'VF', 'MF', 'VMF'] },
  atm: { measure: 'R@10', label: 'ability' },
  locomo: { measure: 'R@10', label: 'category' },
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
 * The runs of one system with parts of it taken away, beside the whole; null without such runs (PhotoBench Table 5). The
 * change is relative to the whole.
 */
export function ablationOf(runs: readonly RunView[]): AblationTable | null {
  const variants = runs.filter(({ record }) => /^madeleine(:|$)/.test(record.config.system));
  const of = shown[runs[0]?.record.config.suite ?? ''];
  if (of === undefined || !variants.some(({ record }) => record.config.system.includes(':'))) return null;
  const { measure, label } = of;
  const value = ({ record }: RunView, slice?: string) =>
    record.figures.find((figure) => figure.measure === measure && figure.slice === slice)?.value ?? null;
  const labels = variants.flatMap(({ record }) =>
    record.figures.flatMap(({ slice }) =>
      slice?.startsWith(`${label}=`) === true ? [slice.slice(label.length + 1)] : [],
    ),
  );
  const columns = of.columns ?? [...new Set(labels)].sort();
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
