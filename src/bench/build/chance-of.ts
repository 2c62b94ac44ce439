import { createHash } from 'node:crypto';
import { Chance } from '../lives/chance.ts';

/** Chance of a task's own, so that what is drawn for it does not depend on which others were done before it. */
export const chanceOf = (seed: number, key: string): Chance =>
  new Chance(createHash('sha256').update(`${seed} ${key}`).digest().readInt32BE(0));
