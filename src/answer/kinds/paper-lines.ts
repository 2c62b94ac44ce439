import { matchesIn } from '../../language/matches.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { DocumentKind } from '../../memory/item-text.ts';
import { thingsListed } from '../asked/ordered-things.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { listText } from '../wording.ts';

/** Papers whose lines are asked for as a whole, by what they are called. */
const papers: readonly { readonly asks: RegExp; readonly kinds: readonly DocumentKind[] }[] = [
  { asks: /\bmenu\b|菜单/iu, kinds: ['menu'] },
  { asks: /\b(?:receipt|bill|slip)\b|小票|收据|账单/iu, kinds: ['receipt', 'invoice'] },
];

const asksForLines =
  /^(?:and |so |please )*(?:what|which (?:things|dishes|items))(?:['’]s| is| are| was| were|(?: all)? (?:did|does|do) (?:they|it|[\p{L}' ]{2,40}) (?:have|offer|serve|list))? (?:there |all )?(?:listed |written |printed |offered )?on (?:the|their|its|that|this|my|our) (?:\p{L}+ ){0,2}(?:menu|receipt|bill|slip)\b|(?:菜单|小票|收据|账单)(?:上|里)(?:都|写着?|列着?|印着?)*(?:有|是|写了)?(?:些)?(?:什么|啥|哪些)/iu;

/** "What was on the menu?" */
export const asksForPaper = ({ text }: Question): boolean => asksForLines.test(text);

const MOST_READ = 8;
const MOST_LINES = 12;
/** A line of a paper that ends with its price, one space between as a program reads it off a picture. */
const priced =
  /^(?:\d{1,2} ?[x×] ?)?(?<thing>\p{L}[^\d|\n]{1,40}?)[ .]+(?:[A-Z]{3} |[€$£¥])?\d{1,4}[.,]\d{2}(?: ?(?:[A-Z]{3}|[€$£¥]))?$/u;
const ofWhole =
  /^(?:sub ?total|total|tax|vat|service|tip|cash|card|paid|change|amount|due|balance|gst|mwst|summe|subtotal|gst|summe|totale?|razem|合[计計]|总计|小[计計]|税|找零|实[收付]|應收|应[收付退]|抹零|会员立减)(?![\p{L}])/iu;

/** The things that the paper lists, as it writes them; nothing where no such paper is known that lists any. */
export async function answerPaper({ text, supported, language }: Question): Promise<Draft | undefined> {
  const kinds = papers.find(({ asks }) => asks.test(text))?.kinds;
  for (const { item } of supported.slice(0, MOST_READ)) {
    if (item.documentKind === undefined || kinds?.includes(item.documentKind) !== true) continue;
    const things = pricedThings(item);
    if (things.length === 0) continue;
    return {
      text: listText(
        things.map(({ thing }) => thing),
        language,
      ),
      type: 'open_end',
      citations: things.map(({ thing, field }) => cite(item.id, field, thing)),
      sureness: 0.85,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}

/** The things that a paper lists with a price each. */
export function pricedThings(item: MemoryItem): readonly { readonly thing: string; readonly field: string }[] {
  const listed = thingsListed(item);
  if (listed.length > 0) return listed;
  const lines = linesPriced(item);
  const inRow = thingsInRow(item);
  return inRow.length > lines.length ? inRow : lines;
}

const linesPriced = (item: MemoryItem): readonly { readonly thing: string; readonly field: string }[] =>
  quotable(item)
    .flatMap(({ field, text }) =>
      field === 'ocr' || field === 'body'
        ? text.split('\n').flatMap((line) => {
            const thing = priced.exec(line.trim())?.groups?.['thing']?.trim() ?? '';
            return thing === '' || ofWhole.test(thing) ? [] : [{ thing, field }];
          })
        : [],
    )
    .slice(0, MOST_LINES);

/** A thing with its price, perhaps among others in one line, as a model writes down what stands on a slip: 蒜蓉生蚝12只 72 炒空心菜 22. */
const pricedInRow =
  /(?:^|[\s·|,;])(?:\d{1,2} ?(?:[x×] ?)?)?(?<thing>\p{L}[^\d·|\n]{0,30}?)(?: ?[x×] ?\d{1,2}|\(\d{1,2}\)|\d{1,2}(?:\p{Script=Han}| ?[杯只份个瓶])?| \d{1,2}[杯只份个瓶碗])? (?:[€$£¥￥] ?)?\d{1,5}(?:[.,]\d{2,3})?(?=$|[\s·|,;])/gmu;
const inCapitals = /^(?:\p{Lu}{3,}\s+)+(?=\p{Lu}\p{Ll})/u;
const FEWEST_IN_ROW = 2;
const ofPaper =
  /^(?:table|tel|no|nr|tisch|room|covers|date|time|桌号?|单号|电话|日期|时间|房)\b|[桌单][号號]|(?:结账|结算|消费|收费|賬|账)[单單]|服[务務]费|^定金|^押金|^加一/iu;

function thingsInRow(item: MemoryItem): readonly { readonly thing: string; readonly field: string }[] {
  const found = matchesIn(item.ocr?.text ?? '', pricedInRow).flatMap(({ groups }) => {
    const written = groups?.['thing'] ?? '';
    // What stands before the first thing is the house's name: of a Chinese name by the space, else by its capitals.
    const isHan = /\p{Script=Han}/u.test(written);
    const thing = (isHan ? (written.trim().split(/\s/u).at(-1) ?? '') : written.replace(inCapitals, '')).trim();
    return thing.length < 2 || ofWhole.test(thing) || ofPaper.test(thing) ? [] : [{ thing, field: 'ocr' }];
  });
  return found.length < FEWEST_IN_ROW ? [] : found.slice(0, MOST_LINES);
}

const shownPaper = /\b(?:receipts?|bill|invoice|till slip|sales slip|tickets?)\b|小票|收据|账单|賬單|单据/iu;

/** Whether a picture is of a bill or a ticket, by what it says or by who described it. */
export const isOfPaper = ({ documentKind, caption = '', tags = [] }: MemoryItem): boolean =>
  documentKind === 'receipt' ||
  documentKind === 'invoice' ||
  documentKind === 'ticket' ||
  shownPaper.test(caption) ||
  tags.some(({ name }) => shownPaper.test(name));
