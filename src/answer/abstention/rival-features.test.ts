import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { leadOf } from './evidence-features.ts';
import { ofRivals } from './rival-features.ts';

const keys = stored('keys', 'email', {
  time: at('2023-02-03T09:00:00'),
  title: 'Keys for your flat in Berlin',
  body: { text: 'We hand over the keys of your flat in Berlin on 2023-02-20.' },
  entities: [{ kind: 'city', name: 'Berlin', field: 'body' }],
});
const store = tinyStore({ ...smallLife, items: [...smallLife.items, keys] });
const work = (question: string) => drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
const weighed = async (question: string) => {
  const found = await work(question);
  return ofRivals(found, leadOf(found));
};

it('knows that somebody is asked for as company, and whether the record is of somebody who was there', async () => {
  const [along, alone] = [
    await weighed('Where did I take photos with Anna Berg in Lisbon?'),
    await weighed('Which hotel did I book in Lisbon?'),
  ];
  expect(along.asksCompany).toBe(1);
  expect(along.companyOpen).toBe(0);
  expect(alone.asksCompany).toBe(0);
});

it('a record that has all that is fixed is proved whole, and none proves more elsewhere', async () => {
  const told = await weighed('Show me the photos of Lisbon in May 2023');
  expect(told.dealingProved).toBe(1);
  expect(told.provedElsewhere).toBeLessThanOrEqual(0);
  expect(told.allProved).toBeGreaterThan(0.5);
});

it('a letter about the keys to my flat is not refused for being written elsewhere', async () => {
  const { judged } = await work('When did I get the keys to my flat in Berlin?');
  const outcomes = judged.find(({ item }) => item.id === 'keys')?.outcomes ?? [];
  expect(outcomes.filter(({ verdict }) => verdict === 'no')).toEqual([]);
});
