import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonOf, type PieceForm, pieceAt, piecesOf, textWithin } from './file-pieces.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-pieces-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function pieces(content: string, form: PieceForm = 'array', largest?: number) {
  const file = join(folder, 'file');
  await writeFile(file, content);
  const found = [];
  for await (const piece of piecesOf(file, form, largest)) found.push(piece);
  return { file, found };
}
const values = async (content: string, form?: PieceForm) =>
  (await pieces(content, form)).found.map(({ bytes }) => jsonOf(bytes));

describe('the elements of a JSON list', () => {
  it('are those that JSON has, however it is written', async () => {
    const list = fc.array(fc.jsonValue({ depthSize: 'medium' }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(list, fc.constantFrom(undefined, 1, '\r\n\t'), async (value, indent) => {
        expect(await values(`\ufeff ${JSON.stringify(value, null, indent)}\n`)).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('may lie across the chunks in which a file is read, brackets, quotes and backslashes in texts included', async () => {
    const text = `${'x'.repeat(1024 * 1024 - 30)}${'\\"]},['.repeat(40)}${'\\'.repeat(301)}`;
    const list = Array.from({ length: 4 }, (_, n) => ({ text: text.slice(n), n, inner: [[{ n }]] }));
    expect(await values(JSON.stringify(list))).toEqual(list);
  });

  it('can be read again from where they stand', async () => {
    const list = [{ a: 'é"' }, 7, ['x'], 'last'];
    const { file, found } = await pieces(JSON.stringify(list, null, 2));
    const again = await Promise.all(found.map((piece) => pieceAt(file, piece)));
    expect(again.map(jsonOf)).toEqual(list);
    await writeFile(file, '[]');
    await expect(pieceAt(file, found[0] ?? { start: 0, end: 9 })).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('are passed over where one is too large or too deep, and the others are read', async () => {
    const { found } = await pieces(JSON.stringify([1, 'x'.repeat(200), 2]), 'array', 100);
    expect(found.map(({ bytes }) => jsonOf(bytes))).toEqual([1, undefined, 2]);
    const deep = `[1,${'['.repeat(90)}${']'.repeat(90)},2]`;
    expect(await values(deep)).toEqual([1, undefined, 2]);
  });

  it.each([
    ['{}', 'corrupt'],
    ['', 'corrupt'],
    ['[1 2', 'truncated'],
    ['[{} {}]', 'corrupt'],
    ['[,1]', 'corrupt'],
    ['[{"a": "b', 'truncated'],
    ['[{"a": 1}', 'truncated'],
  ])('are none of %j: %s', async (content, code) => {
    await expect(pieces(content)).rejects.toMatchObject({ code, path: join(folder, 'file') });
  });

  it('say which file is missing', async () => {
    const read = async () => {
      for await (const _ of piecesOf(join(folder, 'none'), 'array'));
    };
    await expect(read()).rejects.toMatchObject({ code: 'missing' });
  });
});

describe('the lines of a file', () => {
  it('are told by where they stand, blank ones left out', async () => {
    const { file, found } = await pieces('{"a":1}\r\n\n  \n{"b":2}', 'lines');
    expect(found.map(({ bytes }) => jsonOf(bytes))).toEqual([{ a: 1 }, { b: 2 }]);
    expect(jsonOf(await pieceAt(file, found[1] ?? { start: 0, end: 0 }))).toEqual({ b: 2 });
  });

  it('are passed over where one is too long', async () => {
    const { found } = await pieces(`1\n${'x'.repeat(200)}\n2\n`, 'lines', 100);
    expect(found.map(({ bytes }) => jsonOf(bytes))).toEqual([1, undefined, 2]);
  });
});

it('gives a file that is read whole only up to a size', async () => {
  const file = join(folder, 'whole.json');
  await writeFile(file, 'tea für zwei');
  expect(await textWithin(file, 13)).toBe('tea für zwei');
  await expect(textWithin(file, 12)).rejects.toMatchObject({ code: 'too-large', path: file });
});
