/**
 * Several processes organise one memory on PostgreSQL all the time, while it is corrected as fast as that goes: how often one
 * waited while another was at it, whether two ever were at once, whether a correction was lost, and whether it is in the end as
 * one alone would have organised it. With `unlocked` they do not wait for one another, as after a lock that was lost: then they
 * are at it at once, and all else must still hold. Prints the figures as JSON; exits with 1 where it does not, or where nothing was tested.
 *   node scripts/scale/two-organisers.ts [seconds] [processes] [mails] [unlocked]
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { correctItems } from '../../src/app/items/correct-items.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { lockFolder } from '../../src/app/lock-folder.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import type { ItemId } from '../../src/memory/ids.ts';
import type { RecordKind } from '../../src/memory/records.ts';
import type { Change } from '../../src/ports/store.ts';
import { makeInput } from './made-inputs.ts';
import { onServer } from './own-server.ts';
import { noted, run } from './running-program.ts';

const kinds: readonly RecordKind[] = ['event', 'person', 'place', 'link', 'ledger', 'neighbourhood'];
/** Of one clock for all processes of a machine. */
const now = () => performance.timeOrigin + performance.now();

/** When an organiser asked for its turn, and had it. */
type Stretch = { readonly asked: number; readonly from: number; readonly to: number };

/** Organises again and again, in its turn unless `unlocked`. */
async function organiseOn(folder: string, unlocked: boolean): Promise<void> {
  const memory = await OpenMemory.open(folder);
  let isEnough = false;
  process.send?.('ready');
  process.once('message', () => {
    isEnough = true;
  });
  while (!isEnough) {
    const asked = now();
    const lock = unlocked ? undefined : await lockFolder(folder, { forever: true, yields: true });
    const from = now();
    await organiseMemory(memory);
    const to = now();
    await lock?.release();
    process.send?.({ asked, from, to } satisfies Stretch);
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

async function measure(seconds: number, processes: number, mails: number, unlocked: boolean): Promise<void> {
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
        fork(fileURLToPath(import.meta.url), ['organise', folder, ...(unlocked ? ['unlocked'] : [])], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        }),
      ),
    );
    await Promise.all(children.map((child) => once(child, 'message')));
    for (const child of children) child.on('message', (said: Stretch) => stretches.push(said));
    let corrections = 0;
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const item = items[corrections % items.length];
      if (item === undefined) break;
      await correctItems(memory, [item], { tags: { add: [`mark-${corrections}`] } });
      corrections += 1;
    }
    await Promise.all(
      children.map((child) => {
        const gone = once(child, 'exit');
        child.send('enough');
        return gone;
      }),
    );
    while (!(await organiseMemory(memory)));
    const isOver = (at: number, own: Stretch) =>
      stretches.some((other) => other !== own && other.from < at && at < other.to);
    const waited = stretches.filter((one) => isOver(one.asked, one)).length;
    const atOnce = stretches.filter((one) => isOver(one.from, one)).length;
    const before = await digestOf(memory);
    await organisedAnew(memory);
    const isSame = (await digestOf(memory)) === before;
    const kept = (await memory.store.records('correction')).length;
    const lost = corrections - kept + (await missing(memory, items, corrections));
    const counted = { processes, unlocked, mails, organised: stretches.length, waited, atOnce, corrections, lost };
    console.log(JSON.stringify({ ...counted, isSame }, null, 2));
    const isTested = corrections > 0 && (unlocked ? atOnce > 0 : waited > 0);
    if ((!unlocked && atOnce > 0) || !isTested || !isSame || lost > 0) process.exitCode = 1;
    await memory.close();
  });
  await rm(base, { recursive: true, force: true });
}

/** Whatever was found before is found again, by one alone. */
async function organisedAnew(memory: OpenMemory): Promise<void> {
  await memory.store.write(kinds.map((kind) => ({ op: 'replaceRecords', kind, values: [] }) as Change));
  await organiseMemory(memory);
}

/** How many corrections do not stand in the items that they are of. */
async function missing({ store }: OpenMemory, items: readonly ItemId[], corrections: number): Promise<number> {
  let gone = 0;
  for (let n = 0; n < corrections; n += 1) {
    const item = await store.item(items[n % items.length] as ItemId);
    if (item?.tags?.some(({ name }) => name === `mark-${n}`) !== true) gone += 1;
  }
  return gone;
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'organise') await organiseOn(rest[0] ?? '', rest[1] === 'unlocked');
else await measure(Number(first ?? 20), Number(rest[0] ?? 3), Number(rest[1] ?? 200), rest[2] === 'unlocked');
