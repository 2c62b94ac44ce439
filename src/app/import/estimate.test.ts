import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asAnybody } from '../../../test/fixtures/as-anybody.ts';
import { estimate } from './estimate.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-estimate-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

it('rows of pictures whose files did not come along take no longer than any row', async () => {
  const folder = join(base, 'data', 'processed_memory');
  await mkdir(folder, { recursive: true });
  const rows = Array.from({ length: 300 }, (_, n) => ({
    image_path: `a/${20_230_101 + n}_101500.jpg`,
    caption: 'tea',
  }));
  await writeFile(join(folder, 'image_batch_results.json'), JSON.stringify(rows));
  expect(await estimate([base], 'atm')).toMatchObject({ items: 300, seconds: 1, sources: [{ images: 300 }] });
});

it.each(['a.mbox', 'Takeout/Mail/a.mbox'])('many small mails in %s are told as many, on one line', async (name) => {
  const file = join(base, name);
  await mkdir(dirname(file), { recursive: true });
  const mail = (n: number) =>
    `From x Mon Jun  5 10:00:00 2023\nFrom: a@example.org\nSubject: ${n}\n\n${'tea '.repeat(40 + (n % 100))}\n\n`;
  await writeFile(file, Array.from({ length: 40_000 }, (_, n) => mail(n)).join(''));
  await writeFile(file.replace('a.mbox', 'b.mbox'), mail(1));
  const { sources, items } = await estimate([base], 'auto');
  expect(sources.filter(({ mails }) => mails > 0)).toHaveLength(1);
  expect(items).toBeGreaterThan(36_000);
  expect(items).toBeLessThan(44_000);
});

it.skipIf(process.platform === 'win32')('names an archive and a folder that may not be read', async () => {
  for (const name of ['old.zip', 'shut/a.jpg']) {
    await mkdir(dirname(join(base, name)), { recursive: true });
    await writeFile(join(base, name), 'closed');
  }
  for (const name of ['old.zip', 'shut']) await chmod(join(base, name), 0);
  const paths = [join(base, 'old.zip'), join(base, 'shut', 'a.jpg')];
  const { failed } = await asAnybody(base, () => estimate(paths, 'auto'));
  await chmod(join(base, 'shut'), 0o755);
  expect(failed.map(({ code, path }) => [code, path]).sort()).toEqual(paths.map((path) => ['unreadable', path]));
});
