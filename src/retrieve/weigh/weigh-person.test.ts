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

it('a turn that only speaks to somebody tells of who says it', () => {
  const turn = (text: string): MemoryItem => ({
    ...letterOf('Otto', text),
    modality: 'text',
    people: [{ name: 'Otto', how: 'speaker' } as Mention],
  });
  const anna = { name: 'Anna' };
  for (const text of [
    'Thanks, Anna! I painted it in May.',
    'Anna, I have finished the boat.',
    'I painted it in May, Anna.',
    'Hey Anna! Long time no see.',
  ])
    expect(weighPerson(anna, turn(text), 0.3), text).toMatchObject({ truth: 'unknown' });
  expect(weighPerson({ name: '小伟' }, turn('谢谢小伟！我五月画的。'), 0.3)).toMatchObject({ truth: 'unknown' });
  for (const text of ['Anna painted it in May.', 'Thanks, Anna! Anna is the best.', 'I met Tom, Anna, and Ruth.'])
    expect(weighPerson(anna, turn(text), 0.3), text).toMatchObject({ truth: 'yes' });
  // Who addresses somebody in a letter writes to them, and the letter may well be about them.
  expect(weighPerson(anna, letterOf('Otto', 'Dear Anna, your parcel is here.'), 0.3)).toMatchObject({ truth: 'yes' });
});
