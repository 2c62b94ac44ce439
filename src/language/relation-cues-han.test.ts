import { describe, expect, it } from 'vitest';
import { relationCues } from './relation-cues.ts';

const read = (text: string): string =>
  relationCues(text)
    .map((c) => `${c.name}: ${c.claim}, ${c.of}`)
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string])[] = [
  ['我妹妹小雨来了', '小雨: sister, writer'],
  ['我姐姐李娜下周结婚', '李娜: sister, writer'],
  ['我的朋友王小明来北京', '王小明: friend, writer'],
  ['我的同事David Chen周五请客', 'David Chen: colleague, writer'],
  ['你闺蜜王芳说', '王芳: best friend, reader'],
  ['小雨是我妹妹', '小雨: sister, writer'],
  ['我家的猫叫年糕', '年糕: cat, writer'],
  ['我家猫猫叫Mochi，很可爱', 'Mochi: cat, writer'],
  ['年糕是我家的猫', '年糕: cat, writer'],
  ['您的狗狗旺财该驱虫了', '旺财: dog, reader'],
  ['带豆豆去宠物医院打疫苗', '豆豆: pet, other'],
  ['豆豆要去打疫苗了，兽医说下午来', '豆豆: pet, other'],
  ['祝小明生日快乐！', '小明: named, other'],
  ['我妈妈高兴坏了', ''],
  ['我妈妈做饭很好吃', ''],
  ['我弟弟和我去爬山', ''],
  ['给孩子打疫苗，宠物店不开', ''],
  ['带妈妈去体检', ''],
  ['我家狗狗喜欢吃肉', ''],
];

describe('relationCues in Chinese', () => {
  it.each(rows)('%s says %j', (text, expected) => {
    expect(read(text)).toBe(expected);
    for (const cue of relationCues(text)) {
      expect(text).toContain(cue.quote);
      expect(cue.quote).toContain(cue.name);
    }
  });
});
