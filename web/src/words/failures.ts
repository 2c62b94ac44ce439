import type { Language } from './language.ts';

type Cause = { readonly title: string; readonly todo: string };

/** What files fail of, in Chinese, by the code; the program itself says it in English, with what is particular. */
const chinese: Readonly<Record<string, Cause>> = {
  unreadable: { title: '没有读取权限', todo: '请为自己开放读取权限，然后再次添加。' },
  missing: { title: '文件不在了', todo: '请检查所在的磁盘是否已连接。' },
  'empty-file': { title: '文件是空的', todo: '请从来源处重新复制。' },
  truncated: { title: '文件不完整', todo: '能读取的部分已加入；如果可以，请重新复制。' },
  corrupt: { title: '文件已损坏', todo: '请用看图软件打开看看；如果确已损坏，请从备份中恢复。' },
  'unsupported-format': {
    title: '内容无法识别',
    todo: '请用看图软件打开看看：如果已损坏，请从备份中恢复；如果是别的格式，请转换成 JPEG、MP4 或 EML。',
  },
  'too-large': { title: '文件太大', todo: '请改为从这台电脑上的文件夹添加。' },
  encrypted: { title: '有密码保护', todo: '请先解除密码，再次添加。' },
  'link-loop': { title: '是循环的链接', todo: '没有丢失任何内容；如有需要可删除这些链接。' },
  'unsafe-path': { title: '文件名不安全', todo: '请改名后再次添加。' },
  'archive-bomb': { title: '压缩包解开后大得离谱', todo: '请确认来源可靠，必要时手动解压后再添加文件夹。' },
  'malformed-row': { title: '数据行无法解析', todo: '请从来源处重新导出。' },
  'malformed-mail': { title: '邮件无法解析', todo: '请从邮件程序中重新导出。' },
  'disk-full': { title: '磁盘空间不足', todo: '请腾出空间后继续。' },
  timeout: { title: '处理超时', todo: '请再次添加；如果仍然如此，文件可能已损坏。' },
};

/** Why files failed and what to do, in the reader's language where it is known there. */
export function causeInWords(
  { code, message, action }: { readonly code: string; readonly message: string; readonly action?: string | undefined },
  language: Language,
): Cause {
  const known = language === 'zh' ? chinese[code] : undefined;
  return known ?? { title: message, todo: action ?? '' };
}
