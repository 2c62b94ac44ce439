import { expect, it } from 'vitest';
import { context, mail } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const me = 'Max Muster <max@muster.de>';
const settings = { ...context().settings, ownerAddresses: ['max@muster.de'] };
const contact = (face: string, names: readonly string[], ...addresses: readonly string[]) => ({
  importer: 'contacts',
  face,
  names,
  roles: [],
  kind: 'person' as const,
  addresses,
});
const from = (id: string, who: string) => mail(id, '2023-05-09T09:00:00+02:00', who, me, 'Hi', 'All well.');
const peopleWith = async (declared: readonly ReturnType<typeof contact>[], ...writers: readonly string[]) => {
  const mails = writers.map((who, at) => from(`m${at}`, who));
  const { people } = await organise(mails, context({ settings, declared }));
  return people.filter(({ owner }) => !owner).map(({ names, addresses }) => ({ names: names.toSorted(), addresses }));
};

it('is whoever mails name by an address of the contact, whatever they are called there', async () => {
  const ana = contact('a', ['Ana Silva', 'Nini'], 'nini77@mail.example', 'ana@work.example');
  expect(await peopleWith([ana], 'N. S. <nini77@mail.example>', 'ana@work.example')).toEqual([
    { names: expect.arrayContaining(['Ana Silva', 'Nini']), addresses: ['ana@work.example', 'nini77@mail.example'] },
  ]);
});

it('is nobody by an address that several contacts have, or that of a desk', async () => {
  const both = [
    contact('a', ['Ana Silva'], 'family@silva.example'),
    contact('b', ['Rui Silva'], 'family@silva.example'),
  ];
  const people = await peopleWith(both, 'Family <family@silva.example>');
  expect(people.find(({ names }) => names.includes('Ana Silva'))?.addresses).toEqual([]);
  expect(people.find(({ names }) => names.includes('Rui Silva'))?.addresses).toEqual([]);
  const [bo] = await peopleWith([contact('c', ['Bo Li'], 'noreply@shop.example')]);
  expect(bo).toEqual({ names: ['Bo Li'], addresses: [] });
});
