import { MadeleineError } from '../../memory/errors.ts';
import type { SuiteName } from '../suite.ts';
import type { Builder } from './builder.ts';

/** Builders are loaded when they are named. */
const builders: Readonly<Partial<Record<SuiteName, () => Promise<Builder>>>> = {
  atm: async () => (await import('./atm/atm-builder.ts')).atmBuilder,
  photobench: async () => (await import('./photobench/photobench-builder.ts')).photobenchBuilder,
  'mm-ocean': async () => (await import('./mm-ocean/mm-ocean-builder.ts')).mmOceanBuilder,
  mprbench: async () => (await import('./mprbench/mprbench-builder.ts')).mprbenchBuilder,
};

/** Errors: `usage`, naming all that there are. */
export async function openBuilder(name: string): Promise<Builder> {
  const open = Object.entries(builders).find(([key]) => key === name)?.[1];
  if (open !== undefined) return open();
  throw new MadeleineError('usage', `No data set can be built for the suite "${name}".`, {
    action: `Choose one of ${Object.keys(builders).join(', ')}.`,
  });
}
