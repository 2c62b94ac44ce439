import { expect, it } from 'vitest';
import { at, stored } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { retrieve } from './search.ts';

const christmas = [{ name: 'Christmas Day', source: 'temporal' as const }];
const letter = stored('letter', 'email', {
  time: at('2025-11-15T09:00:00'),
  title: 'Christmas',
  body: { text: 'Christmas Eve at my place at 17:00. You bring the cloudberry cream.' },
  people: [{ name: 'Ingrid Solvik', how: 'sender' }],
});
const other = stored('other', 'email', {
  time: at('2025-11-16T09:00:00'),
  title: 'Socks',
  body: { text: 'Size 38, please.' },
});
const photo = stored('photo', 'image', { time: at('2024-12-25T18:00:00'), tags: christmas, caption: 'a tree' });
const found = async (query: string, items = [letter, other, photo]) =>
  (await retrieve(tinyStore({ items }), query, { now: '2025-11-20T12:00:00' })).hits.map(({ item }) => item.id);

it('a holiday is asked for by when it is, and by what speaks of it', async () => {
  expect(await found('Christmas', [letter, other])).toEqual(['letter']);
  expect(await found('mails about Christmas')).toEqual(['letter']);
  expect(await found('mails from Ingrid about Christmas')).toEqual(['letter']);
  expect(await found('Christmas')).toEqual(['photo', 'letter']);
});
