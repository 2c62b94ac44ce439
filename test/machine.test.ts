import { describe, expect, it } from 'vitest';
import { missingPrograms } from '../src/app/jobs/machine-programs.ts';
import { hasCyrus } from './fixtures/own-cyrus.ts';
import { hasDovecot } from './fixtures/own-dovecot.ts';
import { hasRadicale } from './fixtures/own-radicale.ts';
import { hasProgram, testPrograms } from './fixtures/test-programs.ts';

describe.skipIf(process.env['MADELEINE_CI'] !== '1')('the machine that checks changes (MADELEINE_CI=1)', () => {
  it('has every program that tests would otherwise do without', async () => {
    expect((await missingPrograms()).map((program) => program.name)).toEqual([]);
    expect(testPrograms.filter((name) => !hasProgram(name))).toEqual([]);
    expect({ hasCyrus, hasDovecot, hasRadicale }).toEqual({ hasCyrus: true, hasDovecot: true, hasRadicale: true });
  });
});
