import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesIn } from './dates.ts';
import { passageOf, type TextContext } from './passage.ts';

const owner: TextContext = { locale: 'en-GB', currency: 'GBP', sentAt: '2024-05-01' };
const american: TextContext = { ...owner, locale: 'en-US' };

/** A whole day as itself, a moment with its time, a range as from..to; the role when there is one. */
const read = (text: string, context: TextContext = owner): string =>
  datesIn(passageOf(text, 'body'), context)
    .map((d) => {
      const day = d.start.slice(0, 10);
      const when =
        d.start === d.end ? d.start.slice(0, 16) : day === d.end.slice(0, 10) ? day : `${day}..${d.end.slice(0, 10)}`;
      return d.role === 'other' ? when : `${when} ${d.role}`;
    })
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string, context?: TextContext])[] = [
  ['2024-05-07', '2024-05-07'],
  ['the party is on Saturday the 13th of July', '2024-07-13 event'],
  ['改到下周日12号吧', '2024-05-12'],
  ['手术改到25号上午', '2024-05-25'],
  ['我们定在3号', '2024-05-03'],
  ['复查推到25号（星期六）八点', '2024-05-25'],
  ['面试给您保留到18号', '2024-05-18'],
  ['9号可以，就9号吧', '2024-05-09 | 2024-05-09'],
  ['门诊改到6/28(五)上午', '2024-06-28'],
  ['訂的是7/13～7/15兩晚', '2024-07-13..2024-07-15'],
  ['7/13入住、7/15退房', '2024-07-13 check-in | 2024-07-15 check-out'],
  ['进度2/3，还有1/2没做', ''],
  ['地下室在B区17号，坐4号线', ''],
  ['这周六（4号）见', '2024-05-04'],
  ['入住：2024年6月11日（周二）', '2024-06-11 check-in'],
  ['am 11.06.2024 (Dienstag)', '2024-06-11'],
  ['2024/5/7', '2024-05-07'],
  ['Order date: 03/04/2024\nTotal: £45.20', '2024-04-03', american],
  ['Rechnungsdatum: 03/04/2024\nBetrag: 45,20 EUR', '2024-04-03', american],
  ['Order date: 03/04/2024\nTotal: $45.20, about €41', '2024-03-04', american],
  ['Thank you for your order of 03/04/2024. The total is $45.20.', '2024-03-04'],
  ['Thank you for your order of 03/04/2024. The total is $45.20.', '2024-04-03', { ...owner, currency: 'AUD' }],
  ['Thank you for your order of 03/04/2024. The total is US$45.20.', '2024-03-04', { ...owner, currency: 'AUD' }],
  ['Thank you for your order of 03/04/2024. The total is £45.20.', '2024-04-03'],
  ['I land at Pudong on 12 July and leave on the 20th.', '2024-07-12 | 2024-07-20'],
  ['The fair is from 28 July, and ends on the 3rd.', '2024-07-28 | 2024-08-03'],
  ['See you on the 20th!', '2024-05-20'],
  ['Saturday was lovely, thank you!', '2024-04-27'],
  ['Thank you for Saturday!', '2024-04-27'],
  ['Saturday was moved to noon', '2024-05-04'],
  ['I shifted it to Tuesday, the airline was lovely about it', '2024-05-07'],
  ['Would Saturday be fine?', '2024-05-04'],
  ['周六的火锅真好吃！', '2024-04-27'],
  ['We ate out with Sofia at Osteria Nove last Friday.', '2024-04-26'],
  ['I saw him last Tuesday', '2024-04-30'],
  ['We met on Friday at the lake.', '2024-04-26'],
  ['Let us meet on Friday', '2024-05-03'],
  ['Letzten Freitag waren wir essen', '2024-04-26'],
  ['Nächsten Freitag gehen wir essen', '2024-05-10'],
  ['Nous avons vu Paul et ses enfants samedi dernier à la maison.', '2024-04-27'],
  ['下周日来吃饭', '2024-05-12'],
  ['下下周二考试', '2024-05-14'],
  ['上周五很冷', '2024-04-26'],
  ['这周日去爬山', '2024-05-05'],
  ['周六请来吃火锅', '2024-05-04'],
  ['Entrada: 02/06/2024\nSaída: 06/06/2024\nNoites: 4', '2024-06-02 check-in | 2024-06-06 check-out', american],
  ['Folio 81, room 7\nIn 03 Dec 2024, out 05 Dec 2024, nights 2', '2024-12-03 | 2024-12-05'],
  ['Check-in 06/02/2024, check-out 06/05/2024, 3 nights', '2024-06-02 check-in | 2024-06-05 check-out'],
  ['入住 02/06/2024 离店 05/06/2024 共3晚', '2024-06-02 check-in | 2024-06-05 check-out', american],
  ['Check-in 02/06/2024, check-out 06/06/2024', '2024-02-06 check-in | 2024-06-06 check-out', american],
  ['2024-05-07T15:30', '2024-05-07T15:30'],
  ['2024-05-07 15:30:12', '2024-05-07T15:30'],
  ['2024年5月7日', '2024-05-07'],
  ['5月7日', '2024-05-07'],
  ['7.5.2024', '2024-05-07'],
  ['07.05.24', '2024-05-07'],
  ['03/04/2024', '2024-04-03'],
  ['03/04/2024', '2024-03-04', american],
  ['03/04/2024', '2024-04-03', { ...american, senderDomain: 'hotel.co.uk' }],
  ['03.04.2024', '2024-04-03', american],
  ['25/12/2024', '2024-12-25', american],
  ['12/25/2024', '2024-12-25'],
  ['03/04/2024 and 25/04/2024', '2024-04-03 | 2024-04-25', american],
  ['03/04/2024 and 04/25/2024', '2024-03-04 | 2024-04-25'],
  ['7-5-2024', '2024-05-07'],
  ['7 May 2024', '2024-05-07'],
  ['May 7, 2024', '2024-05-07'],
  ['May 7th, 2024', '2024-05-07'],
  ['7th of May 2024', '2024-05-07'],
  ['Tue, 7 May 2024', '2024-05-07'],
  ['7. Mai 2024', '2024-05-07'],
  ['7 de mayo de 2024', '2024-05-07'],
  ['le 7 mai 2024', '2024-05-07'],
  ['1er juin 2024', '2024-06-01'],
  ['7 maggio 2024', '2024-05-07'],
  ['7 de maio de 2024', '2024-05-07'],
  ['7 mei 2024', '2024-05-07'],
  ['3. März 2024', '2024-03-03'],
  ['15 août 2024', '2024-08-15'],
  ['7 maj 2024', '2024-05-07'],
  ['(29.10.2024-03.11.2024)', '2024-10-29..2024-11-03'],
  ['12.-15.06.2024', '2024-06-12..2024-06-15'],
  ['28.05. – 03.06.2024', '2024-05-28..2024-06-03'],
  ['2024-10-01-2024-10-04', '2024-10-01..2024-10-04'],
  ['thu the 9th of may to sun the 12th of may', '2024-05-09..2024-05-12'],
  ['25 Apr ’24 to 28 Apr ’24', '2024-04-25..2024-04-28'],
  ['1 Jun 2024 → 5 Jun 2024', '2024-06-01..2024-06-05'],
  ['2024年10月3日-5日', '2024-10-03..2024-10-05'],
  ['20年2月13号 下午4点', '2020-02-13T16:00'],
  ['10月8日到10号', '2024-10-08..2024-10-10'],
  ['call 030-1234-5678 or 10.10.10.1', ''],
  // In May 2024: tickets, American shops, German letters.
  ['Fri, 14JUN DEPART 8:05AM', '2024-06-14T08:05'],
  ['RACHEL KIM 05SEP24', '2024-09-05'],
  ['Delivery: Sat 12/07 between 9AM and 1PM', '2024-12-07T09:00 delivery'],
  ['Sat 07/12', '2024-12-07'],
  ['Hinfahrt am 05.07. und zurück am 9.7.', '2024-07-05 | 2024-07-09'],
  ['please pay by 6/7', '2024-07-06 due'],
  ['please pay by 6/7', '2024-06-07 due', american],
  ['seat 14C, 3 of 4, ratio 12/04, version 1.2.', ''],
  ['12–15 May 2024', '2024-05-12..2024-05-15'],
  ['May 12 - 15, 2024', '2024-05-12..2024-05-15'],
  ['28 May – 3 June 2024', '2024-05-28..2024-06-03'],
  ['12 to 15 May 2024', '2024-05-12..2024-05-15'],
  ['12.05.2024 bis 15.05.2024', '2024-05-12..2024-05-15'],
  ['May 2024', '2024-05-01..2024-05-31'],
  ['7 May', '2024-05-07'],
  ['7 January', '2025-01-07'],
  ['20 April', '2024-04-20'],
  ['7 May 2024 at 3 pm', '2024-05-07T15:00'],
  ['7 May 2024, 15:45', '2024-05-07T15:45'],
  ['am 7. Mai 2024 um 14:30 Uhr', '2024-05-07T14:30'],
  ['le 7 mai 2024 à 14h30', '2024-05-07T14:30'],
  ['May 7, 2024 12:05 AM', '2024-05-07T00:05'],
  ['Check-in: Fri 10 May 2024\nCheck-out: Sun 12 May 2024', '2024-05-10 check-in | 2024-05-12 check-out'],
  ['Anreise 10.05.2024, Abreise 12.05.2024', '2024-05-10 check-in | 2024-05-12 check-out'],
  ['入住：2024年5月10日 退房：2024年5月12日', '2024-05-10 check-in | 2024-05-12 check-out'],
  ['Departure\nFriday, 10 May 2024', '2024-05-10 departure'],
  ['Payment due by 31 May 2024', '2024-05-31 due'],
  ['Zahlbar bis 31.05.2024', '2024-05-31 due'],
  ['Your appointment is on 9 May at 10:30', '2024-05-09T10:30 event'],
  ['Estimated delivery: May 3', '2024-05-03 delivery'],
  ['Geboren am 7. Mai 1985', '1985-05-07 birthday'],
  ['Date de naissance : 07/05/1985', '1985-05-07 birthday'],
  ['See you tomorrow', '2024-05-02'],
  ['We arrived yesterday', '2024-04-30'],
  ['Dinner next Friday at 7pm', '2024-05-10T19:00 event'],
  ['Bis morgen, wir sehen uns dann und freuen uns', '2024-05-02'],
  ['Rendez-vous demain avec le docteur', '2024-05-02 event'],
  ['我们明天去看电影', '2024-05-02'],
  ['We met last week', '2024-04-22..2024-04-28'],
  ['They visited last month', '2024-04-01..2024-04-30'],
  ['I start next month', '2024-06-01..2024-06-30'],
  // not dates
  ['31/02/2024', ''],
  ['192.168.1.1', ''],
  ['Call 555-12-2024-1', ''],
  ['version 1.2.3', ''],
  ['You may 20% save', ''],
  ['45 / 12', ''],
  ['order 2024-13-45', ''],
  ['12/05', ''],
  ['see you tomorrow', '', { ...owner, sentAt: undefined as never }],
  ['1/2/3/2024', ''],
  ['7 May', '', { locale: 'en-GB', currency: 'GBP' }],
];

describe('datesIn', () => {
  it.each(rows.map(([text, expected, context = owner]) => ({ text, expected, context })))('$text', (row) => {
    expect(read(row.text, row.context)).toBe(row.expected);
  });

  it('never throws, quotes what stands in the text, and gives real days in order', () => {
    const piece = fc.constantFrom(
      'May',
      ' ',
      '7',
      '12',
      '/',
      '.',
      '-',
      '2024',
      '年',
      '月',
      '日',
      ':',
      'tomorrow',
      '\n',
      'to',
      '31',
      '02',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 30 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const date of datesIn(passageOf(text, 'body'), owner)) {
            expect(text).toContain(date.text);
            expect(Number.isNaN(Date.parse(`${date.start}Z`))).toBe(false);
            expect(date.end >= date.start).toBe(true);
          }
        },
      ),
    );
  });
});
