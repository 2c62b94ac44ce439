import { counted, words } from './language.ts';

export const circlesWords = words({
  en: {
    title: 'Relationships',
    back: 'All people',
    none: 'No people appear together or write to each other yet.',
    picture: 'A graph of who is often together; the list beside it has the same content.',
    explain:
      'Based on photos, events and emails: people who are often together are shown close to each other. Select a person to see their connections.',
    circle: (n: number) => `Circle ${n}`,
    others: 'Sometimes together',
    together: 'Most often together',
    and: (a: string, b: string) => `${a} and ${b}`,
    times: (n: number) => counted(n, 'time'),
    nameless: 'no name yet',
    somebody: 'someone',
    you: 'you',
    withMost: (name: string, others: string) => `${name}: most often with ${others}`,
    withNobody: (name: string) => name,
  },
  zh: {
    title: '人物关系',
    back: '所有人物',
    none: '还没有人一起出现或互相通信。',
    picture: '人物关系图；旁边的列表内容相同。',
    explain: '根据照片、事件和邮件得出：经常在一起的人显示得更近。选择一个人可查看其关系。',
    circle: (n: number) => `圈子 ${n}`,
    others: '偶尔在一起',
    together: '最常在一起',
    and: (a: string, b: string) => `${a}和${b}`,
    times: (n: number) => `${n} 次`,
    nameless: '还没有名字',
    somebody: '某人',
    you: '您',
    withMost: (name: string, others: string) => `${name}：最常和${others}在一起`,
    withNobody: (name: string) => name,
  },
});
