import type { Language } from './language.ts';

/** Why files are left out on purpose; the program says it in English. */
const reasons: Readonly<Record<string, string>> = {
  'made by the file manager': '文件管理器自己生成的文件',
  'neither a picture nor a video': '既不是图片也不是视频',
  'kept by the system for itself': '系统自用的文件夹',
  'a sidecar without its photo': '没有对应照片的附属文件',
  'a sidecar, which is read with its photo': '附属文件，随对应照片一起读取',
  'subtitles, which are read with their video': '字幕，随对应视频一起读取',
  'subtitles without their video': '没有对应视频的字幕',
  'the same folder was read under another name': '同一文件夹已用别的名字读取过',
  'neither a file nor a folder': '既不是文件也不是文件夹',
};

export const leftOutInWords = (reason: string, language: Language): string =>
  language === 'zh' ? (reasons[reason] ?? reason) : reason;
