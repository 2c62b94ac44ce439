import { counted, words } from './language.ts';

/** Texts of the suggestions before a question. */
export const homeWords = words({
  en: {
    onThisDay: 'On this day',
    yearsAgo: (n: number) => (n === 1 ? '1 year ago' : `${n} years ago`),
    trips: 'Recent trips',
    notSeen: 'Not seen for long',
    lastSeen: (when: string) => `last picture: ${when}`,
    review: 'To review',
    duplicates: (n: number) => `${counted(n, 'group')} of duplicates`,
    unnamed: (n: number) => `${counted(n, 'person', 'people')} without a name`,
    failed: (n: number) => `${counted(n, 'file')} not read`,
    gone: (n: number) => `${counted(n, 'item')} no longer at the source`,
    items: (n: number) => counted(n, 'item'),
  },
  zh: {
    onThisDay: '往年今日',
    yearsAgo: (n: number) => `${n} 年前`,
    trips: '最近的旅行',
    notSeen: '好久不见',
    lastSeen: (when: string) => `最后一张照片：${when}`,
    review: '待处理',
    duplicates: (n: number) => `${n} 组重复照片`,
    unnamed: (n: number) => `${n} 位未命名的人`,
    failed: (n: number) => `${n} 个文件未能读取`,
    gone: (n: number) => `${n} 项已不在来源处`,
    items: (n: number) => `${n} 项`,
  },
});
