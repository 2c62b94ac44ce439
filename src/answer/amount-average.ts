import type { LedgerAccount } from '../memory/ledger.ts';
import { citationOf, partsOf, sumParts } from './amount-parts.ts';
import { cite, type Draft, type Question } from './question.ts';
import { stayEnds } from './stay-ends.ts';
import { countText, moneyText } from './wording.ts';

const DAY = 86_400_000;

/** Asking for what a night, a month or a person came to. */
const perNight = /\b(?:per|a|each|every) night\b|\bnightly\b|每(?:一)?晚|一晚(?:多少|平均)|平均每晚/iu;

export const asksPerNight = (text: string): boolean => perNight.test(text);

/** What a night of one stay came to: its sum by its nights, with the computation shown. */
export async function perNightOf(accounts: readonly LedgerAccount[], question: Question): Promise<Draft | undefined> {
  const stays = accounts.filter(({ kind }) => kind === 'lodging');
  const [stay] = stays;
  if (stay === undefined || stays.length > 1) return undefined;
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
  const value = Math.round((sum.value / nights) * 100) / 100;
  const zh = question.language === 'zh';
  return {
    text: moneyText({ ...sum, value }),
    type: 'number',
    citations,
    sureness: 0.8,
    notes: [zh ? `${moneyText(sum)}，共${nights}晚。` : `${moneyText(sum)} for ${countText(nights, 'night')}.`],
    also: found,
    value: { kind: 'number', number: value },
  };
}

function nightsOf({ span }: LedgerAccount): number | undefined {
  if (span === undefined) return undefined;
  const nights = Math.round((Date.parse(span.end.slice(0, 10)) - Date.parse(span.start.slice(0, 10))) / DAY);
  return nights > 0 ? nights : undefined;
}
