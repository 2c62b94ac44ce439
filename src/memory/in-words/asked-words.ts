import type { AskedType, PlanOrder, QueryPlan } from '../query-plan.ts';

/** What kind of answer is asked for, English and Chinese. */
const asked: Readonly<Record<AskedType, readonly [string, string]>> = {
  items: ['the matching items', '符合条件的内容'],
  list: ['a list', '一份清单'],
  when: ['when', '什么时候'],
  where: ['where', '在哪里'],
  who: ['who', '有谁'],
  amount: ['how much money', '多少钱'],
  count: ['how many', '有多少'],
  duration: ['how long', '多长时间'],
  'yes-no': ['whether it is so', '是不是这样'],
  what: ['what', '是什么'],
};

const picked = {
  all: ['', ''],
  first: [', of the first one', '，最早的一个'],
  last: [', of the last one', '，最近的一个'],
} as const;

export const askedWords = (type: AskedType, language: QueryPlan['language']): string =>
  asked[type][language === 'zh' ? 1 : 0];

const orders: Readonly<Record<PlanOrder['by'], Readonly<Record<PlanOrder['end'], readonly [string, string]>>>> = {
  time: { most: ['latest', '最近的'], least: ['earliest', '最早的'] },
  duration: { most: ['longest', '最长的'], least: ['shortest', '最短的'] },
  people: { most: ['one with the most people', '人最多的'], least: ['one with the fewest people', '人最少的'] },
  amount: { most: ['dearest', '最贵的'], least: ['cheapest', '最便宜的'] },
  size: { most: ['largest', '最大的'], least: ['smallest', '最小的'] },
  distance: { most: ['farthest', '最远的'], least: ['nearest', '最近的'] },
  quality: { most: ['best shot', '拍得最好的'], least: ['least sharp', '最模糊的'] },
  frequency: { most: ['most frequent', '最常见的'], least: ['least frequent', '最少见的'] },
};
const ordersOf = { item: ['', ''], trip: [' of the trips', '旅行'], event: [' of the happenings', '活动'] } as const;

/** "the longest", "number 2 of the earliest of the trips", "the 5 latest". */
export function orderWords({ by, end, nth, count, of }: PlanOrder, language: QueryPlan['language']): string {
  const zh = language === 'zh';
  const word = orders[by][end][zh ? 1 : 0];
  const among = ordersOf[of][zh ? 1 : 0];
  if (by === 'time' && nth > 1 && (count ?? 1) === 1) {
    const back = end === 'most';
    return zh
      ? `按时间${back ? '倒数' : ''}第${nth}${among === '' ? '个' : `次${among}`}`
      : `number ${nth}${among} ${back ? 'from the end' : 'in time'}`;
  }
  if (zh) return `${word}${among}${nth > 1 ? `中的第${nth}个` : ''}${(count ?? 1) > 1 ? `${count}个` : ''}`;
  if ((count ?? 1) > 1) return `the ${count} ${word}${among}`;
  return nth > 1 ? `number ${nth} of the ${word}${among}` : `the ${word}${among}`;
}

/** "how many", "when, of the last one". */
export function asksWords({ asked: type, pick, order, language }: QueryPlan): string {
  const zh = language === 'zh';
  const which = order === undefined ? picked[pick][zh ? 1 : 0] : `${zh ? '，' : ', of '}${orderWords(order, language)}`;
  return `${askedWords(type, language)}${which}`;
}
