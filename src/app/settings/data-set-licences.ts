import type { Source } from '../../ports/source.ts';

/** Whose terms hold for what is added; said once an import has read such a data set. */
const licences: Readonly<Record<string, string>> = {
  atm: 'ATM-Bench is its authors’ data: keep to the licence it came with.',
  photobench: 'PhotoBench is its authors’ data, with pictures of real people: keep to the licence it came with.',
  locomo: 'LoCoMo is under CC BY-NC 4.0: not for commercial use.',
  persona: 'These profiles are under the licence they came with.',
};

export const licenceNotes = (sources: readonly Pick<Source, 'importer'>[]): string[] => [
  ...new Set(sources.flatMap(({ importer }) => licences[importer] ?? [])),
];
