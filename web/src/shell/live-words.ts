import { words } from '../words/language.ts';

/** Texts loaded with every page. */
export const liveWords = words({
  en: {
    lost: 'The server cannot be reached. What you see may be old; trying again…',
    drop: 'Drop to add to your memory',
    dropNote: 'Folders and archives work too',
    busy: 'A task is running',
  },
  zh: {
    lost: '无法连接服务器，看到的内容可能已过时。正在重试…',
    drop: '松开即可加入您的记忆',
    dropNote: '文件夹和压缩包也可以',
    busy: '有任务正在进行',
  },
});
