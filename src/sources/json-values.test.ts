import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonFound, type JsonPath, jsonValues } from './json-values.ts';

async function* chunksOf(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function found(
  text: string | Uint8Array,
  wants: (path: JsonPath) => boolean,
  { size = 7, largest = 1000 } = {},
): Promise<JsonFound[]> {
  const all: JsonFound[] = [];
  for await (const one of jsonValues(chunksOf(text, size), wants, { largest })) all.push(one);
  return all;
}
const inList = (path: JsonPath) => path.length === 2 && path[0] === 'list' && path[1] === '*';

describe('values of a JSON text', () => {
  it('are those that were asked for, wherever chunks end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 }),
        fc.jsonValue({ maxDepth: 3 }),
        fc.integer({ min: 1, max: 9 }),
        async (list, other, size) => {
          const text = JSON.stringify({ 'a "b" \\': other, list, last: other }, null, 1);
          const values = (await found(text, inList, { size, largest: 1_000_000 })).map(({ value }) => value);
          expect(values).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('that are too large or too deep are passed over, and what follows is read', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    const text = `{"list":["${'x'.repeat(2000)}",${deep},3]}`;
    expect((await found(text, inList)).map(({ value }) => value)).toEqual([undefined, undefined, 3]);
  });

  it('of a text that breaks off come first', async () => {
    const before: unknown[] = [];
    const read = (async () => {
      for await (const one of jsonValues(chunksOf('{"list":[1,2,', 3), inList)) before.push(one.value);
    })();
    await expect(read).rejects.toMatchObject({ code: 'truncated' });
    expect(before).toEqual([1, 2]);
  });

  it('never fail otherwise than by name, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 60 }),
          fc.string({ unit: fc.constantFrom(...'{}[]",:\\1a ') }).map((text) => Buffer.from(text)),
        ),
        async (bytes) => {
          const error = await found(bytes, (path) => path.length === 2, { size: 3 }).then(
            () => undefined,
            (caught: unknown) => caught,
          );
          if (error !== undefined)
            expect(error).toMatchObject({ code: expect.stringMatching(/^(corrupt|truncated)$/) });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('in nesting without end are refused', async () => {
    await expect(found('['.repeat(10_000), () => false)).rejects.toMatchObject({ code: 'corrupt' });
  });
});
