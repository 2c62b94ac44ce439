import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { mayBeOfAnimal } from './animals.ts';
import { witnessOf } from './witness.ts';

const people = [
  { name: 'Luna', roles: [], owner: false },
  { name: 'Pixel', roles: [], owner: false },
  { name: 'Ida', roles: [], owner: false, addresses: ['ida@post.example'] },
];
const mayBeOfPixel = (question: string, body: string): boolean => {
  const item = assembleItem(stored('m', 'email', { body: { text: body } }));
  return mayBeOfAnimal({ name: 'Pixel', said: 'Pixel' }, witnessOf(item, [], { entries: new Map() }), question, {
    people,
  });
};
const asked = 'When was Pixel’s vet appointment?';

it.each([
  [asked, '【类别】兽医\n【日期】2019年4月12日', true],
  ['Pixel的兽医预约是几号？', 'Dear Ida, your appointment at the vet is on 12 April.', true],
  [asked, 'Animal Care\nPatient: Pixel\n12 April', true],
  [asked, 'Animal Care\nPatient: Luna\n12 April', false],
  [asked, '【类别】兽医\n【宠物】露娜\n【日期】2019年4月12日', false],
  [asked, 'The vet will see Luna on 12 April.', false],
  [asked, '【类别】牙医\n【日期】2019年4月12日', false],
  ['When was Pixel’s birthday?', 'Your appointment at the vet is on 12 April.', false],
])('%s may be answered by %j: %s', (question, body, is) => expect(mayBeOfPixel(question, body)).toBe(is));
