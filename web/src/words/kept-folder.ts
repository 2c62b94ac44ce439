import { counted, words } from './language.ts';

const n = (count: number): string => count.toLocaleString('en');

/** Texts of a folder whose new files are added by themselves. */
export const keptFolderWords = words({
  en: {
    title: 'Keep a folder in sync',
    about:
      'Choose a folder of this device, such as the one of its camera. While Madeleine is open, new files in it are added automatically. The folder is only read, and what you delete there stays here.',
    choose: 'Choose the folder',
    titleOf: (folder: string) => `In sync with “${folder}”`,
    looking: 'Looking for new files…',
    rests: (sent: number) => `Up to date: ${counted(sent, 'file')} added. New ones are added while Madeleine is open.`,
    again: (sent: number) =>
      `${counted(sent, 'file')} added. This browser keeps no access to folders: choose it again whenever you want to add what is new.`,
    chooseAgain: 'Add what is new',
    locked: (folder: string) => `Your browser asks before Madeleine may look into “${folder}” again.`,
    allow: 'Allow',
    stopped: 'Stopped.',
    goOn: 'Continue',
    gone: 'The folder cannot be found. Is its card or disk connected?',
    failed: (why: string) => `The last attempt failed. ${why}`,
    leave: 'Stop syncing',
    left: (folder: string) => `“${folder}” is no longer synced. What was added stays.`,
    impossible: 'This browser does not allow this.',
  },
  zh: {
    title: '让文件夹保持同步',
    about:
      '选择此设备上的一个文件夹，例如相机文件夹。Madeleine 打开期间，其中的新文件会自动加入。文件夹只会被读取；您在那里删除的内容仍保留在这里。',
    choose: '选择文件夹',
    titleOf: (folder: string) => `正在同步“${folder}”`,
    looking: '正在查找新文件…',
    rests: (sent: number) => `已是最新：已加入 ${n(sent)} 个文件。Madeleine 打开期间会自动加入新文件。`,
    again: (sent: number) =>
      `已加入 ${n(sent)} 个文件。此浏览器不能保留对文件夹的访问权限：要加入新内容时，请再次选择它。`,
    chooseAgain: '加入新内容',
    locked: (folder: string) => `浏览器需要您再次允许 Madeleine 读取“${folder}”。`,
    allow: '允许',
    stopped: '已停止。',
    goOn: '继续',
    gone: '找不到此文件夹。存储卡或磁盘连接好了吗？',
    failed: (why: string) => `上次尝试失败。${why}`,
    leave: '不再同步',
    left: (folder: string) => `“${folder}”已不再同步。已加入的内容会保留。`,
    impossible: '此浏览器不允许这样做。',
  },
});
