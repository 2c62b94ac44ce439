import type { KindNotRead } from '../../../src/memory/kinds-not-read.ts';
import type { Language } from './language.ts';

/** Why files were skipped; the program gives the reason in English. */
const reasons: Readonly<Record<string, string>> = {
  'file manager metadata': '文件管理器生成的文件',
  'macOS resource fork': 'macOS 资源分支文件',
  'Apple edit instructions (the edited picture is a separate file)': 'Apple 编辑指令；编辑后的图片是单独的文件',
  'low-resolution copy of a video made by the camera': '相机生成的低分辨率视频副本',
  'edit settings of a photo program': '照片软件的编辑设置',
  'system folder': '系统文件夹',
  'no reader for this kind of file': '暂不支持读取这类文件',
  'neither a file nor a folder': '既不是文件也不是文件夹',
  'readme or licence of a program': '程序的自述文件或许可证',
  'text of a software project': '软件项目中的文本',
  'part of a saved page': '已保存网页的组成部分',
  'lock file of an office program': '办公软件的锁定文件',
  'hidden file': '隐藏文件',
  'in a hidden folder': '在隐藏文件夹中',
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
  'in the Photos trash': '在“照片”的“最近删除”中',
  'hidden in Photos': '已在“照片”中隐藏',
  'edited version of a video': '视频的编辑版本',
  'file outside the library, to be added by its folder:': '文件在图库之外，请添加其所在文件夹：',
  'original not in the library, but in iCloud or elsewhere': '原件不在图库中，而在 iCloud 或其他位置',
  'library of Apple Photos, to be added by its own path': 'Apple“照片”图库，请单独添加',
  'spam folder': '垃圾邮件',
  'trash folder': '已删除的邮件',
  'draft, not sent': '未发送的草稿',
  'template, not sent': '未发送的模板',
  unchanged: '未变',
};

/** A reason may go on with the name of what is missing; its beginning is what is translated. */
function translated(reason: string): string | undefined {
  const found = Object.entries(reasons).find(([known]) => reason === known || reason.startsWith(`${known} `));
  return found === undefined ? undefined : `${found[1]}${reason.slice(found[0].length)}`;
}

export const leftOutInWords = (reason: string, language: Language): string =>
  language === 'zh' ? (translated(reason) ?? reason) : reason;

const MOST_KINDS = 12;

/** Behind the number of files that nothing reads: of which kinds they are. */
export function notReadInWords(kinds: readonly KindNotRead[], language: Language): string {
  if (kinds.length === 0) return '';
  const none = language === 'zh' ? '无扩展名' : 'without an ending';
  const named = kinds.slice(0, MOST_KINDS).map(({ kind, files }) => `${files} ${kind || none}`);
  const more = kinds.length > MOST_KINDS ? ['…'] : [];
  const list = [...named, ...more];
  return language === 'zh' ? `：${list.join('、')}` : `: ${list.join(', ')}`;
}
