import { matchesIn } from '../../language/matches.ts';
import { sentences } from '../../language/sentences.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { addDays, DAY_MS, weekdayOf } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import { dishNamed } from '../asked/thing-names.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { goesOn } from '../evidence/exchanges.ts';
import { placesOf } from '../evidence/inside-places.ts';
import type { Judged } from '../evidence/judged.ts';
import { topicShare } from '../evidence/support.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { thingSaid } from '../said-in.ts';

/** What was eaten is told by pictures of it: what a letter says of the evening is no dish, nor is what else was seen. */
export async function mealAsked(
  read: Draft | undefined,
  question: Question,
  judged: readonly Judged[],
): Promise<Draft | undefined> {
  if (question.form?.field?.id !== 'dish') return undefined;
  const known = new Map<string, MemoryItem>(judged.map(({ item }) => [item.id, item]));
  const isShown = (read?.citations ?? []).some(({ id, field }) => {
    const item = known.get(id);
    const isTold = field === 'body' || field === 'title';
    return !isTold && (field !== 'caption' || item === undefined || servedIn(item) !== undefined);
  });
  return isShown ? undefined : mealOfOccasion(question, judged);
}

/** A house to eat in is asked for by its name. */
const asksForHouse =
  /\b(?:(?:which|what)(?: \p{L}+)?|name of (?:the|that|our)) (?:restaurant|trattoria|osteria|pizzeria|taverna?|tavern|grill|parrilla|bistro|brasserie|caf[eé]|coffee ?(?:shop|house)|bakery|pastry shop|bar|pub|diner|tea ?(?:house|room)|eatery|steak ?house|canteen|noodle (?:shop|bar)|ice[- ]cream parlou?r)\b|(?:哪|什么)(?:一)?(?:家|间)?(?:餐厅|馆子|饭馆|饭店|餐馆|面馆|面包店|咖啡馆|咖啡店|茶楼|酒楼|小吃店|烧烤店)|(?:餐厅|馆子|饭馆|餐馆|面馆|面包店|咖啡馆|咖啡店|茶楼|酒楼)(?:叫|的名字)/iu;
const isSentence = /[.!?。！？]$|.{60}/u;

/** The house that stands on a picture of the meal, where letters only say that there is one: “the bakery where he works”. */
export async function houseAsked(
  read: Draft | undefined,
  question: Question,
  judged: readonly Judged[],
): Promise<Draft | undefined> {
  if (!asksForHouse.test(question.text)) return undefined;
  const isTold = read !== undefined && !isSentence.test(read.text);
  if (isTold) return undefined;
  const best = await bestMeal(question, judged);
  const house = best === undefined ? undefined : houseOn(best.item);
  return best === undefined || house === undefined ? undefined : mealDraft(best, house, house.text);
}

/** The meal that fits best, at the hour and in the place that are asked for; or whatever else a picture of the occasion tells. */
export async function bestMeal(
  question: Question,
  judged: readonly Judged[],
  tells: Tells = servedIn,
): Promise<Meal | undefined> {
  const hours = hoursAsked(question.text);
  return (await mealsOf(question, judged, tells))
    .filter(({ item }) => isAt(item, hours) && isOfPlaceAsked(item, question))
    .toSorted((a, b) => b.worth - a.worth)[0];
}

/** What stands on the picture of a meal, by the letter that tells which picture it is. */
export const mealDraft = ({ item, letter }: Meal, on: Shown, text: string): Draft => ({
  text,
  type: 'open_end',
  citations: [
    cite(item.id, on.field, on.text),
    ...(letter === undefined ? [] : [cite(letter.item.id, letter.field, letter.quote)]),
  ],
  sureness: letter === undefined ? 0.5 : 0.7,
  notes: [],
  also: [item, ...(letter === undefined ? [] : [letter.item])],
});

export type Shown = { readonly text: string; readonly field: string };
/** What a picture tells of what is asked; nothing where it shows none of it. */
export type Tells = (item: MemoryItem) => Shown | undefined;

/** Its position's house, else what stands at the head of the sign, the menu or the bill. */
function houseOn({ place, ocr }: MemoryItem): Shown | undefined {
  if (place?.poi !== undefined) return { text: place.poi, field: 'place.poi' };
  const head = ocr?.text.split(/ [·|–—-] |[\n:;,，。]|\d/u)[0]?.trim();
  return head === undefined || !/\p{L}{3}|\p{Script=Han}{2}/u.test(head) ? undefined : { text: head, field: 'ocr' };
}

