/**
 * Imports of mails into a memory that is served meanwhile: of each how long it took until it was organised, the processor time of the
 * server with the processes that it began, how long a client waited for a search, and the longest pause of the server, by what a
 * request that reads nothing waited for.
 *   node scripts/scale/served-import.ts [mails there are] [mails of each import] [imports]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobShape } from '../../src/contract/job-shape.ts';
import { generateMbox } from '../perf/mail.ts';
import { percentile, timed } from '../perf/served.ts';
import { end, processorSeconds, residentMb, run, serve } from './running-program.ts';

const words = ['letter', 'hotel', 'invoice', 'birthday', 'train', 'doctor', 'garden', 'meeting'];
const [there = 30_000, come = 3000, imports = 3] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'madeleine-served-import-'));
const memory = join(folder, 'memory');
const mailbox = async (name: string, mails: number, seed: number): Promise<string> => {
  const path = join(folder, name, 'mail.mbox');
  await mkdir(join(folder, name));
  await writeFile(path, [...generateMbox(mails, seed)].join(''));
  return path;
};

/** Asks one after the other until `stop`; milliseconds of each. */
async function asked(url: (n: number) => string, pauseMs: number, stop: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (let n = 0; !stop.aborted; n += 1) {
    took.push((await timed(url(n), agent)).ms);
    await sleep(pauseMs);
  }
  agent.destroy();
  return took;
}

try {
  await run(['add', await mailbox('first', there, 3), '--as', 'mail', '--memory', memory]);
  const { child, url, api } = await serve(['--memory', memory]);
  const pid = child.pid ?? 0;
  for (let n = 0; n < imports; n += 1) {
    const path = await mailbox(`${n}`, come, 100 + n);
    const stop = new AbortController();
    const searches = asked((at) => `${api}/search?query=${words[at % words.length]}+${n}${at}`, 50, stop.signal);
    const pauses = asked(() => `${url}/health/live`, 5, stop.signal);
    await sleep(1000);
    const [began, before] = [performance.now(), processorSeconds(pid)];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ paths: [path], as: 'mail' });
    let job = jobShape.parse(await (await fetch(`${api}/imports`, { method: 'POST', headers, body })).json());
    while (job.finished === undefined) {
      await sleep(50);
      job = jobShape.parse(await (await fetch(`${api}/jobs/${job.id}`)).json());
    }
    const [seconds, after] = [(performance.now() - began) / 1000, processorSeconds(pid)];
    stop.abort();
    const [found, waited] = [await searches, await pauses];
    const most = (times: readonly number[]) => Math.max(...times).toFixed(0);
    console.log(
      `${come} mails to ${there + n * come} (${job.state}): ${seconds.toFixed(1)} s, ` +
        `processor ${(after.first - before.first).toFixed(1)} s of the thread that serves, ` +
        `${(after.others - before.others).toFixed(1)} s of others, ${(after.children - before.children).toFixed(1)} s of processes; ` +
        `search p50 ${percentile(found, 0.5).toFixed(0)} ms, p95 ${percentile(found, 0.95).toFixed(0)} ms, most ${most(found)} ms; ` +
        `longest pause ${most(waited)} ms; server ${residentMb(pid).toFixed(0)} MB`,
    );
  }
  await end(child);
} finally {
  await rm(folder, { recursive: true, force: true });
}
