import { MadeleineError } from '../../memory/errors.ts';
import type { Suite, SuiteName } from '../suite.ts';

/** Suites are loaded when they are named: each brings its own readers and tables. */
const suites: Readonly<Record<SuiteName, () => Promise<Suite>>> = {
  atm: async () => (await import('./atm/atm-suite.ts')).atmSuite,
  photobench: async () => (await import('./photobench/photobench-suite.ts')).photobenchSuite,
  mprbench: async () => (await import('./mprbench/mprbench-suite.ts')).mprbenchSuite,
  'mm-ocean': async () => (await import('./mm-ocean/mm-ocean-suite.ts')).mmOceanSuite,
  locomo: async () => (await import('./locomo/locomo-suite.ts')).locomoSuite,
  lifebench: async () => (await import('./lifebench/lifebench-suite.ts')).lifebenchSuite,
  longmemeval: async () => (await import('./longmemeval/longmemeval-suite.ts')).longMemEvalSuite,
  personamem: async () => (await import('./personamem/personamem-suite.ts')).personaMemSuite,
};

/** Errors: `usage`, naming all that there are. */
export async function openSuite(name: string): Promise<Suite> {
  const open = Object.entries(suites).find(([key]) => key === name)?.[1];
  if (open !== undefined) return open();
  throw new MadeleineError('usage', `Unknown suite: "${name}".`, {
    action: `Choose one of ${Object.keys(suites).join(', ')}.`,
  });
}

export const allSuites = (): Promise<Suite[]> => Promise.all(Object.values(suites).map((open) => open()));
