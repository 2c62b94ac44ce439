import { fold } from './fold.ts';
import { tokens } from './tokens.ts';

/** Words of questions that say nothing of what is looked for. Names, numbers, months and negations are not among them. */
export const englishStopWords: readonly string[] = `a an the this that these those some any all each every both
  i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs
  am is are was were be been being do does did done doing have has had having will would shall should can could might must
  and or but if then than so as of at by for from in into on onto to with about over under between during after before
  up down out off again there here just also too very only own same such
  what which who whom whose when where why how many much long often far
  show find give tell list get me please search look looking want need know remember recall
  photo photos picture pictures image images video videos email emails mail mails message messages
  s t don didnt doesnt dont isnt wasnt im ive id ill whats wheres whens hows whos`.split(/\s+/);

/** Question words and particles of Chinese, longest first, cut out before the text is cut into bigrams. */
const chineseStopPhrases: readonly string[] =
  `请问一下 什么时候 哪些地方 什么地方 是什么时候 有没有 多少钱 多少次 是不是 能不能 可不可以 帮我找 给我看 告诉我 给我 帮我 请问 找出 找到 查找 显示 哪一天 哪几天 哪一年 几月几号
  什么 哪里 哪儿 哪些 哪个 哪张 哪家 哪天 哪年 谁的 怎么 怎样 为什么 多少 多久 几个 几次 几张 几点 多长时间 我们 你们 他们 她们 我的 你的 他的 她的 所有 一些 这些 那些 这个 那个 这张 那张
  照片 图片 视频 邮件 拍摄 拍的 谁 吗 呢 吧 啊 呀 的 了 着 过 在 和 与 跟 是 有 我 你 他 她 它 把 被 请 找 都 也 就 一下`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

const stopTokens: ReadonlySet<string> = new Set(englishStopWords.flatMap((word) => tokens(word)));
const stopFolded: ReadonlySet<string> = new Set(englishStopWords.map(fold));
const chinese = new RegExp(chineseStopPhrases.join('|'), 'g');
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The index tokens of a question that say what is looked for: without function words, question words and the words
 * that only ask for a kind of item. Empty when there is nothing else ("what did I do?").
 */
export function contentTokens(question: string): string[] {
  const asked = kana.test(question) ? question : question.replace(chinese, ' ');
  return tokens(asked).filter((token) => !stopTokens.has(token));
}

/** True for a word that carries no content in a question, as written or folded. */
export const isStopWord = (word: string): boolean => stopFolded.has(fold(word));