/** What was eaten at an occasion that a letter fixes: its picture knows nothing of the birthday, and the letter nothing of the dish. */
async function mealOfOccasion(question: Question, judged: readonly Judged[]): Promise<Draft | undefined> {
  if (ofCourse.test(question.text)) return undefined;
  const best = await bestMeal(question, judged);
  const dish = best === undefined ? undefined : servedIn(best.item);
  return best === undefined || dish === undefined
    ? undefined
    : mealDraft(best, dish, thingSaid(dish.text, question.language));
}

/** One course, or what was drunk, is not what is served at large. */
const ofCourse =
  /\b(?:desserts?|puddings?|starters?|appeti[sz]ers?|side (?:dish|order)|drinks?|drank|wine|beer|sauce|spices?|ingredients?)\b|甜品|甜点|前菜|饮料|喝|酒水|配料/iu;

type Said = { readonly item: MemoryItem; readonly field: string; readonly quote: string };
type Meal = { readonly item: MemoryItem; readonly worth: number; readonly letter: Said | undefined };

const MOST_LETTERS = 3;
/** What a letter arranges is no further off. */
const MOST_DAYS_AHEAD = 60;
const SAME_DAY = 1;
/** The weekday is right, though the letter does not say of which week. */
const SAME_WEEKDAY = 0.4;
const LATER_LETTER = 0.3;
const LEAST_SAID = 0.3;
const LEAST_OF_KIND = 0.2;
const OF_KIND = 0.3;

async function mealsOf(question: Question, judged: readonly Judged[], tells: Tells): Promise<Meal[]> {
  const open = judged.filter((one) => one.outcomes.every(({ verdict }) => verdict !== 'no') && !isForEverybody(one));
  // A picture that shows one of the kind asked for says by that what its caption does not.
  const isOfKind = tells !== servedIn;
  const least = isOfKind ? LEAST_OF_KIND : LEAST_SAID;
  const own = open
    .filter(
      ({ item, support, outcomes }) =>
        (support >= least ||
          (isOfKind && outcomes.some(({ tool, verdict }) => tool === 'anchor' && verdict === 'yes'))) &&
        tells(item) !== undefined,
    )
    .map(
      ({ item, support, fit }): Meal => ({
        item,
        worth: support * 0.5 + 0.01 * fit + (isOfKind ? OF_KIND : 0),
        letter: undefined,
      }),
    );
  const meals: Meal[] = [];
  for (const day of daysOf(open, judged, question, tells)) {
    for (const item of await picturesOn(day, question)) {
      const at = item.time?.start.slice(0, 10) ?? '';
      const near = at === day.day ? SAME_DAY : weekdayOf(at) === weekdayOf(day.day) ? SAME_WEEKDAY : 0;
      if (near > 0 && tells(item) !== undefined)
        meals.push({ item, worth: near + day.worth - 0.001 * daysBetween(day.day, at), letter: day.letter });
    }
  }
  return [...meals, ...(await mealsWhere(open, question, tells)), ...own];
}

/** “Where the gîte was”: a letter's own line says the town, and the pictures know that they are of it. */
async function mealsWhere(open: readonly Judged[], { text, topic, store }: Question, tells: Tells): Promise<Meal[]> {
  const words = new Set([...topic.keys(), ...contentTokens(text)]);
  const lines = open
    .filter(({ item, support }) => item.modality === 'email' && item.body !== undefined && support >= LEAST_SAID)
    .slice(0, MOST_LETTERS)
    .flatMap(({ item }) =>
      sentences(item.body === undefined ? '' : mainText(item.body)).flatMap((line) => {
        const said = new Set(tokens(line.text));
        const share = [...words].filter((token) => saysIt(token, said)).length / Math.max(1, words.size);
        return share === 0 ? [] : [{ item, quote: line.text, share }];
      }),
    )
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_LETTERS);
  const meals: Meal[] = [];
  for (const { item: letter, quote, share } of lines) {
    const towns = matchesIn(quote, inTown).map(({ groups }) => term.place(groups?.['town'] ?? ''));
    if (towns.length === 0) continue;
    const ids = await store.match({ any: [[term.modality('image')], towns], none: [] }, MOST_PICTURES);
    for (const item of await store.items(ids))
      if (tells(item) !== undefined && isSoon(item, letter))
        meals.push({ item, worth: SAME_WEEKDAY + share / 2, letter: { item: letter, field: 'body', quote } });
  }
  return meals;
}
const inTown =
  /(?:\b(?:[Aa]t|[Ii]n|[Nn]ear|[Tt]o|[Ii]m|[Àà]|[Ee]n|[Aa]|[Bb]ei|[Ii]n)|在|去|到) ?(?<town>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|\p{Script=Han}{2,3})/gu;
