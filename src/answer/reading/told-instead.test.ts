import { describe, expect, it } from 'vitest';
import { isInstead, isReplaced } from './told-instead.ts';

describe('which of two hours holds, by the words before them', () => {
  it.each([
    'Ihr Flug startet neu um 9:50 (bisher ',
    'Der Termin ist um 11:15 statt ',
    'statt Dienstag, 21. Februar, ',
    'partira à 16h30 au lieu de ',
    'Hora anterior: ',
    'parte alle 10.15 anziché alle ',
    '变更前：5月16日 ',
    '原定起飞时间',
    'De nieuwe tijd is 10:00 in plaats van ',
  ])('the one that was: %s', (before) => {
    expect(isReplaced(before)).toBe(true);
    expect(isInstead(before)).toBe(false);
  });

  it.each([
    'Ihr Flug startet neu um ',
    'Statt um 7:25 startet er nun um ',
    'Nueva hora: ',
    'désormais le 19 octobre à ',
    'Il volo parte ora alle ',
    '变更后：5月19日 ',
  ])('the one that is: %s', (before) => {
    expect(isInstead(before)).toBe(true);
    expect(isReplaced(before)).toBe(false);
  });

  it.each(['Alte Gasse 5, ', 'Ora: ', 'We meet at ', '上课时间：'])('none of them: %s', (before) => {
    expect(isReplaced(before) || isInstead(before)).toBe(false);
  });
});
