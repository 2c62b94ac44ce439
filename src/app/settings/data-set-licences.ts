import type { Source } from '../../ports/source.ts';

/** Whose terms hold for what is added; said once an import has read such a data set. */
const licences: Readonly<Record<string, string>> = {
  atm: 'ATM-Bench belongs to its authors: follow the licence of the dataset.',
  photobench: 'PhotoBench belongs to its authors and shows real people: follow the licence of the dataset.',
  locomo: 'LoCoMo is licensed under CC BY-NC 4.0: no commercial use.',
  lifebench: 'LifeBench is licensed under Apache-2.0.',
  longmemeval: 'LongMemEval is licensed under the MIT licence.',
  personamem: 'PersonaMem is licensed under the MIT licence.',
  persona: 'These profiles are subject to the licence of the dataset.',
};

export const licenceNotes = (sources: readonly Pick<Source, 'importer'>[]): string[] => [
  ...new Set(sources.flatMap(({ importer }) => licences[importer] ?? [])),
];
