/**
 * Several processes organise one memory on PostgreSQL at the same time, again and again, while it is corrected: whether two of
 * them were ever at it at once, and whether it is in the end as one alone would have organised it. Prints the figures as JSON;
 * exits with 1 where it is not.
 *   node scripts/scale/two-organisers.ts [seconds] [processes] [mails]
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { correctItems } from '../../src/app/items/correct-items.ts';
import { organiseDue } from '../../src/app/items/corrected.ts';
import { isOrganiseDue } from '../../src/app/jobs/organise-due.ts';
import { organiseInTurn, organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import type { RecordKind } from '../../src/memory/records.ts';
import { makeInput } from './made-inputs.ts';
import { onServer } from './own-server.ts';
import { noted, run } from './running-program.ts';

const kinds: readonly RecordKind[] = ['event', 'person', 'place', 'link', 'ledger', 'neighbourhood'];
/** Organising begins anew with each correction: faster ones would keep it from ending before they end. */
const BETWEEN_MS = 1_500;
/** Of one clock for all processes of a machine. */
const now = () => performance.timeOrigin + performance.now();

type Stretch = { readonly from: number; readonly to: number };

/** Organises whenever that is due, and tells when it wrote the first and the last of what organising finds. */
async function organiseOn(folder: string): Promise<void> {
  const memory = await OpenMemory.open(folder);
  const write = memory.store.write.bind(memory.store);
  let [from, to] = [0, 0];
  memory.store.write = async (changes) => {
    const begun = now();
    await write(changes);
    if (!changes.some(({ op }) => op === 'replaceRecords')) return;
    if (from === 0) from = begun;
    to = now();
  };
  let isEnough = false;
  process.send?.('ready');
  process.once('message', () => {
    isEnough = true;
  });
  while (!isEnough) {
    [from, to] = [0, 0];
    if (!(await organiseInTurn(memory, () => undefined))) await sleep(20);
    else if (from > 0) process.send?.({ from, to } satisfies Stretch);
  }
  await memory.close();
  process.disconnect();
}

async function digestOf({ store }: OpenMemory): Promise<string> {
  const hash = createHash('sha256');
  for (const kind of kinds) hash.update(JSON.stringify(await store.records(kind)));
  for await (const item of store.scan()) hash.update(JSON.stringify(item));
  return hash.digest('hex');
}

async function measure(seconds: number, processes: number, mails: number): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'madeleine-two-organisers-'));
  const folder = join(base, 'memory');
  await onServer({}, async ({ url, migrationUrl }) => {
    Object.assign(process.env, { MADELEINE_DATABASE: url, MADELEINE_DATABASE_OWNER: 'organised' });
    if (migrationUrl !== undefined) process.env['MADELEINE_DATABASE_MIGRATIONS'] = migrationUrl;
    Object.assign(process.env, { MADELEINE_OCR: 'off', MADELEINE_PERCEPTION: 'off' });
    const input = await makeInput('mbox', mails, join(base, 'input'));
    await run(['add', input.path, '--as', input.as, '--memory', folder]);
    const memory = await OpenMemory.open(folder);
    const items = await memory.store.match({ any: [], none: [] });
    const stretches: Stretch[] = [];
    const children = Array.from({ length: processes }, () =>
      noted(
        fork(fileURLToPath(import.meta.url), ['organise', folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
      ),
    );
    await Promise.all(children.map((child) => once(child, 'message')));
    for (const child of children) child.on('message', (said: Stretch) => stretches.push(said));
    let corrections = 0;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(BETWEEN_MS)) {
      const item = items[corrections % items.length];
      if (item === undefined) break;
      await correctItems(memory, [item], { tags: { add: [`mark-${corrections}`] } });
      await memory.store.write([organiseDue]);
      corrections += 1;
    }
    while (await isOrganiseDue(memory.store)) await sleep(50);
    await Promise.all(
      children.map((child) => {
        const gone = once(child, 'exit');
        child.send('enough');
        return gone;
      }),
    );
    stretches.sort((a, b) => a.from - b.from);
    const atOnce = stretches.filter(({ from }, n) => stretches.slice(0, n).some(({ to }) => to > from)).length;
    const before = await digestOf(memory);
    await organiseMemory(memory);
    const isSame = (await digestOf(memory)) === before;
    const kept = (await memory.store.records('correction')).length;
    const counted = { processes, mails, organised: stretches.length, atOnce, corrections, lost: corrections - kept };
    console.log(JSON.stringify({ ...counted, isSame }, null, 2));
    if (atOnce > 0 || !isSame || kept < corrections) process.exitCode = 1;
    await memory.close();
  });
  await rm(base, { recursive: true, force: true });
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'organise') await organiseOn(rest[0] ?? '');
else await measure(Number(first ?? 20), Number(rest[0] ?? 3), Number(rest[1] ?? 200));
