import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { archiveLimits } from './archive-limits.ts';
import { withInnerArchives } from './inner-archives.ts';
import { zipTree } from './zip-tree.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-inner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function tgz(name: string, content: Buffer): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name }, content);
  archive.finalize();
  return gzipSync(await buffer(archive));
}

/** What a walk meets, by names inside the archive. */
async function walked(members: Readonly<Record<string, string | Buffer>>, limits = archiveLimits) {
  const path = join(folder, 'outer.zip');
  const bytes = madeZip(Object.entries(members).map(([name, content]) => ({ name, content })));
  await writeFile(path, bytes);
  const [entries, failures]: [string[], string[]] = [[], []];
  for await (const event of withInnerArchives(zipTree(path), bytes.length, limits).walk()) {
    if (event.type === 'entry') entries.push(event.entry.path);
    else failures.push(`${event.failure.code} ${event.failure.path.slice(path.length + 2)}`);
  }
  return { entries, failures };
}

describe('archives in an archive', () => {
  it('are refused by name from where they unfold to more than the outermost may, and the rest is read', async () => {
    const small = { ...archiveLimits, ratio: 3, ratioFrom: 20_000 };
    const inner = await tgz('a.txt', Buffer.alloc(8_000, 'The sea, the sea, and far away the hills of '));
    const names = ['1.tgz', '2.tgz', '3.tgz', '4.tgz'];
    const { entries, failures } = await walked(
      { ...Object.fromEntries(names.map((name) => [name, inner])), 'last.txt': 'read' },
      small,
    );
    expect(entries).toEqual(['last.txt', '1.tgz!/a.txt', '2.tgz!/a.txt']);
    expect(failures).toEqual(['archive-bomb 3.tgz', 'archive-bomb 4.tgz']);
  });

  it('that are bombs by themselves are refused', async () => {
    const bomb = await tgz('zeros', Buffer.alloc(200_000));
    const members = { 'bomb.tgz': bomb, 'good.tgz': await tgz('a.txt', Buffer.from('good')) };
    const { entries, failures } = await walked(members, { ...archiveLimits, ratioFrom: 100_000 });
    expect(entries).toEqual(['good.tgz!/a.txt']);
    expect(failures).toEqual(['archive-bomb bomb.tgz']);
  });

  it('unfold like 42.zip no further than two deep', async () => {
    const level = (inner: Buffer): Buffer =>
      madeZip(Array.from({ length: 4 }, (_, n) => ({ name: `${n}.zip`, content: inner })));
    let bomb = madeZip([{ name: 'a.txt', content: 'a' }]);
    for (let depth = 0; depth < 5; depth += 1) bomb = level(bomb);
    const { entries, failures } = await walked({ 'bomb.zip': bomb, 'a.txt': 'a' });
    expect(entries).toEqual(['a.txt']);
    expect(failures).toHaveLength(16);
    expect(new Set(failures.map((one) => one.split(' ')[0]))).toEqual(new Set(['unsupported-format']));
    expect(failures[0]).toBe('unsupported-format bomb.zip!/0.zip!/0.zip');
  });

  it('that are damaged anywhere cost nothing else', async () => {
    const whole = {
      'in.zip': madeZip(['a.txt', 'b.txt'].map((name) => ({ name, content: name.repeat(20) }))),
      'in.tgz': await tgz('a.txt', Buffer.from('a'.repeat(500))),
    };
    const damage = fc.record({
      name: fc.constantFrom('in.zip' as const, 'in.tgz' as const),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ name, length, at, byte }) => {
        const bytes = Buffer.from(whole[name]);
        bytes[Math.floor(at * (bytes.length - 1))] = byte;
        const broken = bytes.subarray(0, Math.ceil(length * bytes.length));
        const { entries } = await walked({ [name]: broken, 'last.txt': 'read' });
        expect(entries.filter((entry) => !entry.includes('!/'))).toEqual(['last.txt']);
      }),
      { numRuns: 40 },
    );
  });
});
