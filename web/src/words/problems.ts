import type { ErrorCode } from '../../../src/memory/errors.ts';
import { currentLanguage, type Language } from './language.ts';

/** An error message with advice. */
export type Cause = { readonly title: string; readonly todo: string };

/** Chinese titles and advice for all error codes; the program's own messages are in English. */
export const chinese: Readonly<Record<ErrorCode, Cause>> = {
  unreadable: { title: '文件无法读取', todo: '请检查读取权限和所在的磁盘，然后再次添加。' },
  missing: { title: '文件不存在', todo: '请检查所在的磁盘是否已连接。' },
  'empty-file': { title: '文件是空的', todo: '请从来源重新复制。' },
  truncated: { title: '文件不完整', todo: '能读取的部分已加入；如果可以，请重新复制。' },
  corrupt: { title: '文件已损坏', todo: '请用其他程序打开检查；如果确已损坏，请从备份中恢复。' },
  'unsupported-format': {
    title: '内容无法识别',
    todo: '请用看图软件打开看看：如果已损坏，请从备份中恢复；如果是别的格式，请转换成 JPEG、MP4 或 EML。',
  },
  'too-large': { title: '内容太大', todo: '请分成几次，或改为从这台电脑上的文件夹添加。' },
  encrypted: { title: '有密码保护', todo: '请先解除密码，再次添加。' },
  'unsafe-path': {
    title: '路径指向所添加的文件夹之外',
    todo: '没有读取它。如果是您自己的文件，请单独添加它所指向的文件或文件夹；如果是文件名的问题，请改名后再次添加。',
  },
  'archive-bomb': { title: '压缩包解压后过大', todo: '请确认来源可靠，必要时手动解压后再添加文件夹。' },
  'link-loop': { title: '是循环的链接', todo: '没有丢失任何内容；如有需要可删除这些链接。' },
  'malformed-mail': { title: '邮件无法解析', todo: '请从邮件程序中重新导出。' },
  'malformed-row': { title: '数据行无法解析', todo: '请从来源重新导出。' },
  timeout: { title: '等待超时', todo: '请再试一次。' },
  'worker-crashed': { title: '后台程序意外中止', todo: '请再试一次；如果仍然如此，请在设置中运行检查。' },
  'perception-failed': { title: '图像识别失败', todo: '请再试一次；如果仍然如此，请在设置中运行检查。' },
  'not-a-memory': { title: '这个文件夹不是一份记忆', todo: '请选择记忆所在的文件夹。' },
  'memory-exists': { title: '那里已经有一份记忆', todo: '请选择另一个文件夹。' },
  'memory-newer': { title: '这份记忆由更新的版本写成', todo: '请更新 Madeleine。' },
  'memory-corrupt': { title: '记忆已损坏', todo: '请在设置中运行检查，或从备份中恢复。' },
  'passphrase-needed': { title: '这份记忆已加密并锁定', todo: '请输入口令解锁。' },
  'wrong-passphrase': { title: '口令不对', todo: '请检查键盘布局和大写锁定键；也可以输入恢复密钥。' },
  'memory-locked': { title: '另一个程序正在使用这份记忆', todo: '请等它完成后再试。' },
  'read-only': { title: '记忆所在的文件夹不能写入', todo: '请开放写入权限后再试。' },
  'disk-full': { title: '磁盘空间不足', todo: '请腾出空间后继续。' },
  'migration-failed': { title: '记忆升级到新版本失败', todo: '原来的内容没有改动；请从备份中恢复或再试一次。' },
  usage: { title: '请求有误', todo: '请检查所填的内容。' },
  'not-found': { title: '没有找到', todo: '它可能已被删除或改名，请返回后再看。' },
  'invalid-plan': { title: '条件无法理解', todo: '请修改条件，或重新提问。' },
  'invalid-cursor': { title: '列表已经变了', todo: '请重新打开这一页。' },
  unauthenticated: { title: '这份记忆需要令牌', todo: '请先用令牌登录。' },
  forbidden: { title: '没有此操作的权限', todo: '请使用有此权限的令牌。' },
  'invalid-configuration': { title: '配置有误', todo: '请检查记忆文件夹中的 madeleine.config 文件。' },
  offline: { title: '已设为离线，只能访问本机上的服务', todo: '需要访问其他服务器时，请关闭离线模式。' },
  'dependency-missing': { title: '缺少所需的程序', todo: '请安装后再试；设置中的检查会说明缺少什么。' },
  cancelled: { title: '已停止', todo: '需要时可以重试。' },
  'rate-limited': { title: '请求太频繁', todo: '请在一分钟后重试。' },
  unreachable: { title: '无法连接', todo: '请确认程序或服务器正在运行。' },
  'system-failed': { title: '模型或系统出错', todo: '请再试一次，或换一个模型。' },
  'reply-too-long': { title: '模型的回复过长', todo: '请再试一次，或换一个模型。' },
  'malformed-reply': { title: '模型的回复无法理解', todo: '请再试一次，或换一个模型。' },
  'budget-spent': { title: '预算已用完', todo: '请在配置中提高预算后再试。' },
  internal: { title: 'Madeleine 内部出错', todo: '请查看服务器的日志输出。' },
};

/** Codes that say little by themselves: the program's message is shown as well. */
const particular: ReadonlySet<string> = new Set([
  'usage',
  'invalid-plan',
  'invalid-configuration',
  'dependency-missing',
]);

/** Advice for the browser, where that of the program refers to the command line. */
const inThePage: Partial<Record<string, string>> = {
  'not-found': 'It may have been forgotten or renamed. Go back and try again.',
};
const speaksOfCommands = (action: string): boolean => action.includes('`madeleine ');

export type Said = { readonly code: string; readonly message: string; readonly action?: string | undefined };

/** An error in the user's language, with advice. */
export function causeInWords({ code, message, action }: Said, language: Language = currentLanguage()): Cause {
  const known = language === 'zh' ? chinese[code as ErrorCode] : undefined;
  if (known === undefined) return { title: message, todo: todoOf(code, action ?? '') };
  return particular.has(code) ? { ...known, title: `${known.title}（${message}）` } : known;
}

const todoOf = (code: string, action: string): string =>
  speaksOfCommands(action) ? (inThePage[code] ?? action) : action;

/** The same in one line. */
export function problemInWords(said: Said, language: Language = currentLanguage()): string {
  const { title, todo } = causeInWords(said, language);
  if (todo === '') return title;
  return language === 'zh' && !/[。！？）]$/.test(title) ? `${title}。${todo}` : `${title} ${todo}`;
}
