import { sentences } from '../../language/sentences.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { dishNamed } from '../asked/thing-names.ts';
import { cite } from '../question.ts';
import { isShownEating } from './meal-pictures.ts';
import { isOfPaper } from './paper-lines.ts';

const served =
  /\b(?:plates?|bowls?|baskets?|platters?|slices?|dish(?:es)?|pots? of|pan of|skillet|skewers?|servings?|portions?|desserts?|cakes?|pies?|soups?|stews?|noodles|pastr(?:y|ies)|sandwich(?:es)?|grilled|fried|roast(?:ed)?|baked|steamed|steaming)\b|[盘碗锅碟笼份串]|一桌|蒸|烤|炒|煎|炖|蛋糕|糕点|点心|汤|面条/iu;

/** How much a caption is about food: 0 where it shows none. */
const tableWorth = (item: MemoryItem): number =>
  isShownEating(item) && !isOfPaper(item)
    ? (dishNamed(item.caption ?? '') === undefined ? 0 : 2) + (served.test(item.caption ?? '') ? 1 : 0)
    : 0;

/** Several things are asked for, or whatever there was. */
export const asksForAllServed =
  /\b(?:dishes|foods|things|courses|everything)\b|\ball (?:that|the|of|we|i)\b|\bon (?:the|our|my) table\b|[哪那]几[样道个种]|哪些|都[吃点有]/iu;
const MOST_SHOWN = 4;

/** The sentences of captions that say what is on the table: of each picture where all is asked for, else of the one that says most. */
export function shownOnTable(
  pictures: readonly MemoryItem[],
  text: string,
): { readonly name: string; readonly citations: readonly Citation[] } | undefined {
  const told = pictures
    .filter((item) => tableWorth(item) > 0)
    .flatMap((item) => {
      const line = tableLine(item.caption ?? '');
      return line === undefined ? [] : [{ item, line, worth: tableWorth(item) }];
    });
  const most = told.toSorted((a, b) => b.worth - a.worth).slice(0, 1);
  const chosen = asksForAllServed.test(text) ? told.slice(0, MOST_SHOWN) : most;
  if (chosen.length === 0) return undefined;
  return {
    name: chosen.map(({ line }) => line).join(', '),
    citations: chosen.map(({ item, line }) => cite(item.id, 'caption', line)),
  };
}

/** The sentence of a caption in which something is served, without the stop at its end. */
function tableLine(caption: string): string | undefined {
  const lines = sentences(caption).map((sentence) => sentence.text.trim());
  const line = lines.find((one) => dishNamed(one) !== undefined) ?? lines.find((one) => served.test(one)) ?? lines[0];
  return line?.replace(/[.。]$/u, '');
}
