import { expect, it } from 'vitest';
import { at, stored } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { personIdSchema } from '../memory/ids.ts';
import { retrieve } from './search.ts';

const [energy, pots] = ['energy', 'pots'].map((id) => personIdSchema.parse(id));
const bill = (id: string, from: typeof energy, name: string, text: string) =>
  stored(id, 'email', {
    time: at('2025-05-02T12:00:00'),
    title: 'Invoice',
    body: { text },
    documentKind: 'invoice',
    people: [{ ...(from === undefined ? {} : { id: from }), name, how: 'sender' }],
  });
const firm = (id: typeof energy, name: string) => ({
  id: id ?? personIdSchema.parse(name),
  name,
  names: [name],
  kind: 'organisation' as const,
  roles: [],
  owner: false,
  addresses: [],
  faces: [],
  evidence: [],
});
const store = tinyStore({
  items: [
    bill('power', energy, 'Oslo Energi', 'To pay: NOK 318.40'),
    bill('course', pots, 'Keramikkverkstedet', 'Pottery course. Place: Storgata 41, Oslo. Amount due: NOK 3 450,00'),
  ],
  records: { person: [firm(energy, 'Oslo Energi'), firm(pots, 'Keramikkverkstedet')] },
});
const found = async (query: string) =>
  (await retrieve(store, query, { now: '2025-11-20T12:00:00' })).hits.map(({ item }) => item.id);

it('bills are papers that ask for money, and a town that a firm is called by is none of its senders', async () => {
  expect((await found('bills')).toSorted()).toEqual(['course', 'power']);
  expect(await found('bills from Oslo Energi')).toEqual(['power']);
  expect(await found('bills not from Oslo Energi')).toEqual(['course']);
});
