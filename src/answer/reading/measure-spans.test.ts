import { describe, expect, it } from 'vitest';
import { tokens } from '../../language/tokens.ts';
import { askedForm } from '../asked/asked-form.ts';
import { measureAsked, measureSpans } from './measure-spans.ts';

const line = (text: string) => ({ field: 'body', text, says: new Set(tokens(text)) });
const best = (text: string, measure: string): string | undefined =>
  measureSpans(line(text), measure).toSorted((a, b) => b.worth - a.worth)[0]?.text;

describe('figures in a measure', () => {
  it.each([
    ['婚礼我们坐第几桌？', '桌'],
    ['笔试考了多少分？', '分'],
    ['五月的用电是几度电？', '度'],
    ['飞机飞了多少分钟？', undefined],
    ['诗集一共印了多少册？', '册'],
    ['喜酒擺了幾圍？', '围'],
    ['我们在几号门碰头？', '号门'],
    ['这几天花了多少钱？', undefined],
    ['去年拍了多少张照片？', undefined],
  ])('%s', (question, measure) => {
    expect(measureAsked(question)).toBe(measure);
  });

  it.each([
    ['峰电量 40度   谷电量 22度   合计 62度', '度', '62度'],
    ['你跟同事坐第12桌。', '桌', '第12桌'],
    ['你們坐第三桌。', '桌', '第三桌'],
    ['下午三点见。', '桌', undefined],
    ['首印改为3,000册，定价45元。', '册', '3,000册'],
    ['客人多了，由八圍變十圍，每圍3,000元。', '围', '十圍'],
    ['集合改在2号航站楼的7号门。', '号门', '7号门'],
  ])('%s', (text, measure, figure) => {
    expect(best(text, measure)).toBe(figure);
  });

  it('asks for no sum of money', () => {
    expect(askedForm('笔试考了多少分？', 'count').kind).toBe('what');
  });

  it('asks for a day where a bill is to be paid by one, and for a reason where something came back', () => {
    expect(askedForm('水费的缴费期限是哪天？', 'amount').kind).toBe('when');
    expect(askedForm('台灯为什么退了？', 'what').kind).toBe('what');
    expect(askedForm('夏令营是哪几天？', 'when').kind).toBe('when');
  });
});
