import { currentLanguage, type Language } from './language.ts';

/** What is done while a question is worked on, as the program says it, and in Chinese. */
const chinese: readonly (readonly [RegExp, string])[] = [
  [/^(.+) reads the question$/, '$1 正在理解问题'],
  [/^(.+) looks through the results$/, '$1 正在查看结果'],
  [/^(.+) reads (\d+) records$/, '$1 正在阅读 $2 条记录'],
];

/** A step in the reader's language; one that is not known there as the program says it. */
export function stepInWords(step: string, language: Language = currentLanguage()): string {
  const known = language === 'zh' ? chinese.find(([said]) => said.test(step)) : undefined;
  return known === undefined ? step : step.replace(...known);
}
