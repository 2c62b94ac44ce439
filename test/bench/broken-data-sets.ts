import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSuite } from '../../src/bench/suites/registry.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import { madeSuites, putSuite } from './made-suites.ts';

/** A value with parts of it exchanged for something else, as broken exports have them. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e300,
    '',
    ' ',
    [],
    {},
    [null],
    { toString: '' },
    '2024-13-45 99:99:99',
    '\ud800',
    'x'.repeat(5000),
  ),
  fc.jsonValue(),
);
function broken(value: unknown, draw: (n: number) => number, put: () => unknown): unknown {
  if (draw(12) === 0) return put();
  if (Array.isArray(value)) return value.flatMap((one) => (draw(15) === 0 ? [] : [broken(one, draw, put)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (draw(15) === 0 ? [] : [[key, broken(one, draw, put)]])),
  );
}
const seeds = fc.tuple(fc.infiniteStream(fc.nat()), fc.infiniteStream(odd));

/** What happened: a result, or the code of an error that says what to do. Anything else is a bug. */
async function outcome<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (isMadeleineError(error)) return error.code;
    throw error;
  }
}

/** Tests so many broken data sets of each suite. */
export function testBrokenDataSets(numRuns: number): void {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'madeleine-fuzz-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  describe.each(madeSuites)('whatever a data set of $suite holds', (made) => {
    it('is loaded, described and scored, or refused with a code', { timeout: 240_000 }, async () => {
      const suite = await openSuite(made.suite);
      const memory = /image_batch|emails|metadata|captions|profile/;
      await fc.assert(
        fc.asyncProperty(
          seeds,
          fc.string({ unit: 'binary', maxLength: 60 }),
          odd,
          async ([numbers, values], junk, answer) => {
            const next = () => Number(numbers.next().value ?? 0);
            const files = Object.fromEntries(
              Object.entries(made.files).map(([path, content]) => [
                path,
                memory.test(path)
                  ? content
                  : broken(
                      content,
                      (n) => next() % n,
                      () => values.next().value,
                    ),
              ]),
            );
            const data = await putSuite({ ...made, files }, folder);
            const loaded = await outcome(() => suite.load(data, {}));
            if (typeof loaded === 'string') return;
            const ids = loaded.questions.map(({ id }) => id);
            for (const id of ids) expect(typeof loaded.gold(id).answer).toBe('string');
            await outcome(() => loaded.describe({}));
            const rows = ids.map((id) => ({
              id,
              video_id: id,
              query_id: id,
              answer,
              predictions: answer,
              task1: answer,
              task3: answer,
            }));
            const predictions = join(folder, 'predictions');
            await writeFile(
              predictions,
              made.suite === 'photobench'
                ? JSON.stringify({ results: [...rows, answer] })
                : [...rows.map((row) => JSON.stringify(row)), junk].join('\n'),
            );
            const scored = await outcome(() => loaded.scoreFiles({ predictions }, { rules: 'official', judges: [] }));
            if (typeof scored !== 'string') JSON.stringify(scored.document);
          },
        ),
        { numRuns },
      );
    });
  });
}
