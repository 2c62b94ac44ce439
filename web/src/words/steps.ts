import { currentLanguage, type Language } from './language.ts';

/** Steps of answering a question as reported by the program, in Chinese. */
const chinese: readonly (readonly [RegExp, string])[] = [
  [/^(.+) reads the question$/, '$1 正在理解问题'],
  [/^(.+) looks through the results$/, '$1 正在查看结果'],
  [/^(.+) reads (\d+) records$/, '$1 正在阅读 $2 条记录'],
];

/** A step in the user's language; unknown steps as reported by the program. */
export function stepInWords(step: string, language: Language = currentLanguage()): string {
  const known = language === 'zh' ? chinese.find(([said]) => said.test(step)) : undefined;
  return known === undefined ? step : step.replace(...known);
}
