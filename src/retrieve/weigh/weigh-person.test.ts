import { expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';
import { weighPerson } from './weigh-person.ts';

const letterOf = (sender: string, text: string): MemoryItem => ({
  id: itemIdSchema.parse('m1'),
  identity: 'm1',
  modality: 'email',
  origin: {} as MemoryItem['origin'],
  copies: [],
  readings: [],
  people: [{ name: sender, how: 'sender' } as Mention],
  body: { text, from: 'mail' } as unknown as NonNullable<MemoryItem['body']>,
});
const hill = { name: 'Grace Hill' };
const signed = 'Come to my party! Love, Grace';

it('a first name alone stands for a person, but not in a letter of a namesake', () => {
  expect(weighPerson(hill, letterOf('Grace Hill', signed), 0.01)).toMatchObject({
    truth: 'yes',
    note: 'from Grace Hill',
  });
  expect(weighPerson(hill, letterOf('Tom Berg', 'Grace has a party'), 0.01)).toMatchObject({ truth: 'yes' });
  const namesake = weighPerson(hill, letterOf('Grace Moore', signed), 0.01);
  expect(namesake).toMatchObject({ truth: 'no', note: 'Grace Moore, not Grace Hill' });
  expect(namesake.weight).toBeLessThan(0);
  // Who is named in full is named, whoever writes.
  expect(weighPerson(hill, letterOf('Grace Moore', 'I met Grace Hill'), 0.01)).toMatchObject({ truth: 'yes' });
});
