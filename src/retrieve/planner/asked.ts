import { PatternTable } from '../../language/pattern-table.ts';
import type { AskedType } from '../../memory/query-plan.ts';
import { mask, type QuestionText } from './question-text.ts';
import {
  askedPatterns,
  chineseLeadIns,
  chineseQuestionWords,
  leadIns,
  questionWords,
  showWords,
} from './tables/asked-patterns.ts';

export type Asked = { readonly asked: AskedType; readonly question: QuestionText };

const kinds = /photos?|fotos?|pictures?|videos?|e?-?mails?|照片|图片|视频|邮件/i;

/** The question without the words that only introduce it. Never all of it. */
export const withoutLeadIns = (q: QuestionText): QuestionText =>
  [leadIns, chineseLeadIns].reduce((left, pattern) => {
    // "Today is 3 May." may stand before.
    const from = /^[\uE000\s]*/u.exec(left.rest)?.[0].length ?? 0;
    const found = pattern.exec(left.rest.slice(from));
    if (found === null) return left;
    const bare = mask(left, from + found.index, from + found.index + found[0].length);
    return /[\p{L}\p{N}]/u.test(bare.rest) ? bare : left;
  }, q);

/** What kind of answer the words ask for, and the question without the words that only ask. */
export function askedOf(q: QuestionText, toShow = false): Asked {
  const visible = q.rest.replace(/^[\uE000\s,，、:：]+/u, '');
  const offset = q.rest.length - visible.length;
  const whole = askedBy(visible);
  if (whole !== undefined) {
    return {
      asked: whole.asked === 'yes-no' && showWords.test(visible) ? 'items' : whole.asked,
      question: maskQuestionWords(q, offset + whole.index, whole.words),
    };
  }
  // "The blue door, on what date was it painted?": what is asked may come last.
  for (const { 0: mark, index } of [...visible.matchAll(/[,.:;!?，。：；！？]\s*/gu)].reverse()) {
    const from = index + mark.length;
    const late = askedBy(visible.slice(from));
    if (late === undefined) continue;
    return { asked: late.asked, question: maskQuestionWords(q, offset + from + late.index, late.words) };
  }
  const shown = showWords.exec(visible);
  const question = shown === null ? q : mask(q, offset, offset + shown[0].length);
  const asksForFact = /[?？]$/.test(q.text) && shown === null && !toShow && !kinds.test(q.text);
  return { asked: asksForFact ? 'what' : 'items', question };
}

const asking = new PatternTable(askedPatterns);

function askedBy(
  text: string,
): { readonly asked: AskedType; readonly index: number; readonly words: string } | undefined {
  const said = text.replace(/[\uE000\s]+$/u, '');
  for (const { pattern, asked } of asking.rowsFor(said)) {
    const found = pattern.exec(said);
    if (found !== null) return { asked, index: found.index, words: found[0] };
  }
  return undefined;
}

function maskQuestionWords(q: QuestionText, at: number, words: string): QuestionText {
  const own = questionWords.exec(words);
  const asked = own === null ? q : mask(q, at, at + own[0].length);
  return [...q.rest.matchAll(chineseQuestionWords)].reduce(
    (left, found) => mask(left, found.index, found.index + found[0].length),
    asked,
  );
}
