import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { timelineMonthsResponse, timelineResponse } from '../../src/contract/timeline-verb.ts';
import { mail, picture, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

describe('the timeline on the command line', () => {
  let base: string;
  let memory: string;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-timeline-verb-'));
    memory = join(base, 'memory');
    await put(base, 'input/a.jpg', await picture(1));
    await put(base, 'input/b.jpg', await picture(90, '2024:02:03 09:00:00'));
    await put(base, 'input/c.eml', mail(6, 'Your invoice', 'Total: EUR 42.50\nThank you.'));
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
    await app.add([join(base, 'input')], { as: 'auto' });
    await app.close();
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  const run = (...args: string[]) => madeleine(['timeline', ...args, '--memory', memory]);
  const json = async (...args: string[]) => document(['timeline', ...args, '--memory', memory]);

  it('counts months for who asks for no time, and shows days for who does', async () => {
    const months = await run();
    expect(months.stdout).toMatch(/2023-05 +2 .*1 photo, 1 email/);
    expect(months.stdout).toMatch(/2024-02 +1 .*1 photo/);
    const day = await run('--in', '2023-05-07');
    expect(day.stdout).toContain('7 May 2023');
    expect(day.stdout).toMatch(/10:06 .*mail · Ada Example +Your invoice/);
    expect(day.stdout).not.toContain('2024');
  });

  it('answers with the documents of the interface', async () => {
    const shown = timelineResponse.parse(
      await json('--from', '2023-05', '--kind', 'photos', '--newest', '--limit', '1'),
    );
    expect(shown.items).toMatchObject([{ modality: 'image', start: expect.stringMatching(/^2024-02-03T09:00/) }]);
    const cursor = shown.nextCursor ?? '';
    const rest = timelineResponse.parse(
      await json('--from', '2023-05', '--kind', 'photos', '--newest', '--cursor', cursor),
    );
    expect(rest.items).toHaveLength(1);
    expect(timelineMonthsResponse.parse(await json('--months')).months).toHaveLength(2);
    expect(timelineResponse.parse(await json('--undated')).items).toEqual([]);
  });

  it.each([
    ['--in', 'yesterday'],
    ['--from', '2023-02-31'],
    ['--kind', 'sound'],
    ['--limit', '0'],
  ])('refuses %s %s as wrong use', async (option, said) => {
    const refused = await run(option, said);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(said);
  });

  it.each([
    ['ledger', 'list', '--in', '2023-02-31'],
    ['search', 'tea', '--now', '2023-02-31'],
  ])('%s takes no day that no calendar has either', async (...args) => {
    const refused = await madeleine([...args, '--memory', memory]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('2023-02-31');
  });
});
