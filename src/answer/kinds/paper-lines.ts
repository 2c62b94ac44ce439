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
  /^(?:sub ?total|total|tax|vat|service|tip|cash|card|paid|change|amount|due|balance|gst|mwst|summe|合计|总计|小计|税|找零|实收)\b/iu;

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
  return quotable(item)
    .flatMap(({ field, text }) =>
      field === 'ocr' || field === 'body'
        ? text.split('\n').flatMap((line) => {
            const thing = priced.exec(line.trim())?.groups?.['thing']?.trim() ?? '';
            return thing === '' || ofWhole.test(thing) ? [] : [{ thing, field }];
          })
        : [],
    )
    .slice(0, MOST_LINES);
}
