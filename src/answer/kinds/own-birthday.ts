import { cite, type Draft, type Question } from '../question.ts';
import { dayText } from '../wording.ts';

const ofOwn =
  /^(?:and |so |please |tell me )*(?:when(?:['’]s| is| was)|(?:what|which) (?:day|date)(?:['’]s| is| was)) (?:my|our) (?:own )?(?:birthday|date of birth)[?. ]*$|^(?:请问)?我的?(?:生日|出生日期)(?:是|在)?(?:什么时候|哪一?天|几月几[日号]|几号|何时)[？? ]*$/iu;
const congratulates =
  /\b(?:happy|many happy returns|congratulations on your|best wishes for your) (?:\d+(?:st|nd|rd|th) )?(?:birthday|returns)|\balles gute zum geburtstag|\bjoyeux anniversaire|\bfeliz cumpleaños|\bbuon compleanno|生日(?:快乐|愉快)/iu;
const MOST_READ = 12;

/** "When is my birthday?": a friend's letter about a birthday is most often of that friend's. */
export const asksForOwnBirthday = ({ text }: Question): boolean => ofOwn.test(text.trim());

/** The day on which somebody wished the owner a happy one; nothing where nobody did. */
export async function answerOwnBirthday({ supported, language }: Question): Promise<Draft | undefined> {
  for (const { item } of supported.slice(0, MOST_READ)) {
    const { title = '', body, time, modality } = item;
    const quote = congratulates.exec(body?.text ?? '')?.[0];
    if (modality !== 'email' || time === undefined || (quote === undefined && !congratulates.test(title))) continue;
    const day = time.start.slice(0, 10);
    return {
      text:
        language === 'zh'
          ? `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
          : dayText(day, language).replace(/ \d{4}$/u, ''),
      type: 'number',
      citations: [cite(item.id, 'time', time.start), ...(quote === undefined ? [] : [cite(item.id, 'body', quote)])],
      sureness: 0.7,
      notes: [],
      also: [item],
      value: { kind: 'moment', start: `${day}T00:00:00`, end: `${day}T23:59:59` },
    };
  }
  return undefined;
}
