import { describe, expect, it } from 'vitest';
import { handedTo } from './handed-over.ts';

const toldOf = (question: string, text: string): readonly string[] =>
  handedTo(question)({ field: 'body', text, says: new Set() }).map((span) => span.text);

describe('to whom something was handed on', () => {
  it.each([
    ['Who runs the shop now?', 'Britta has handed the shop over to Milan Sova.', ['Milan Sova']],
    ['Who has the keys?', 'I gave the spare keys to Mrs Olsen last week.', ['Mrs Olsen']],
    ['Who leads the group?', 'From May Jonas Berg takes over from me.', ['Jonas Berg']],
    ['钥匙在谁那里？', '钥匙以后交给周敏保管。', ['周敏']],
    ['Who ran the shop before?', 'Britta has handed the shop over to Milan Sova.', []],
    ['Who runs the shop now?', 'Britta runs the shop.', []],
    ['司仪换成了谁？', '阿伦嗓子哑了，换小雅。', ['小雅']],
    ['朗誦換成誰？', '宇航感冒了，換婷婷來念。', ['婷婷']],
    ['谁去接外婆？', '我走不开，托我表弟去接外婆。', ['我表弟']],
    ['谁去接外婆？', '我们换车去接外婆。', []],
  ])('%s – %s', (question, text, names) => {
    expect(toldOf(question, text)).toEqual(names);
  });
});
