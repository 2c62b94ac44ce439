import type { RunView } from '../runner/read-run.ts';

export type LanguageRow = {
  readonly system: string;
  readonly language: string;
  readonly n: number;
  readonly value: number;
};

/**
 * The lead measure by language: of runs in one language each, where the suite asks in two, and of questions by their own
 * language, where they are mixed.
 */
export const byLanguage = (runs: readonly RunView[], lead: string): LanguageRow[] =>
  runs.flatMap(({ record, name }) => {
    const { language, system } = record.config;
    const inTwo = runs.some((run) => run.record.config.language !== language);
    const whole = record.figures.find(({ measure, slice }) => measure === lead && slice === undefined);
    const own =
      !inTwo || whole?.value === undefined
        ? []
        : [{ system, language: language ?? 'en', n: whole.n, value: whole.value }];
    const mixed = record.figures.flatMap(({ measure, slice, value, n }): LanguageRow[] => {
      const of = /^language=(\w+)$/.exec(slice ?? '')?.[1];
      return measure !== lead || of === undefined || value === undefined
        ? []
        : [{ system: name, language: of, n, value }];
    });
    return [...own, ...mixed];
  });
