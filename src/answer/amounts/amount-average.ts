import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { stayEnds } from '../reading/stay-ends.ts';
import { countText, listText, moneyText } from '../wording.ts';
import { type AmountPart, citationOf, partsOf, sumParts } from './amount-parts.ts';
import { asksPerMonth } from './mean-words.ts';

/** Asking for what a night, a month or a person came to. */
const perNight =
  /\b(?:per|a|each|every) night\b|\bnightly\b|每(?:一)?晚|一晚(?:多少|平均|要)|(?:多少钱?|几(?:块|元)钱?)一晚|平均每晚/iu;

export const asksPerNight = (text: string): boolean => perNight.test(text);

/** What a night of one stay came to: its sum by its nights, with the computation shown. */
export async function perNightOf(accounts: readonly LedgerAccount[], question: Question): Promise<Draft | undefined> {
  const stays = accounts.filter(({ kind }) => kind === 'lodging');
  const [stay] = stays;
  if (stay === undefined) return undefined;
  if (stays.length > 1) return overAllStays(stays, question);
  const found = await question.store.items(stay.entries.map(({ item }) => item));
  const items = new Map(found.map((item) => [item.id, item]));
  const parts = partsOf(stay, 'total', items);
  const [sum, other] = sumParts(parts);
  const nights = nightsOf(stay);
  if (sum === undefined || other !== undefined || nights === undefined) return undefined;
  const dated = found.toReversed().find((item) => stayEnds(item)[0] >= 0 && stayEnds(item)[1] >= 0);
  const ends = dated === undefined ? [] : [...new Set(stayEnds(dated))];
  const days = ends.flatMap((index) => {
    const date = dated?.dates?.[index];
    return dated === undefined || date === undefined ? [] : [cite(dated.id, `dates.${index}`, date.text)];
  });
  const citations = [...parts.flatMap((part) => citationOf(part, items) ?? []), ...days];
  if (days.length === 0) return undefined;
  return meanDraft(sum, nights, citations, found, question, 'night');
}

function nightsOf({ span }: LedgerAccount): number | undefined {
  if (span === undefined) return undefined;
  const nights = daysBetween(span.start, span.end);
  return nights > 0 ? nights : undefined;
}

/** Of several stays: all that was paid by all nights. */
async function overAllStays(stays: readonly LedgerAccount[], question: Question): Promise<Draft | undefined> {
  const each = await Promise.all(stays.map((stay) => perNightOf([stay], question)));
  const told = each.flatMap((draft) => draft ?? []);
  const found = await question.store.items(stays.flatMap(({ entries }) => entries.map(({ item }) => item)));
  const items = new Map(found.map((item) => [item.id, item]));
  const [sum, other] = sumParts(stays.flatMap((stay) => partsOf(stay, 'total', items)));
  const nights = stays.reduce((all, stay) => all + (nightsOf(stay) ?? 0), 0);
  if (sum === undefined || other !== undefined || told.length < stays.length || nights === 0) return undefined;
  return meanDraft(
    sum,
    nights,
    told.flatMap(({ citations }) => citations),
    found,
    question,
    'night',
  );
}

/** What a dealing of a kind came to on average, or what they came to a month of the year that is asked for; of one currency only. */
export function meanOf(
  accounts: readonly { readonly account: LedgerAccount; readonly parts: readonly AmountPart[] }[],
  items: ReadonlyMap<ItemId, MemoryItem>,
  question: Question,
): Draft | undefined {
  const parts = accounts.flatMap((one) => one.parts);
  const [sum, other] = sumParts(parts);
  const perMonth = asksPerMonth(question.text);
  const isYear = conjuncts(question.retrieval.plan.root).some(
    (leaf) =>
      leaf.tool === 'time' && leaf.args.start?.slice(4, 10) === '-01-01' && leaf.args.end?.slice(4, 10) === '-12-31',
  );
  if (sum === undefined || accounts.length < 2 || (perMonth && !isYear)) return undefined;
  const also = [...new Set(parts.map(({ item }) => item))].flatMap((id) => items.get(id) ?? []);
  const citations = parts.flatMap((part) => citationOf(part, items) ?? []);
  if (other === undefined)
    return meanDraft(
      sum,
      perMonth ? MONTHS : accounts.length,
      citations,
      also,
      question,
      perMonth ? 'month' : undefined,
    );
  // Of each currency its own: no rate is known between them.
  const each = [...Map.groupBy(accounts, (one) => one.parts[0]?.amount.currency).values()].flatMap((of) =>
    of.length < 2
      ? meanOfOne(of)
      : sumParts(of.flatMap((one) => one.parts)).map((total) => ({
          ...total,
          value: Math.round((total.value / of.length) * 100) / 100,
        })),
  );
  return {
    text: listText(each.map(moneyText), question.language),
    type: 'number',
    citations,
    sureness: 0.7,
    notes: [],
    also,
  };
}

const meanOfOne = (of: readonly { readonly parts: readonly AmountPart[] }[]) =>
  sumParts(of.flatMap((one) => one.parts));

const MONTHS = 12;

function meanDraft(
  sum: ReturnType<typeof sumParts>[number],
  by: number,
  citations: Draft['citations'],
  also: readonly MemoryItem[],
  { language }: Question,
  unit: 'night' | 'month' | undefined,
): Draft {
  const value = Math.round((sum.value / by) * 100) / 100;
  const [count, countZh] =
    unit === undefined ? [String(by), `${by}笔`] : [countText(by, unit), `${by}${unit === 'night' ? '晚' : '个月'}`];
  return {
    text: moneyText({ ...sum, value }),
    type: 'number',
    citations,
    sureness: 0.8,
    notes: [language === 'zh' ? `${moneyText(sum)}，共${countZh}。` : `${moneyText(sum)} for ${count}.`],
    also,
    value: { kind: 'number', number: value },
  };
}
