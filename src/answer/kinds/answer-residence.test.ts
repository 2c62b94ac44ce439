import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { type Life, tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { personIdSchema } from '../../memory/ids.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const [tomas, jonas, haoran] = ['tomas', 'jonas', 'haoran'].map((id) => personIdSchema.parse(id));
const person = (id: typeof tomas, name: string) => ({
  id: id ?? personIdSchema.parse(name),
  name,
  names: [name],
  kind: 'person' as const,
  roles: [],
  owner: false,
  addresses: [],
  faces: [],
  evidence: [],
});
const letter = (id: string, day: string, from: typeof tomas, name: string, text: string) =>
  stored(id, 'email', {
    time: at(`${day}T10:00:00`),
    title: 'Hello',
    body: { text },
    people: [{ ...(from === undefined ? {} : { id: from }), name, how: 'sender' }],
  });
const life: Life = {
  items: [
    letter(
      'job',
      '2025-06-12',
      tomas,
      'Tomas Bergli',
      'I start at the Fjordkraft museum on 1 August. My office will be in Drammen.\n\nI booked a table for four at 19:30, Ingrid and Jonas are coming.',
    ),
    letter('old', '2023-05-02', jonas, 'Jonas Vik', 'We live in Oslo now.'),
    letter(
      'new',
      '2025-10-02',
      jonas,
      'Jonas Vik',
      'We moved. The new address is Strandgaten 18, 5004 Bergen. My new phone number is +47 912 34 567.',
    ),
    letter('han', '2025-02-02', haoran, '李浩然', '我搬家了，新地址是苏州市姑苏区平江路66号。'),
  ],
  records: { person: [person(tomas, 'Tomas Bergli'), person(jonas, 'Jonas Vik'), person(haoran, '李浩然')] },
};
const ask = async (question: string) =>
  (await answer({ store: tinyStore(life), retrieve }, question, { now: '2025-11-20T12:00:00' })).answer;

describe('where somebody lives and works', () => {
  it.each([
    ['Where does Tomas work?', 'Fjordkraft museum'],
    ['Where does Jonas live now?', 'Strandgaten 18, 5004 Bergen'],
    ['李浩然住在哪里？', '苏州市姑苏区平江路66号'],
  ])('%s is told by their own letters', async (question, text) => {
    expect(await ask(question)).toMatchObject({ outcome: 'grounded', text });
  });

  it('is not told by what else they write', async () => {
    expect(await ask('Where does Tomas live?')).toMatchObject({ outcome: 'abstained' });
  });
});
