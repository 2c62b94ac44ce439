import type { Wording } from './wording.ts';
import { wordingInEnglish } from './wording-en.ts';
import { wordingInChinese } from './wording-zh.ts';

/** A set has one language: the first that is asked for. */
export const wordingOf = (languages: readonly ('en' | 'zh')[]): Wording =>
  languages[0] === 'zh' ? wordingInChinese : wordingInEnglish;
