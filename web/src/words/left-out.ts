import type { Language } from './language.ts';

/** Why files were skipped; the program gives the reason in English. */
const reasons: Readonly<Record<string, string>> = {
  'file manager metadata': '文件管理器生成的文件',
  'macOS resource fork': 'macOS 资源分支文件',
  'Apple edit instructions (the edited picture is a separate file)': 'Apple 编辑指令；编辑后的图片是单独的文件',
  'low-resolution copy of a video made by the camera': '相机生成的低分辨率视频副本',
  'edit settings of a photo program': '照片软件的编辑设置',
  'system folder': '系统文件夹',
  'neither a picture nor a video': '既不是图片也不是视频',
  'neither a file nor a folder': '既不是文件也不是文件夹',
  'neither a photo, a video, a sidecar nor a mailbox': '既不是照片、视频、附属文件，也不是邮箱文件',
  'sidecar without its photo': '没有对应照片的附属文件',
  'sidecar, read with its photo': '附属文件，随对应照片一起读取',
  'subtitles, read with their video': '字幕，随对应视频一起读取',
  'subtitles without their video': '没有对应视频的字幕',
  'raw file of a picture that is added': '已添加图片的 RAW 原始文件',
  'folder already read under another name': '同一文件夹已用其他名称读取',
  'empty file': '空文件',
  'picture or video, not an email': '是图片或视频，不是邮件',
  'archive, not an email': '是压缩包，不是邮件',
  'mailbox without messages': '没有邮件的邮箱文件',
  'JSON file that is neither a sidecar nor album metadata': '既不是附属文件也不是相册信息的 JSON 文件',
  'in the Google Photos trash': '在 Google 相册的回收站中',
  'deleted in iCloud': '已在 iCloud 中删除',
  'spam folder': '垃圾邮件',
  'trash folder': '已删除的邮件',
  'draft, not sent': '未发送的草稿',
  'template, not sent': '未发送的模板',
  unchanged: '未变',
};

/** A reason may go on with the name of what is missing; its beginning is what is translated. */
const translated = (reason: string): string | undefined =>
  reasons[reason] ?? Object.entries(reasons).find(([known]) => reason.startsWith(`${known} `))?.[1];

export const leftOutInWords = (reason: string, language: Language): string =>
  language === 'zh' ? (translated(reason) ?? reason) : reason;
