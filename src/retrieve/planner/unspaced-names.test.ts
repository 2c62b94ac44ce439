import { expect, it } from 'vitest';
import { personIdSchema } from '../../memory/ids.ts';
import { gazetteerOf } from './gazetteer-build.ts';
import { plan } from './planner.ts';

const gazetteer = gazetteerOf({
  people: [
    {
      id: personIdSchema.parse('jiayi'),
      name: 'Jiayi Chen',
      names: ['Jiayi Chen'],
      kind: 'person',
      roles: [],
      owner: false,
      addresses: [],
      faces: [],
      evidence: [],
    },
  ],
  places: [],
  events: [],
  concepts: [],
  settings: undefined,
  modalities: { image: 10, video: 0, email: 10, text: 0 },
  vocabulary: [],
});

it.each([
  ['和佳怡一起的照片', true],
  ['陈佳怡的照片', true],
  ['regression: 把我的住宿费都加一下', false],
  ['这两笔再加一次是多少', false],
])('a given name by its sounds alone is cut out of no word: %s', (question, named) => {
  const text = JSON.stringify(plan(question, gazetteer, '2024-03-15T12:00:00').root);
  expect(text.includes('Jiayi Chen')).toBe(named);
});
