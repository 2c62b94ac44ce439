import { slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, startOf } from '../../memory/ledger.ts';
import { localMillis } from '../../memory/time-span.ts';
import { eatingHouse } from '../asked/implied-field.ts';
import { timeVerdict } from '../evidence/constraint.ts';
import { tellsNothing } from '../evidence/shown-beside.ts';
import { witnessOf } from '../evidence/witness.ts';
import { type Draft, type Question, timesAsked } from '../question.ts';
import { housesNamed, listDraft, namedAccounts } from './answer-records.ts';
import { asksForMeal } from './meal-words.ts';

const asksForPictures = /\b(?:photos?|pictures?|pics|images?|shots?|snaps?)\b|照片|图片|相片|拍的/iu;

/** Pictures of a meal: those of its hours, by the restaurant's own record, wherever a geocoder put them. Who was at a restaurant ate there. */
export async function listOfMeal(question: Question): Promise<Draft | undefined> {
  const ofMeal =
    asksForMeal.test(question.text) || (asksForPictures.test(question.text) && isAboutRestaurant(question));
  return ofMeal ? listDraft(await picturesOfMeal(question), question) : undefined;
}

/** Whether the house that a question names is one to eat in: by its dealings, where it has any, else by its name. */
export function isAboutRestaurant({ retrieval, accounts }: Question): boolean {
  const houses = housesNamed(retrieval.plan.root);
  if (houses.length === 0) return false;
  const kinds = new Set(
    accounts.flatMap(({ kind, counterparty, place }) =>
      [counterparty, place].some((name) => name !== undefined && houses.includes(slug(name))) ? [kind] : [],
    ),
  );
  if (kinds.has('order') || kinds.has('groceries') || kinds.has('lodging')) return false;
  return kinds.has('restaurant') || eatingHouse.test(retrieval.plan.question);
}

/** What was photographed at the meals that a question names by the house, its bills included. */
export async function picturesOfMeal(question: Question): Promise<MemoryItem[]> {
  const accounts = (await namedAccounts(question, ({ kind }) => kind === 'restaurant')).slice(0, MOST_MEALS);
  const found: MemoryItem[] = [];
  for (const account of accounts) {
    const day = startOf(account).slice(0, 10);
    if (day !== '') found.push(...(await imagesOf(day, question)).filter((item) => isOfMeal(item, account, day)));
  }
  const own = await picturesOfHouse(question);
  const days = new Set(own.map((item) => item.time?.start.slice(0, 10) ?? ''));
  for (const account of accounts) days.delete(startOf(account).slice(0, 10));
  for (const day of [...days].slice(0, MOST_MEALS))
    found.push(...(await imagesOf(day, question)).filter((item) => isBeside(item, own)));
  return [...new Map([...found, ...own].map((item) => [item.id, item])).values()];
}

const MOST_MEALS = 5;
const imagesOf = async (day: string, { store }: Question): Promise<readonly MemoryItem[]> =>
  store.items(await store.match({ any: [[term.modality('image')], [term.day(day)]], none: [] }, 200));

/** Pictures taken in the house by what is known of them, or that have its name on them, at the time of the question. */
async function picturesOfHouse({ retrieval, store, supported }: Question): Promise<MemoryItem[]> {
  const { root } = retrieval.plan;
  const houses = housesNamed(root).filter((name) => name.includes('_') || /\p{Script=Han}{2}/u.test(name));
  const limits = timesAsked(root);
  const matched = await Promise.all(
    houses.map((house) => store.match({ any: [[term.modality('image')], [term.place(house)]], none: [] }, 60)),
  );
  const items = [...(await store.items([...new Set(matched.flat())])), ...supported.map(({ item }) => item)];
  return items.filter(
    (item) =>
      isPicture(item) &&
      houses.some((house) => hasName(item, house)) &&
      limits.every((limit) => timeVerdict(limit, witnessOf(item, [], retrieval.gazetteer), true) !== 'no'),
  );
}

const hasName = ({ place, ocr }: MemoryItem, house: string): boolean =>
  `_${slug(`${place?.poi ?? ''} ${ocr?.text ?? ''}`)}_`.includes(`_${house}_`);

const HOUR = 3_600_000;
/** A bill comes at the end of a meal. */
const BEFORE_THE_BILL = 2.75 * HOUR;
const AFTER_THE_BILL = 0.75 * HOUR;
/** Courses are no farther apart than this. */
const BESIDE = HOUR;

/** Whether a picture's caption or tags speak of food or of where it is served. */
export const isShownEating = (item: MemoryItem): boolean =>
  tokens(`${item.caption ?? ''}\n${(item.tags ?? []).map(({ name }) => name).join('\n')}`).some((token) =>
    foodWords.has(token),
  );

/** Food, or nothing that could be told, within an hour of a picture that has the house's name. */
const isBeside = (item: MemoryItem, own: readonly MemoryItem[]): boolean =>
  item.time !== undefined &&
  (isShownEating(item) || tellsNothing({ item })) &&
  own.some(
    ({ time }) =>
      time !== undefined && Math.abs(localMillis(time.start) - localMillis(item.time?.start ?? '')) <= BESIDE,
  );

function isOfMeal(item: MemoryItem, { entries, counterparty }: LedgerAccount, day: string): boolean {
  const shown = isShownEating(item);
  const name = slug(counterparty ?? '');
  const own = name !== '' && slug(`${item.place?.poi ?? ''} ${item.ocr?.text ?? ''}`).includes(name);
  if (own) return true;
  const bills = entries
    .filter(({ at, state }) => at.startsWith(day) && state === 'paid')
    .map(({ at }) => localMillis(at));
  const at = item.time === undefined ? Number.NaN : localMillis(item.time.start);
  const near = bills.some((bill) => at >= bill - BEFORE_THE_BILL && at <= bill + AFTER_THE_BILL);
  if (near || bills.length > 0) return near && (shown || tellsNothing({ item }));
  const tables = entries.flatMap(({ dates }) =>
    dates.flatMap(({ start }) => (start.startsWith(day) && !start.endsWith('T00:00:00') ? [localMillis(start)] : [])),
  );
  const seated = tables.some((table) => at >= table - AFTER_THE_BILL && at <= table + BEFORE_THE_BILL);
  return shown && (seated || tables.length === 0);
}

const foodWords: ReadonlySet<string> = new Set(
  tokens(`table plate plates food dish dishes bowl restaurant cafe meal dinner lunch breakfast brunch glass glasses wine menu dessert pizza pasta
    steak fries noodles soup salad fish seafood oysters shrimp bread cake coffee tea beer sushi ramen burger sandwich rice chicken meat cheese
    dumplings curry tapas paella tacos pancakes waffles ice cream chocolate toast egg eggs bacon sausage schnitzel dining waiter candlelit
    餐桌 盘子 食物 菜 餐厅 饭 面 汤 沙拉 鱼 海鲜 牛排 披萨 蛋糕 咖啡 火锅 寿司 饺子 烤鱼`),
);
