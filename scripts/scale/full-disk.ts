/**
 * One of two machines has a full disk: two workers of a memory on PostgreSQL, of which the first keeps copies of content on a
 * small disk of its own (a tmpfs; needs the right to mount one). An import of attachments that do not fit there is queued. The
 * first worker has to say what is wrong and live, the second one to do the import whole. Prints the figures as JSON; exits
 * with 1 where anything is missing.
 *   node scripts/scale/full-disk.ts [mails] [pixels of a side of each attached picture] [disk in MB]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { onServer } from './own-server.ts';
import { end, run, start } from './running-program.ts';

const OWNER = 'full-disk';
const LONGEST_MS = 90_000;

/** A mail with a picture that is like no other, of noise, so that it takes some room. */
async function letter(n: number, side: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shape = { width: side, height: side, channels: 3, background: 'grey', noise } as const;
  const picture = await sharp({ create: shape }).jpeg({ quality: 95 }).toBuffer();
  const lines = picture.toString('base64').match(/.{1,76}/g) ?? [];
  return [
    `From: Ada <ada@example.org>\nTo: me@example.org\nSubject: Letter ${n}\nMessage-ID: <${n}@example.org>`,
    `Date: ${1 + (n % 28)} May 2023 10:00:00 +0200\nMIME-Version: 1.0`,
    `Content-Type: multipart/mixed; boundary=part\n\n--part\nContent-Type: text/plain\n\nThis is letter ${n}.`,
    `--part\nContent-Type: image/jpeg\nContent-Disposition: attachment; filename="picture-${n}.jpg"`,
    `Content-Transfer-Encoding: base64\n\n${lines.join('\n')}\n--part--\n`,
  ].join('\n');
}

async function until(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(250))
    if (await condition()) return true;
  return false;
}

const [mails = 30, side = 400, megabytes = 4] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-full-disk-'));
const [input, small, roomy] = ['input', 'small', 'roomy'].map((name) => join(folder, name)) as [string, string, string];
for (const one of [input, small]) mkdirSync(one);
for (let n = 0; n < mails; n += 1) writeFileSync(join(input, `${n}.eml`), await letter(n, side));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'madeleine-full-disk', small]);
try {
  await onServer({}, async ({ url, migrationUrl }) => {
    const env = {
      MADELEINE_DATABASE: url,
      ...(migrationUrl === undefined ? {} : { MADELEINE_DATABASE_MIGRATIONS: migrationUrl }),
      MADELEINE_DATABASE_OWNER: OWNER,
    };
    for (const memory of [small, roomy]) await run(['init', '--memory', memory], env);
    await run(['add', input, '--later', '--memory', roomy], env);
    const store = await openPostgresStore(url, { owner: OWNER });
    const first = start(['worker', '--memory', small], env);
    const isTold = await until(() => /disk|space/i.test(first.said()) || first.child.exitCode !== null);
    const lived = first.child.exitCode === null;
    const said = first.said().trim().split('\n').slice(-2);
    const second = start(['worker', '--memory', roomy], env);
    const isFinished = await until(async () =>
      (await store.records('batch')).every((one) => one.finished !== undefined),
    );
    const [batch] = await store.records('batch');
    const items = Object.values((await store.counts()).items).reduce((sum, n) => sum + n, 0);
    const figures = { mails, megabytes, isTold, said, lived, isFinished, failed: batch?.failed, items };
    console.log(JSON.stringify(figures, null, 2));
    if (!isTold || !lived || !isFinished || batch?.failed !== 0) process.exitCode = 1;
    for (const { child } of [first, second]) await end(child);
    await store.close();
  });
} finally {
  execFileSync('umount', [small]);
  await rm(folder, { recursive: true, force: true });
}
