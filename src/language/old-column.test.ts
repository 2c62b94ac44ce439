import { describe, expect, it } from 'vitest';
import { withoutOldColumn } from './old-column.ts';

const squeezed = (text: string): string =>
  withoutOldColumn(text)
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();

describe('a table of what changed, read without its old column', () => {
  it('keeps the new values where they stood', () => {
    const text =
      'Changed:\n\n         OLD            NEW\nRoom     Double         Single\nPrice    EUR 240.00     EUR 180.00\n\nPay there.';
    const read = withoutOldColumn(text);
    expect(read).toHaveLength(text.length);
    expect(read.indexOf('EUR 180.00')).toBe(text.indexOf('EUR 180.00'));
    expect(read).not.toContain('240');
    expect(read).toContain('Pay there.');
  });

  it.each([
    [
      '                NOW                 FROM 3 JUNE\nPaper           Friday, weekly      Monday, weekly',
      'Monday, weekly',
      'Friday',
    ],
    ['项目\t变更前\t变更后\n入住\t5月1日\t5月2日', '5月2日', '5月1日'],
    ['Before | After\nFee | 20.00 | 25.00', '25.00', '20.00'],
    ['          原            新\n车次      G101          G205', 'G205', 'G101'],
    ['| | Was | Is now |\n|---|---|---|\n| Day | Monday | Tuesday |\n| Hour | 8:15 | 9:40 |', '9:40', '8:15'],
    ['| | Vorher | Nachher |\n|:--|--:|--:|\n| Uhrzeit | 8:15 | 9:40 |', '9:40', '8:15'],
    ['| 项目 | 原 | 现 |\n| 时间 | 8:15 | 9:40 |', '9:40', '8:15'],
    ['| | New time | Old time |\n| Clinic | 9:40 | 8:15 |', '9:40', '8:15'],
    ['You asked us to change it.\n\nBefore\nAfter\nDay\nMonday\nTuesday\nHour\n8:15\n9:40\n\nBye.', '9:40', '8:15'],
    ['变更如下\n改签前\n改签后\n车次\nG101\nG205\n发车\n8:15\n9:40', '9:40', '8:15'],
  ])('%s', (text, is, was) => {
    expect(withoutOldColumn(text)).toContain(is);
    expect(withoutOldColumn(text)).not.toContain(was);
  });

  it('keeps what does not change', () => {
    expect(squeezed('           NOW          FROM 6 MAY\nGlass      Tuesday      no change')).toContain(
      'Glass Tuesday',
    );
  });

  it.each([
    'From     Bristol     10:05\nTo       Cardiff     11:00',
    'Old Street     New Road     12.00',
    'Flight\nFrom\nTo\nBA 12\nOslo\nRome',
    'To      From     Fare\nOslo    Rome     12.00',
    'Before\nyou go, read this.\nBoarding\n8:15\nGate 4',
    'Total                £20.00\nPaid                 £20.00',
  ])('leaves other tables as they are: %s', (text) => {
    expect(withoutOldColumn(text)).toBe(text);
  });
});
