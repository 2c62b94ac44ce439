import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Programs that a part of Madeleine runs, and the argument that makes each name its version. */
const programs = [
  { name: 'perl', argument: '-v' },
  { name: 'ffmpeg', argument: '-version' },
] as const;

const required = process.env['MADELEINE_CI'] === '1';
const runs = (name: string, argument: string): boolean => spawnSync(name, [argument]).status === 0;

describe('the machine', () => {
  for (const { name, argument } of programs) {
    const present = runs(name, argument);
    const title = present || required ? `has ${name}` : `has ${name} (not installed: what needs it is not tested here)`;
    it.skipIf(!present && !required)(title, () => {
      expect(present, `${name} is missing or does not run`).toBe(true);
    });
  }
});