const MOST_DAYS_SINCE = 120;
const isSoon = (item: MemoryItem, letter: MemoryItem): boolean => {
  const [at, sent] = [Date.parse(item.time?.start ?? ''), Date.parse(letter.time?.start ?? '')];
  return at >= sent && at - sent <= MOST_DAYS_SINCE * DAY_MS;
};

type Day = { readonly day: string; readonly worth: number; readonly letter: Said; readonly isOfWeek: boolean };

/** The days that the fittest letters set, and those that go on about the same; the day of a picture that is asked by. */
function daysOf(open: readonly Judged[], judged: readonly Judged[], question: Question, tells: Tells): readonly Day[] {
  const words = new Set([...question.topic.keys(), ...tokens(question.text)]);
  const letters = open.filter(({ item, support, outcomes }) => {
    const isNamed = outcomes.some(({ tool, verdict }) => verdict === 'yes' && tool !== 'time');
    return item.modality === 'email' && (support >= LEAST_SAID || isNamed);
  });
  const lead = letters.slice(0, MOST_LETTERS);
  const goesOnOf = (item: MemoryItem): boolean => lead.some((one) => goesOn(one.item, item, [], words));
  const later = judged.filter(({ item }) => !lead.some((one) => one.item === item) && goesOnOf(item));
  const ofLetters = [...lead, ...later].flatMap(({ item }, i) => {
    const isLater = i >= lead.length || goesOnOf(item);
    return (item.dates ?? []).flatMap(({ start, text, field }): Day[] => {
      if (text === undefined || (field !== 'body' && field !== 'title')) return [];
      const whole = field === 'title' ? (item.title ?? '') : item.body === undefined ? '' : mainText(item.body);
      const line = sentences(whole).find((one) => one.text.includes(text))?.text;
      // What stands in an older letter's words alone is not what this one sets.
      if (line === undefined) return [];
      const said = new Set(tokens(line));
      const share = Math.max(
        [...words].filter((token) => saysIt(token, said)).length / Math.max(1, words.size),
        topicShare({ tokens: said }, question.topic) * (question.topic.size === 0 ? 0 : 1),
      );
      return [
        {
          day: start.slice(0, 10),
          worth:
            share +
            (ofMeal.test(line) ? 0.3 : 0) -
            (isOff.test(line) ? 0.5 : 0) -
            0.05 * i +
            (isLater ? LATER_LETTER : 0),
          letter: { item, field, quote: text },
          isOfWeek: !/\d/u.test(text),
        },
      ];
    });
  });
  const after = dayAfter.test(question.text) ? 1 : 0;
  const ofPictures = open
    .filter(({ item, support }) => isPicture(item) && support >= LEAST_SAID && tells(item) === undefined)
    .slice(0, MOST_LETTERS)
    .flatMap(({ item, support }): Day[] => {
      const start = item.time?.start;
      if (start === undefined || item.caption === undefined) return [];
      const day = addDays(start.slice(0, 10), after);
      return [{ day, worth: 0.6 * support, letter: { item, field: 'caption', quote: item.caption }, isOfWeek: false }];
    });
  return [...ofLetters, ...ofPictures].toSorted((a, b) => b.worth - a.worth).slice(0, MOST_DAYS);
}

const MOST_DAYS = 10;
const ofMeal =
  /\b(?:dinner|lunch|supper|brunch|breakfast|table|restaurant|eat(?:ing)?|cook\w*|food|essen|tisch|dîner|déjeuner|cena|pranzo|comida|mesa)\b|饭|餐|吃|桌|菜/iu;
