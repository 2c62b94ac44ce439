import type { LifeItem } from '../life.ts';
import { dayInWords, monthInWords, saysPaid, senderOf, topicOf, totalOf } from './facts.ts';
import type { Proposal } from './proposal.ts';

type Words = { readonly en: string; readonly zh: string };
type Asked = Pick<Proposal, 'type' | 'intent'> & { readonly question: Words; readonly answer: Words };

const same = (text: string): Words => ({ en: text, zh: text });

/** What a letter answers about a booking, by what the date means. */
const dateQuestions: Readonly<Record<string, (who: string) => Words>> = {
  'check-in': (who) => ({ en: `When does my stay at ${who} begin?`, zh: `我在${who}的入住从哪天开始？` }),
  'check-out': (who) => ({ en: `When do I leave ${who} again?`, zh: `我哪天从${who}退房？` }),
  departure: (who) => ({ en: `On which day is my trip with ${who}?`, zh: `我订的${who}是哪天出发？` }),
  due: (who) => ({ en: `By when did I have to pay ${who}?`, zh: `我给${who}的款项最晚哪天付？` }),
  delivery: (who) => ({ en: `When was my parcel from ${who} to arrive?`, zh: `我在${who}买的包裹哪天到？` }),
};

const referenceNames: Readonly<Record<string, Words>> = {
  booking: { en: 'booking reference', zh: '预订号' },
  order: { en: 'order number', zh: '订单号' },
  ticket: { en: 'ticket number', zh: '票号' },
  flight: { en: 'flight number', zh: '航班号' },
  train: { en: 'train number', zh: '车次' },
  tracking: { en: 'tracking number', zh: '快递单号' },
  customer: { en: 'customer number', zh: '客户号' },
  policy: { en: 'policy number', zh: '保单号' },
  invoice: { en: 'invoice number', zh: '发票号' },
};

/**
 * Questions on one letter, as somebody would ask who remembers from whom it came and about when. `alone` tells whether the
 * letter is its sender's only one with such a fact; if not, the month is said.
 */
export function mailQuestions(
  item: LifeItem,
  language: 'en' | 'zh',
  alone: (fact: (other: LifeItem) => boolean) => boolean,
): Proposal[] {
  const sender = senderOf(item);
  if (sender === undefined || item.time === undefined) return [];
  const month = monthInWords(item.time.start, language);
  const base = { topic: topicOf(item, false), evidence: [item.id], language, part: 'mail' as const };
  const when = (fact: (other: LifeItem) => boolean): string => (alone(fact) ? '' : month);
  return [...amountAsked(item, sender, when), ...datesAsked(item, sender), ...codesAsked(item, sender, when)].map(
    ({ question, answer, type, intent }) => ({
      ...base,
      question: question[language],
      answer: answer[language],
      type,
      intent,
    }),
  );
}

type When = (fact: (other: LifeItem) => boolean) => string;

function amountAsked(item: LifeItem, sender: string, when: When): Asked[] {
  const total = totalOf(item);
  if (total === undefined) return [];
  const paid = saysPaid(item);
  const month = when((other) => totalOf(other) !== undefined && saysPaid(other) === paid);
  const [inMonth, answer] = [month === '' ? '' : ` in ${month}`, same(total.text)];
  const question = paid
    ? { en: `How much did I pay ${sender}${inMonth}?`, zh: `我${month}付给${sender}多少钱？` }
    : { en: `What did ${sender} tell me it would cost${inMonth}?`, zh: `${sender}${month}告诉我要多少钱？` };
  return [{ question, answer, type: 'number', intent: 'Recall' }];
}

function datesAsked({ dates = [] }: LifeItem, sender: string): Asked[] {
  return [...Map.groupBy(dates, ({ role }) => role)].flatMap(([role, found]): Asked[] => {
    const ask = dateQuestions[role];
    const [first] = found;
    // A letter that gives several days of one kind has no one answer.
    if (ask === undefined || first === undefined || found.some(({ start }) => start !== first.start)) return [];
    const answer = { en: dayInWords(first.start, 'en'), zh: dayInWords(first.start, 'zh') };
    return [{ question: ask(sender), answer, type: 'number', intent: 'Temporal' }];
  });
}

function codesAsked({ references = [] }: LifeItem, sender: string, when: When): Asked[] {
  return [...Map.groupBy(references, ({ kind }) => kind)].flatMap(([kind, found]): Asked[] => {
    const name = referenceNames[kind];
    const [code, ...others] = new Set(found.map((reference) => reference.code));
    if (name === undefined || code === undefined || others.length > 0) return [];
    const month = when(
      (other) => other.references?.some((reference) => reference.kind === kind && reference.code !== code) === true,
    );
    const question = {
      en: `What was my ${name.en} with ${sender}${month === '' ? '' : ` in ${month}`}?`,
      zh: `我${month}在${sender}的${name.zh}是多少？`,
    };
    return [{ question, answer: same(code), type: 'open_end', intent: 'Identification' }];
  });
}
