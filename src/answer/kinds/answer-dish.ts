import { fold, slug } from '../../language/fold.ts';
import type { Citation } from '../../memory/answer.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { dishNamed } from '../asked/thing-names.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { thingSaid } from '../said-in.ts';
import { housesNamed } from './answer-records.ts';
import { picturesOfMeal } from './meal-pictures.ts';
import { asksForAllServed, shownOnTable } from './on-the-table.ts';
import { isOfPaper, pricedThings } from './paper-lines.ts';

/** What a text says of what was eaten, by where it stands: a bill names it, a caption describes it, a tag guesses. */
const worth: Readonly<Record<string, number>> = { ocr: 5, tags: 4, caption: 2, shortCaption: 1, body: 1.5, title: 1 };
const MOST_READ = 40;
const MOST_CITED = 8;

/** A word for many dishes says less than one for a dish. */
const ofMany =
  /^(?:stew|soup|salad|pasta|noodles?|meat|fish|rice|sandwich|bread|cake|dessert|vegetables|seafood|beef|chicken|pork|lamb|snack|炖菜|汤|沙拉|意面|面条?|肉|鱼|米饭|饭|三明治|面包|蛋糕|甜点|蔬菜|海鲜|牛肉|鸡肉|猪肉|羊肉|小吃)$/iu;
const OF_MANY = 0.3;

/** “Mussels with celery and a cone of fries”: what lies beside a dish is not the dish. */
const beside = /(?:\b(?:and|with|side of|cone of|basket of|portion of)\b|[和配、,])[^.;]{0,24}$/iu;
const sides =
  /^(?:fries|chips|french fries|rice|bread|salad|coleslaw|pickles|vegetables|potatoes|米饭|薯条|面包|沙拉|蔬菜)$/iu;
const isSide = (name: string, before: string, field: string): boolean =>
  /caption/iu.test(field) && sides.test(name) && beside.test(before);

/** What was eaten somewhere: what bills of the meal name, or what its pictures show. */
export async function answerDish(question: Question): Promise<Draft | undefined> {
  const known = await picturesOfMeal(question);
  const isOfHouse = ({ id }: MemoryItem): boolean =>
    accountsOf(question.accounts, id).some(({ kind }) => kind === 'restaurant');
  // Mails tell of dishes that nobody ate, unless the house itself wrote them.
  const houses = housesNamed(question.retrieval.plan.root);
  const own = question.supported
    .map(({ item }) => item)
    .filter((item) => (isPicture(item) && !isOfOther(item, houses)) || isOfHouse(item));
  const items = [...new Map([...known, ...own].map((item) => [item.id, item])).values()].slice(0, MOST_READ);
  const { text } = question;
  const all = asksForAllServed.test(text) ? (onBill(items, [], text) ?? shownOnTable(items, text)) : undefined;
  const best =
    all ?? mostNamed(items, houses) ?? onBill(items, houses) ?? described(items) ?? shownOnTable(items, text);
  if (best === undefined) return undefined;
  return {
    text: thingSaid(best.name, question.language),
    type: 'open_end',
    citations: best.citations.slice(0, MOST_CITED),
    sureness: 0.8,
    notes: [],
    also: items,
  };
}

const papers: ReadonlySet<string | undefined> = new Set(['receipt', 'invoice', 'menu']);
/** The bill of another house tells what was eaten there. */
const isOfOther = ({ documentKind, ocr, place }: MemoryItem, houses: readonly string[]): boolean =>
  papers.has(documentKind) &&
  houses.length > 0 &&
  !houses.some((house) => slug(`${place?.poi ?? ''} ${ocr?.text ?? ''}`).includes(house));

type Eaten = { readonly name: string; readonly citations: readonly Citation[] };

/** A picture or a bill that has the house's own name tells more than one that was only taken then. */
const OF_THE_HOUSE = 3;

function mostNamed(items: readonly MemoryItem[], houses: readonly string[]): Eaten | undefined {
  const found = new Map<string, { weight: number; name: string; citations: Citation[] }>();
  for (const item of items) {
    const own = slug(`${item.place?.poi ?? ''} ${item.place?.label ?? ''} ${item.ocr?.text ?? ''}`);
    const share = houses.some((house) => own.includes(house)) ? OF_THE_HOUSE : 1;
    for (const { field, path, text } of textsOf(item)) {
      const name = dishNamed(text);
      const at = name === undefined ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
      if (name === undefined || at < 0 || isSide(name, text.slice(0, at), field)) continue;
      const quote = text.slice(at, at + name.length);
      const known = found.get(slug(name)) ?? { weight: 0, name: quote, citations: [] };
      known.weight += share * (worth[field] ?? 1) * (ofMany.test(name) ? OF_MANY : 1);
      known.citations.push(cite(item.id, path, quote));
      found.set(slug(name), known);
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight)[0];
}

const textsOf = (item: MemoryItem): { readonly field: string; readonly path: string; readonly text: string }[] => [
  ...quotable(item)
    .filter(({ field }) => field !== 'summary')
    .map(({ field, text }) => ({ field, path: field, text })),
  ...(item.tags ?? []).map(({ name }, i) => ({ field: 'tags', path: `tags.${i}`, text: name })),
];

/** "Besides the beer", 除了啤酒: what is known is not asked for. */
const exceptFor = /(?:\b(?:besides|except(?: for)?|apart from|other than)\b|除了?)(?<thing>[^,，。?？]+)/iu;

/** What the house's own bill lists, where no dish of it has a name that is known. */
function onBill(items: readonly MemoryItem[], houses: readonly string[], text = ''): Eaten | undefined {
  const besides = fold(exceptFor.exec(text)?.groups?.['thing'] ?? '');
  for (const item of items) {
    const isOfHouse = houses.length === 0 || houses.some((house) => slug(item.ocr?.text ?? '').includes(house));
    if (!isOfPaper(item) || !isOfHouse) continue;
    const things = pricedThings(item).filter(({ thing }) => besides === '' || !besides.includes(fold(thing)));
    if (things.length > 0)
      return {
        name: things.map(({ thing }) => thing).join(', '),
        citations: things.map(({ thing, field }) => cite(item.id, field, thing)),
      };
  }
  return undefined;
}

const tagOfFood = /^(?:food|meal|dish|dessert|drink|plate|食物|菜|美食)$/iu;
const servedOn = /^(?:an? |the )?(?:whole )?(?:plate|bowl|basket|dish|cup|glass|slice|portion|board) (?:of|with) /iu;

/** A dish without a name: what the caption of a picture of food says it is. */
function described(items: readonly MemoryItem[]): Eaten | undefined {
  for (const item of items) {
    const caption = item.shortCaption ?? item.caption;
    if (caption === undefined || !(item.tags ?? []).some(({ name }) => tagOfFood.test(name))) continue;
    const name = caption.replace(servedOn, '').replace(/[.]$/u, '');
    return { name, citations: [cite(item.id, item.shortCaption === undefined ? 'caption' : 'shortCaption', name)] };
  }
  return undefined;
}