const isOff =
  /\b(?:does|do|did|is|are|will|can)(?: not|n['’]t) (?:work|suit|happen|fit|make it|come)\b|\b(?:cancell?ed|called off|no longer|instead of|not on|geht nicht|klappt nicht|ausgefallen|annulé|ne marche pas|no puede|cancelad[oa]|annullat[oa]|non va)\b|不行|取消|去不了|来不了|改掉/iu;
const dayAfter = /\b(?:the )?(?:day|evening|night|morning) after\b|第二天|次日|隔天/iu;

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

/** Pictures of that day; where a letter only said which day of the week, of the weeks after it, too. */
async function picturesOn({ day, letter, isOfWeek }: Day, { store }: Question): Promise<readonly MemoryItem[]> {
  const sent = letter.item.time?.start.slice(0, 10) ?? day;
  const days = isOfWeek
    ? Array.from({ length: MOST_DAYS_AHEAD }, (_, ahead) => addDays(sent, ahead)).filter(
        (one) => weekdayOf(one) === weekdayOf(day),
      )
    : [day];
  const wanted = [...new Set([day, ...days])].map((one) => term.day(one));
  return store.items(await store.match({ any: [[term.modality('image')], wanted], none: [] }, MOST_PICTURES));
}
const MOST_PICTURES = 120;

type Hours = readonly [number, number];
const mealHours: readonly { readonly asks: RegExp; readonly hours: Hours }[] = [
  { asks: /\b(?:breakfast|brunch)\b|早(?:餐|饭|饭)|早午餐/iu, hours: [5, 12] },
  { asks: /\b(?:lunch|midday|noon)\b|午(?:餐|饭)|中午/iu, hours: [11, 17] },
  { asks: /\b(?:dinner|supper|evening|tonight|night)\b|晚(?:餐|饭|上)|夜宵|宵夜/iu, hours: [16, 24] },
];
const hoursAsked = (text: string): Hours | undefined => mealHours.find(({ asks }) => asks.test(text))?.hours;
const isAt = ({ time }: MemoryItem, hours: Hours | undefined): boolean => {
  const hour = Number(time?.start.slice(11, 13) ?? Number.NaN);
  return hours === undefined || (hour >= hours[0] && hour < hours[1]);
};

/** A picture of another town than the question names is of another meal. */
const isOfPlaceAsked = ({ place }: MemoryItem, { retrieval }: Question): boolean => {
  const asked = placesOf(retrieval.plan.root).filter(({ level }) => level === 'city' || level === 'country');
  const own = new Set(tokens([place?.city, place?.region, place?.country, place?.label].join('\n')));
  return place === undefined || asked.every(({ name }) => tokens(name).some((token) => own.has(token)));
};

const vessel =
  '(?:plates?|bowls?|basket|dish(?:es)?|slices?|portions?|boards?|trays?|pots?|pans?|saucepan|skillet|casserole|platter|cone|glass|mug|cup|tin|box|leaf|pile|stack|pieces?)';
const served = new RegExp(
  String.raw`\b(?:an? |the |two |three |four |some |\d+ )?(?:(?!on\b|beside\b|next\b)\p{L}[\p{L}-]* ){0,2}${vessel} (?:of|with) (?!(?:flowers?|pens?|paint|water|people|dogs?)\b)(?<dish>[^.;]{3,160})`,
  'iu',
);
const cooked =
  /(?<dish>\b(?:whole )?(?:\p{L}+ )?(?:grilled|fried|roast(?:ed)?|baked|braised|boiled|steamed|smoked|stuffed|barbecued|poached|stewed|hand-rolled|homemade|home-made)\b[^.;]{3,140})/iu;
const servedZh = /[一两几\d](?:盘|碗|碟|锅|份|块|桌|笼|屉|串|大盘)(?<dish>[^。；，]{2,40})/u;

/** What a caption says is served: behind the plate that it is on, or as it was cooked; else the dish that it names. */
export function servedIn({ caption, modality, documentKind }: MemoryItem): Shown | undefined {
  if (caption === undefined || modality !== 'image' || documentKind === 'receipt' || isPaper.test(caption))
    return undefined;
  const [first] = [served, cooked, servedZh]
    .flatMap((pattern) => {
      const match = pattern.exec(caption);
      return match === null ? [] : [match];
    })
    .toSorted((a, b) => a.index - b.index);
  const found = first?.groups?.['dish'] ?? dishNamed(caption);
  const text = found?.trim();
  return text === undefined || text === '' ? undefined : { text, field: 'caption' };
}
const isPaper = /^an? (?:\p{L}+ ){0,3}(?:receipt|bill|invoice|menu|ticket|letter|sign)\b/iu;
