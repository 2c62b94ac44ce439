import type { Saying } from '../../../src/contract/sayings.ts';
import { counted, words } from './language.ts';

type Told = Pick<Saying, 'holds' | 'faces'> & { readonly who: string; readonly other: string; readonly said: string };

/** Texts of corrections of people, places and events. */
export const sayingsWords = words({
  en: {
    title: 'Your corrections',
    none: 'You have not corrected any people, places or events yet.',
    undo: 'Undo',
    more: 'Show more',
    nameless: 'an unnamed person',
    merge: ({ who, other }: Told) => `${other} and ${who} are the same person`,
    split: ({ who, other, said }: Told) => `${said || other} is not ${who}`,
    owner: ({ who }: Told) => `${who} is you`,
    'not-owner': ({ who }: Told) => `${who} is not you`,
    role: ({ who, said, holds }: Told) => (holds === false ? `${who} is not your ${said}` : `${who} is your ${said}`),
    hide: ({ who, holds }: Told) => (holds === false ? `${who} is not hidden` : `${who} is hidden`),
    name: ({ said }: Told) => `Person named ${said}`,
    place: ({ said }: Told) => `Place named ${said}`,
    event: ({ said }: Told) => `Event named ${said}`,
    'not-face': ({ who, faces = 1 }: Told) => `${counted(faces, 'face')}: not ${who}`,
    face: ({ who, faces = 1 }: Told) => `${counted(faces, 'face')}: ${who}`,
  },
  zh: {
    title: '您的更正',
    none: '您还没有更正过人物、地点或事件。',
    undo: '撤销',
    more: '显示更多',
    nameless: '未命名的人',
    merge: ({ who, other }: Told) => `${other}和${who}是同一个人`,
    split: ({ who, other, said }: Told) => `${said || other}不是${who}`,
    owner: ({ who }: Told) => `${who}是您`,
    'not-owner': ({ who }: Told) => `${who}不是您`,
    role: ({ who, said, holds }: Told) => (holds === false ? `${who}不是您的${said}` : `${who}是您的${said}`),
    hide: ({ who, holds }: Told) => (holds === false ? `取消隐藏${who}` : `隐藏${who}`),
    name: ({ said }: Told) => `人物命名为${said}`,
    place: ({ said }: Told) => `地点命名为${said}`,
    event: ({ said }: Told) => `事件命名为“${said}”`,
    'not-face': ({ who, faces = 1 }: Told) => `${faces} 张人脸不是${who}`,
    face: ({ who, faces = 1 }: Told) => `${faces} 张人脸是${who}`,
  },
});

/** A correction as a sentence. */
export function sayingInWords(saying: Saying, say: typeof sayingsWords.en): string {
  const { kind, who, other, said = '', holds, faces } = saying;
  const named = (one: Saying['who']) => (one === undefined || one.name === '' ? say.nameless : one.name);
  return say[kind]({ who: named(who), other: named(other), said, holds, faces });
}
