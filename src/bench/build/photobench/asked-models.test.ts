import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type ChatRequest, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { tinyAlbum } from '../../../../test/fixtures/systems/tiny-album.ts';
import { openAsker, openBuildBook } from '../asking.ts';
import type { Life, LifeItem } from '../life.ts';
import { openBuilding } from '../run-steps.ts';
import { satisfiedElsewhere } from './ground-truth.ts';
import { narrated } from './narratives.ts';
import type { Query } from './records.ts';

const album: readonly LifeItem[] = tinyAlbum.rows.map(({ item: { readings: _, ...item } }) => item);
/** More of the same: what a model is asked about in several batches. */
const items: readonly LifeItem[] = Array.from({ length: 30 }, (_, n) => album[n % album.length]).flatMap((item, n) =>
  item === undefined ? [] : [{ ...item, id: `picture-${String(n).padStart(2, '0')}` as LifeItem['id'] }],
);
const life = {
  items,
  item: (id: string) => items.find((one) => one.id === id),
  people: [],
  events: [],
} as unknown as Life;
const query: Query = { en: 'a parrot at work', zh: '上班的鹦鹉', form: 'free', anchor: 'picture-00', sampled: ['V'] };

/** A building whose language model says what the function makes of each request. */
async function building(of: (request: ChatRequest, call: number) => string) {
  let calls = 0;
  const server = await startModelServer([{ kind: 'reply', of: (request) => of(request, ++calls) }]);
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-asked-'));
  mkdirSync(join(folder, 'steps'));
  const book = await openBuildBook(folder, { concurrency: 1 });
  onTestFinished(async () => {
    book.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const { signal } = new AbortController();
  const language = await openAsker(`${server.url}#m`, folder, book, signal);
  const context = openBuilding({
    ...{ folder, life, language, checkers: [], concurrency: 1, decided: () => [], onProgress: () => undefined, signal },
    options: { seed: 1, languages: ['en'], questions: 1 },
  });
  return { context, server };
}
const matching = (...ids: readonly string[]) => JSON.stringify({ matching: ids, ambiguous: false });

it('a query that nothing is to satisfy is checked against every picture that was not looked at', async () => {
  const seen = new Set(['picture-00', 'picture-01']);
  const none = await building(() => matching());
  expect(await satisfiedElsewhere(query, seen, none.context)).toBe(false);
  const asked = none.server.requests.map(wordsOf).join('\n');
  for (const { id } of items) expect(asked.includes(`ID: ${id}`)).toBe(!seen.has(id));
});

it('a query that a picture beyond its candidates satisfies is found out, and no more is asked', async () => {
  const one = await building((request) =>
    wordsOf(request).includes('ID: picture-14') ? matching('picture-14') : matching(),
  );
  expect(await satisfiedElsewhere(query, new Set(), one.context)).toBe(true);
  expect(one.server.requests).toHaveLength(2);
});

it('a story stands although its last picture cannot be told', async () => {
  const { context, server } = await building((_, call) =>
    call <= 7 ? JSON.stringify({ narrative: `story ${call}` }) : 'no JSON',
  );
  const made = await narrated(context, { key: 'k', pictures: items.slice(0, 20) });
  expect(made).toMatchObject({
    value: { narrative: 'story 7' },
    by: [{ kind: 'model', prompt: 'photobench/narrative' }],
  });
  // Eight pictures of the event, the first and the last among them; the last reply was to be put right once.
  expect(server.requests).toHaveLength(9);
  const asked = server.requests.map(wordsOf);
  expect(asked[0]).toContain('ID: picture-00');
  expect(asked[7]).toContain('ID: picture-19');
});
