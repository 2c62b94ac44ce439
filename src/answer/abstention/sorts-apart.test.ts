import { describe, expect, it } from 'vitest';
import { sortsApart, toldSort } from './sorts-apart.ts';

describe('of what sort a told value is', () => {
  it.each([
    ['£361.00', 'money'],
    ['HKD 607.20', 'money'],
    ['¥7,304.04', 'money'],
    ['HK$607.20', 'money'],
    ['RM 120.00', 'money'],
    ['MK371', 'words'],
    ['8 May 2023', 'day'],
    ['2024年11月18日（2024-11-18）', 'day'],
    ['20:15 (16 September 2023)', 'clock'],
    ['23:15', 'clock'],
    ['53 晚', 'length'],
    ['18', 'number'],
    ['English', 'language'],
    ['Claregate Hearing', 'words'],
    ['3 bananas', 'words'],
  ] as const)('%s: %s', (told, sort) => {
    expect(toldSort(told)).toBe(sort);
  });
});

describe('what a question leaves no room for', () => {
  it.each([
    ['Why did the Harpers pull out?', '€735.00', true],
    ['为什么换了地方？', '2024年3月2日', true],
    ['Why was it late?', 'A signal had failed.', false],
    ['Who brought the cake?', '£12.00', true],
    ['Who brought the cake?', 'Ada', false],
    ['我们最后选了哪种套餐？', '¥2,699.00', true],
    ['Which prize did the quilt win?', '3 April 2021', true],
    ['Which day did the quilt win?', '3 April 2021', false],
    ['How many tickets were left?', '15:05', true],
    ['How long is the crossing?', '15:05', true],
    ['Where did we meet?', 'English', true],
    ['What language was the tour in?', 'English', false],
    ['Who paid, and how much?', '£12.00', false],
    ['体检那天他瘦了多少？', '¥488.00', true],
    ['称了两次，小白瘦了多少？', '¥488.00', true],
    ['在哪里、多少钱？', '¥488.00', false],
    ['那两只杯子连运费我一共花了多少？', '¥488.00', false],
    ['一共来了几个人？', '¥488.00', true],
    ['展览是哪几天？', '2022年6月18日', false],
    ['多少钱？', '¥488.00', false],
    ['How high was the bill?', '¥488.00', false],
    ['How much was it?', '¥488.00', false],
  ] as const)('%s – %s', (question, told, is) => {
    expect(sortsApart(question, told)).toBe(is);
  });
});
