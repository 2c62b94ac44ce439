import { describe, expect, it } from 'vitest';
import { pageWriter } from './write-report.ts';

describe('the page of a report', () => {
  it('names the packages to install where the charts have none', async () => {
    const missing = 'a-package-that-is-not-installed';
    await expect(pageWriter(() => import(/* @vite-ignore */ missing))).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('npm install @observablehq/plot linkedom'),
    });
  });

  it('does not take another failure for a missing package', async () => {
    await expect(pageWriter(() => Promise.reject(new SyntaxError('broken')))).rejects.toThrow('broken');
  });
});
