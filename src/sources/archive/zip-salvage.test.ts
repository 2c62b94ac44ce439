import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { recognise } from '../recognise.ts';
import { collect } from './tree.ts';
import { zipTree } from './zip-tree.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-salvage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function contents(path: string): Promise<{ names: string[]; texts: string[]; codes: string[] }> {
  const tree = zipTree(path);
  const names: string[] = [];
  const texts: string[] = [];
  const codes: string[] = [];
  for await (const event of tree.walk()) {
    if (event.type === 'failure') codes.push(event.failure.code);
    else {
      names.push(event.entry.path);
      texts.push(Buffer.from((await collect(await tree.open(event.entry.path), 1e6)) ?? []).toString());
    }
  }
  return { names, texts, codes };
}

/** A deflated member as programs write it that do not know its size beforehand: the sizes follow it. */
function streamed(name: string, text: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(0x0808, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  const packed = deflateRawSync(text);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(packed.length, 8);
  descriptor.writeUInt32LE(Buffer.byteLength(text), 12);
  return Buffer.concat([header, Buffer.from(name), packed, descriptor]);
}

describe('a zip that was cut short', () => {
  const three = [
    { name: 'a.txt', content: 'first' },
    { name: 'b/c.txt', content: 'second' },
    { name: 'd.txt', content: 'x'.repeat(500) },
  ];

  it('gives its whole members and one failure', async () => {
    const path = join(folder, 'cut.zip');
    await writeFile(path, madeZip(three).subarray(0, 300));
    expect(await contents(path)).toEqual({
      names: ['a.txt', 'b/c.txt'],
      texts: ['first', 'second'],
      codes: ['truncated'],
    });
  });

  it('finds where a member ends whose size is told behind it', async () => {
    const path = join(folder, 'cut.zip');
    const whole = Buffer.concat([streamed('a.txt', 'first'.repeat(50)), streamed('b.txt', 'second')]);
    await writeFile(path, Buffer.concat([whole, streamed('c.txt', 'third'.repeat(100)).subarray(0, 40)]));
    const { names, texts, codes } = await contents(path);
    expect(names).toEqual(['a.txt', 'b.txt']);
    expect(texts).toEqual(['first'.repeat(50), 'second']);
    expect(codes).toEqual(['truncated']);
  });

  it('never throws and never makes up a member, wherever it is cut', async () => {
    const whole = madeZip(three);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: whole.length - 1 }), async (length) => {
        const path = join(folder, 'cut.zip');
        await writeFile(path, whole.subarray(0, length));
        const { names, texts, codes } = await contents(path);
        expect(codes).toHaveLength(1);
        expect(three.slice(0, names.length).map(({ name }) => name)).toEqual(names);
        expect(three.slice(0, names.length).map(({ content }) => content)).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps refusing unsafe and encrypted members', async () => {
    const path = join(folder, 'cut.zip');
    const bad = [{ name: '../up.txt', content: 'no' }, { name: 'e.txt', content: 'no', encrypted: true }, ...three];
    await writeFile(path, madeZip(bad).subarray(0, 400));
    const { names, codes } = await contents(path);
    expect(names).toEqual(['a.txt', 'b/c.txt']);
    expect(codes.sort()).toEqual(['encrypted', 'truncated', 'unsafe-path']);
  });

  it('says how to join an archive that was split', async () => {
    const path = join(folder, 'photos.zip.001');
    await writeFile(path, madeZip(three).subarray(0, 300));
    const tree = zipTree(path);
    const failures = [];
    for await (const event of tree.walk()) if (event.type === 'failure') failures.push(event.failure);
    expect(failures).toMatchObject([
      { code: 'truncated', action: expect.stringContaining('cat photos.zip.* > whole.zip') },
    ]);
  });
});

describe('mails in a plain zip', () => {
  it('are read as mails, those of a Maildir too', async () => {
    const path = join(folder, 'mails.zip');
    const mail = (subject: string) =>
      `From: Ada <ada@example.org>\r\nSubject: ${subject}\r\nDate: Sat, 7 May 2022 10:00:00 +0100\r\n\r\nHello\r\n`;
    await writeFile(
      path,
      madeZip([
        { name: 'inbox/one.eml', content: mail('One') },
        { name: 'Maildir/cur/1651.M1:2,S', content: mail('Two') },
        { name: 'inbox/none.eml', content: '' },
      ]),
    );
    const told: string[] = [];
    for (const source of await recognise(path)) {
      for await (const event of source.read({})) {
        if (event.type === 'record') told.push(String(event.record.readings.find((r) => r.field === 'title')?.value));
        else if (event.type === 'failure') told.push(event.failure.code);
      }
    }
    expect(told.sort()).toEqual(['One', 'Two', 'empty-file']);
  });
});
