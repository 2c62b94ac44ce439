import { sentences } from '../../language/sentences.ts';
import type { Citation } from '../../memory/answer.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { localMillis } from '../../memory/time-span.ts';
import { dishNamed } from '../asked/thing-names.ts';
import { timeVerdict } from '../evidence/constraint.ts';
import { witnessOf } from '../evidence/witness.ts';
import { cite, conjuncts, type Question, timesAsked } from '../question.ts';
import { imagesOf, isShownEating } from './meal-pictures.ts';
import { isOfPaper } from './paper-lines.ts';

/** What a letter says that arranges or recalls a meal. */
const ofMeal =
  /\b(?:tables?|restaurants?|caf[eé]s?|bistros?|booked|reserv\w+|dinners?|lunch(?:es)?|breakfasts?|brunch|supper|eat|ate|eating|food|meals?|treat|birthdays?|part(?:y|ies)|wedding|barbecue|bbq|tisch|essen|mesa|cena|jantar|almoço|dîner|déjeuner|tavolo|bord)\b|[吃饭餐桌宴席]|馆子|酒楼|食堂|火锅|聚|请客|生日|包间|包厢|订位|订座|定位/iu;
/** A day by which or until which something is, is not the day of it. */
const isLimit = /^(?:until|till|by|before|bis|jusqu|hasta|até|entro|fino)\b|[前止]$/iu;

const MOST_LETTERS = 4;
const HOUR = 3_600_000;
/** A table is photographed from a little before it was booked for to the end of the evening. */
const [BEFORE, AFTER] = [HOUR, 4 * HOUR];
const HALF_A_DAY = 12 * HOUR;

/** Which hours a meal is had in, by what it is called. */
const meals: readonly { readonly asks: RegExp; readonly from: number; readonly to: number }[] = [
  { asks: /\bbreakfasts?\b|早餐|早饭|早点/iu, from: 4, to: 12 },
  { asks: /\bbrunch\b/iu, from: 8, to: 15 },
  { asks: /\blunch(?:es)?\b|午餐|午饭|中饭/iu, from: 10, to: 17 },
  { asks: /\b(?:dinners?|supper)\b|晚餐|晚饭|夜宵|宵夜/iu, from: 16, to: 30 },
];

/**
 * Pictures of what was on the table at a meal of which only letters tell: taken on the day that the fittest such letter
 * names, within the hours of the meal. Nothing where no person, house or occasion is named: any meal would do then.
 */
export async function picturesOfMealTold(question: Question): Promise<MemoryItem[]> {
  const { supported, retrieval, topic, text } = question;
  const names = conjuncts(retrieval.plan.root).some(({ tool }) => tool === 'person' || tool === 'event');
  if (topic.size === 0 && !names) return [];
  const hours = meals.find(({ asks }) => asks.test(text));
  const limits = timesAsked(retrieval.plan.root);
  const letters = supported
    .map(({ item }) => item)
    .filter((item) => !isPicture(item) && item.body !== undefined && ofMeal.test(mainText(item.body)));
  for (const letter of letters.slice(0, MOST_LETTERS)) {
    for (const told of daysTold(letter)) {
      const shown = (await imagesOf(told.day, question)).filter(
        (item) =>
          tableWorth(item) > 0 &&
          isWithin(item, told.at, hours) &&
          limits.every((limit) => timeVerdict(limit, witnessOf(item, [], retrieval.gazetteer), true) !== 'no'),
      );
      if (shown.length > 0) return shown.toSorted(byTime);
    }
  }
  return [];
}

type ToldDay = { readonly day: string; readonly at: number | undefined };

/** The single days that a letter names for something to be on, with the hour where it names one. */
const daysTold = ({ dates = [], body }: MemoryItem): ToldDay[] =>
  dates
    .filter(
      ({ start, end, role, text }) =>
        start.slice(0, 10) === end.slice(0, 10) &&
        role !== 'due' &&
        role !== 'delivery' &&
        !isLimit.test(text) &&
        !isRefused(text, body === undefined ? '' : mainText(body)),
    )
    .map(({ start, end }) => ({
      day: start.slice(0, 10),
      at: start === end && !start.endsWith('T00:00:00') ? tableAt(start) : undefined,
    }));

/** "Thursday does not work after all", "not on Friday", 周五不行. */
const refusedAfter =
  /^[^.!?。！？\n]{0,24}(?:\b(?:does|do|did|can|could|will|would|is|was)(?:n['’]t| not|not)\b|\b(?:won['’]t|no longer|impossible|falls? through)\b|不行|不成|没空|不能|取消)/iu;
const refusedBefore =
  /\b(?:not|instead of|rather than|no longer|statt|nicht) (?:on |at |the )?$|(?:不是|而不是|取消了?)$/iu;
function isRefused(said: string, text: string): boolean {
  const at = text.indexOf(said);
  return at >= 0 && (refusedAfter.test(text.slice(at + said.length)) || refusedBefore.test(text.slice(0, at)));
}

function isWithin({ time }: MemoryItem, table: number | undefined, hours: (typeof meals)[number] | undefined): boolean {
  const at = localMillis(time?.start ?? '');
  const hour = new Date(at).getUTCHours();
  const isOfMeal = hours === undefined || (hour >= hours.from && hour < hours.to);
  return isOfMeal && (table === undefined || (at >= table - BEFORE && at <= table + AFTER));
}

/** "Saturday at 7" is the evening: before that hour nobody books a table. */
const EARLIEST = 8;
const tableAt = (start: string): number =>
  localMillis(start) + (Number(start.slice(11, 13)) < EARLIEST ? HALF_A_DAY : 0);

const byTime = (a: MemoryItem, b: MemoryItem): number => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1);

const served =
  /\b(?:plates?|bowls?|baskets?|platters?|slices?|dish(?:es)?|pots? of|pan of|skillet|skewers?|servings?|portions?|desserts?|cakes?|pies?|soups?|stews?|noodles|pastr(?:y|ies)|sandwich(?:es)?|grilled|fried|roast(?:ed)?|baked|steamed|steaming)\b|[盘碗锅碟笼份串]|一桌|蒸|烤|炒|煎|炖|蛋糕|糕点|点心|汤|面条/iu;

/** How much a caption is about food: 0 where it shows none. */
const tableWorth = (item: MemoryItem): number =>
  isShownEating(item) && !isOfPaper(item)
    ? (dishNamed(item.caption ?? '') === undefined ? 0 : 2) + (served.test(item.caption ?? '') ? 1 : 0)
    : 0;

/** Several things are asked for, or whatever there was. */
export const asksForAll =
  /\b(?:dishes|foods|things|courses|everything|all)\b|\bon (?:the|our|my) table\b|[哪那]几[样道个种]|哪些|都[吃点有]/iu;
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
  const chosen = asksForAll.test(text) ? told.slice(0, MOST_SHOWN) : most;
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
