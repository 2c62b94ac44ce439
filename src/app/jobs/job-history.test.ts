import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JobDocument } from '../../contract/job-shape.ts';
import { readJobs, writeJobs } from './job-history.ts';

const document: JobDocument = {
  id: 'j-000000000001',
  kind: 'import',
  state: 'queued',
  created: '2025-07-01T10:00:00.000Z',
  about: [],
};

it('tells what a program was at before the machine was started, whoever has its number now', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-jobs-'));
  await writeJobs(folder, [{ document }]);
  const file = join(folder, 'cache/jobs.json');
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace(`"pid":${process.pid}`, `"pid":${process.ppid}`));
  expect(await readJobs(folder)).toEqual([]);
  await utimes(file, new Date(0), new Date(0));
  expect(await readJobs(folder)).toMatchObject([{ document: { id: document.id } }]);
  await rm(folder, { recursive: true });
});
