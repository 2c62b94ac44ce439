import { rowsOf } from '../lexicon/rows.ts';

/** Words of commerce and of daily life for the same thing, in English and German, and after the bars phrases and Chinese. */
export const dailyWords = rowsOf('daily-words');
