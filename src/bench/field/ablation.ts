import type { RunView } from '../runner/read-run.ts';

/** The columns of PhotoBench's Table 5. */
const columns = ['V', 'M', 'F', 'VM', 'VF', 'MF', 'VMF'] as const;

export type AblationRow = {
  /** `T_C+T_M`, `hard`, `without neighbours` … or `whole`. */
  readonly variant: string;
  readonly f1: Readonly<Record<string, number | null>>;
  readonly all: number | null;
  /** Relative to the whole system: −0.2 is a fifth less. */
  readonly change: number | null;
};
export type AblationTable = {
  readonly measure: string;
  readonly columns: readonly string[];
  readonly rows: readonly AblationRow[];
};

const measure = 'set-F1';

/** The runs of one system with parts of it taken away, beside the whole; null without such runs (PhotoBench Table 5). */
export function ablationOf(runs: readonly RunView[]): AblationTable | null {
  const variants = runs.filter(({ record }) => /^madeleine(:|$)/.test(record.config.system));
  if (!variants.some(({ record }) => record.config.system.includes(':'))) return null;
  const value = ({ record }: RunView, slice?: string) =>
    record.figures.find((figure) => figure.measure === measure && figure.slice === slice)?.value ?? null;
  const whole = variants.find(({ record }) => record.config.system === 'madeleine');
  const reference = whole === undefined ? null : value(whole);
  return {
    measure,
    columns,
    rows: variants.map((run) => {
      const all = value(run);
      return {
        variant: run.record.config.system.split(':')[1] ?? 'whole',
        f1: Object.fromEntries(columns.map((source) => [source, value(run, `source=${source}`)])),
        all,
        change: all === null || reference === null || reference === 0 ? null : (all - reference) / reference,
      };
    }),
  };
}
