import { words } from '../words/language.ts';

/** Texts loaded with every page. */
export const liveWords = words({
  en: { drop: 'Drop to add to your memory', dropNote: 'Folders and archives work too', busy: 'A task is running' },
  zh: { drop: '松开即可加入您的记忆', dropNote: '文件夹和压缩包也可以', busy: '有任务正在进行' },
});
