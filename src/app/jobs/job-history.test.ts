import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobDocument } from '../../contract/job-shape.ts';
import { type KeptJob, readJobs, takeOverJobs, writeJobs } from './job-history.ts';

const document: JobDocument = {
  id: 'j-000000000001',
  kind: 'import',
  state: 'queued',
  created: '2025-07-01T10:00:00.000Z',
  about: [],
};
const another: JobDocument = { ...document, id: 'j-000000000002', kind: 'mail', created: '2025-07-02T10:00:00.000Z' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-jobs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const recordOf = (pid: number): string => join(folder, 'cache', `jobs.json.${pid}`);

/** As another program would: the one that began the tests runs as long as they do. */
async function writtenBy(pid: number, jobs: readonly KeptJob[]): Promise<void> {
  await writeJobs(folder, jobs);
  await rename(recordOf(process.pid), recordOf(pid));
}
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;
const told = async () => (await readJobs(folder)).map(({ document: { id, state } }) => `${id.at(-1)} ${state}`);

it('tells what a program was at before the machine was started, whoever has its number now', async () => {
  await writtenBy(process.ppid, [{ document }]);
  expect(await readJobs(folder)).toEqual([]);
  await utimes(recordOf(process.ppid), new Date(0), new Date(0));
  expect(await readJobs(folder)).toMatchObject([{ document: { id: document.id } }]);
});

it('keeps the jobs of two programs that use one memory at once', async () => {
  await writtenBy(process.ppid, [{ document: { ...document, state: 'done' } }, { document: another }]);
  await writeJobs(folder, [{ document: { ...document, id: 'j-000000000003', created: '2025-07-03T10:00:00.000Z' } }]);
  expect(await told()).toEqual(['1 done', '3 queued']);
});

it('takes over, once, what programs that ended were at, also one of an earlier version', async () => {
  await writtenBy(ended(), [{ document }]);
  await writtenBy(ended(), [{ document: another, task: { kind: 'mail', account: 'a' } }]);
  await writeJobs(folder, [{ document: { ...document, id: 'j-000000000003', state: 'failed' } }]);
  await rename(recordOf(process.pid), join(folder, 'cache/jobs.json'));
  expect(await takeOverJobs(folder)).toHaveLength(3);
  expect(await readdir(join(folder, 'cache'))).toEqual([`jobs.json.${process.pid}`]);
  expect((await told()).sort()).toEqual(['1 queued', '2 queued', '3 failed']);
  await rename(recordOf(process.pid), recordOf(process.ppid));
  expect((await takeOverJobs(folder)).map(({ document: { id } }) => id.at(-1))).toEqual(['3']);
});
