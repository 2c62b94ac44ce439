import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { headsSaid } from '../reading/headcount.ts';
import { travellersIn } from '../reading/travellers.ts';
import { countText, moneyText } from '../wording.ts';
import { type AmountPart, citationOf, sumParts } from './amount-parts.ts';
import { asksPerPerson } from './mean-words.ts';

/** "35 EUR p.p.", 每人88元: a price that is a person's as it stands. */
const behindPrice =
  /^\s{0,2}(?:\/|per|each|a|pro|par|por)?\s?(?:person|head|guest|adult|capita|p\.?p\.?|personne|persona)\b|^\s?(?:\/|每)\s?(?:人|位)/iu;
const beforePrice = /(?:\b(?:per|each) (?:person|head|guest|adult)|每人|每位|人均)[^\d\n]{0,12}$/iu;

/**
 * What a dealing came to for each person: as its records price it, else its sum by the people whom they count or list.
 * Nothing where a record tells neither: the whole would be no answer.
 */
export function perPersonOf(
  parts: readonly AmountPart[],
  items: ReadonlyMap<ItemId, MemoryItem>,
  { text, language }: Question,
): Draft | undefined {
  if (!asksPerPerson(text)) return undefined;
  const records = [...items.values()];
  const told = records.flatMap((item) => {
    const amount = priceOfOne(item);
    return amount === undefined ? [] : [{ item, amount }];
  })[0];
  if (told !== undefined)
    return {
      text: moneyText(told.amount),
      type: 'number',
      citations: [cite(told.item.id, `amounts.${(told.item.amounts ?? []).indexOf(told.amount)}`, told.amount.text)],
      sureness: 0.85,
      notes: [],
      also: [told.item],
      value: { kind: 'number', number: told.amount.value },
    };
  const [sum, other] = sumParts(parts);
  const heads = records.flatMap((item) => headsOf(item) ?? [])[0];
  if (sum === undefined || other !== undefined || heads === undefined) return undefined;
  const value = Math.round((100 * sum.value) / heads.count) / 100;
  return {
    text: moneyText({ ...sum, value }),
    type: 'number',
    citations: [...parts.flatMap((part) => citationOf(part, items) ?? []), ...heads.citations],
    sureness: 0.8,
    notes: [
      language === 'zh'
        ? `${moneyText(sum)}，共${heads.count}人。`
        : `${moneyText(sum)} for ${countText(heads.count, 'person')}.`,
    ],
    also: records,
    value: { kind: 'number', number: value },
  };
}

function priceOfOne(item: MemoryItem): Amount | undefined {
  const texts = quotable(item).map(({ text }) => text);
  return item.amounts?.find((amount) =>
    texts.some((text) => {
      const at = text.indexOf(amount.text);
      return at >= 0 && (behindPrice.test(text.slice(at + amount.text.length)) || beforePrice.test(text.slice(0, at)));
    }),
  );
}

type Heads = { readonly count: number; readonly citations: Draft['citations'] };

/** How many people a record counts, or lists by name. */
function headsOf(item: MemoryItem): Heads | undefined {
  const said = quotable(item).flatMap(({ field, text }) => {
    const found = headsSaid(text);
    return found === undefined ? [] : [{ count: found.count, citations: [cite(item.id, field, found.quote)] }];
  })[0];
  if (said !== undefined && said.count > 1) return said;
  const names = travellersIn(item);
  const field = item.body === undefined ? 'ocr' : 'body';
  return names.length < 2
    ? undefined
    : { count: names.length, citations: names.map(({ quote }) => cite(item.id, field, quote)) };
}
