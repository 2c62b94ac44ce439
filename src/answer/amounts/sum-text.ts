import type { Amount } from '../../memory/item-text.ts';
import { type Language, moneyText } from '../wording.ts';

/** Sums of several currencies in words: none can be added to another. */
export const sumText = (sums: readonly Pick<Amount, 'value' | 'currency'>[], language: Language): string =>
  sums.map(moneyText).join(language === 'zh' ? '和' : ' and ');
