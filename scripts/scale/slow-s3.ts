/**
 * A vault on an S3-compatible store that is slow and fails: some requests are answered late, some with 503, some are cut off.
 * How long it takes to keep and to read content meanwhile, and whether any of it is gone or another. Prints the figures as
 * JSON; exits with 1 where any is.
 *   node scripts/scale/slow-s3.ts [contents] [lanes] [share of requests that go wrong] [milliseconds of delay]
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openS3Vault } from '../../src/adapters/s3/s3-vault.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import type { MediaVault } from '../../src/ports/media-vault.ts';
import { type Fault, startS3Server } from '../../test/fixtures/s3-server.ts';

const MOST_BYTES = 300_000;

type Figures = {
  readonly keepMs: number[];
  readonly readMs: number[];
  /** What was told instead, by error code. */
  readonly errors: Record<string, number>;
  tried: number;
  other: number;
};

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const made = await work();
  into.push(performance.now() - began);
  return made;
}

/** As whoever runs an import would: what failed is tried again later. */
async function untilDone<T>(figures: Figures, work: () => Promise<T>): Promise<T> {
  for (;;) {
    figures.tried += 1;
    try {
      return await work();
    } catch (error) {
      if (!isMadeleineError(error)) throw error;
      figures.errors[error.code] = (figures.errors[error.code] ?? 0) + 1;
    }
  }
}

async function contentOf(vault: MediaVault, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await vault.open(key)) parts.push(part);
  return Buffer.concat(parts);
}

async function lane(vault: MediaVault, contents: number, figures: Figures): Promise<void> {
  for (let n = 0; n < contents; n += 1) {
    const bytes = randomBytes(1000 + Math.floor(Math.random() * MOST_BYTES));
    const content = {
      kind: 'stream',
      name: 'picture.jpg',
      bytes: bytes.length,
      modified: undefined,
      open: async () =>
        (async function* () {
          yield bytes;
        })(),
    } as const;
    const { key } = await timed(figures.keepMs, () => untilDone(figures, () => vault.keep(content)));
    const back = await timed(figures.readMs, () => untilDone(figures, () => contentOf(vault, key)));
    if (!back.equals(bytes)) figures.other += 1;
  }
}

const atShare = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);

const [contents = 200, lanes = 8, share = 0.2, delay = 200] = process.argv.slice(2).map(Number);
const s3 = await startS3Server();
const folder = await mkdtemp(join(tmpdir(), 'madeleine-slow-s3-'));
const faults = (): Fault[] => [
  { method: '*', times: 1, kind: 'delay', milliseconds: delay },
  { method: '*', times: 1, kind: 'answer', status: 503, code: 'SlowDown' },
  { method: 'GET', times: 1, kind: 'cut', afterBytes: 500 },
];
let due = 0;
/** Of the requests that came since the last look, a share of as many to come go wrong. */
const spoiling = setInterval(() => {
  due += s3.requests.splice(0).length * share;
  for (; due >= 1 && s3.faults.filter(({ times }) => times > 0).length < lanes; due -= 1) {
    const some = faults();
    s3.faults.push(some[Math.floor(Math.random() * some.length)] as Fault);
  }
  due = Math.min(due, lanes);
  s3.faults.splice(0, s3.faults.length, ...s3.faults.filter(({ times }) => times > 0));
}, 5);
let spoiled = 0;
const push = s3.faults.push.bind(s3.faults);
s3.faults.push = (...some) => {
  spoiled += some.length;
  return push(...some);
};
const vault = await openS3Vault(s3.url('slow'), { owner: 'ada', temporaryFolder: join(folder, 'temporary') });
const figures: Figures = { keepMs: [], readMs: [], errors: {}, tried: 0, other: 0 };
const began = performance.now();
await Promise.all(Array.from({ length: lanes }, () => lane(vault, Math.ceil(contents / lanes), figures)));
clearInterval(spoiling);
s3.faults.length = 0;
const there = (await Array.fromAsync(vault.copies())).length;
const lost = figures.keepMs.length - there;
console.log(
  JSON.stringify(
    {
      ...{ contents: figures.keepMs.length, lanes, spoiledRequests: spoiled, lost, other: figures.other },
      ...{ tried: figures.tried, errors: figures.errors },
      keepMs: { p50: atShare(figures.keepMs, 0.5), p95: atShare(figures.keepMs, 0.95) },
      readMs: { p50: atShare(figures.readMs, 0.5), p95: atShare(figures.readMs, 0.95) },
      seconds: Math.round((performance.now() - began) / 1000),
    },
    null,
    2,
  ),
);
if (lost !== 0 || figures.other > 0) process.exitCode = 1;
await vault.close();
await s3.close();
await rm(folder, { recursive: true, force: true });
