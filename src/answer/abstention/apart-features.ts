import { wholeMonth } from '../../language/month-words.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf } from '../../memory/query-plan.ts';
import { localMillis, monthNames } from '../../memory/time-span.ts';
import { periodOf } from '../amounts/billing-period.ts';
import type { Drafted } from '../worked-through.ts';
import { leavesOf } from './fixed-features.ts';

/** Forms that are asked of what is counted by months. */
const ofBills: ReadonlySet<string> = new Set(['amount', 'count', 'what']);

/** Seasons by their months, as one that writes in the south or the north has them. */
const seasons: readonly { readonly name: RegExp; readonly months: readonly number[] }[] = [
  { name: /\bspring\b|春/iu, months: [3, 4, 5] },
  { name: /\bsummer\b|夏/iu, months: [6, 7, 8] },
  { name: /\b(?:autumn|fall)\b|秋/iu, months: [9, 10, 11] },
  { name: /\bwinter\b|冬/iu, months: [12, 1, 2] },
];
const LONGEST_ASKED_DAYS = 32;
const DAY = 86_400_000;

/** The one month that a question is about; nothing where it names none, or more. */
function monthAsked(leaves: readonly PlanLeaf[]): number | undefined {
  const months = leaves.flatMap((leaf) => {
    if (leaf.tool !== 'time') return [];
    const { start, end, months: named } = leaf.args;
    if (named !== undefined) return named.length === 1 ? named : [];
    if (start === undefined || end === undefined) return [];
    const isShort = localMillis(end) - localMillis(start) <= LONGEST_ASKED_DAYS * DAY;
    return isShort && start.slice(0, 7) === end.slice(0, 7) ? [Number(start.slice(5, 7))] : [];
  });
  return new Set(months).size === 1 ? months[0] : undefined;
}

const monthsOf = ({ start, end }: { readonly start: string; readonly end: string }): readonly number[] => {
  const [from, to] = [monthNumber(start), monthNumber(end)];
  return Array.from({ length: Math.min(12, Math.max(1, to - from + 1)) }, (_, i) => ((from + i - 1) % 12) + 1);
};
const monthNumber = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** The months that a record says it counts: in its title, or as the stretch of time of a bill. */
function monthsCounted({ title = '', dates = [], documentKind }: MemoryItem): readonly number[] {
  const dated = dates.filter(({ text }) => text !== '' && title.includes(text)).flatMap(monthsOf);
  const titled = dated.length > 0 ? dated : monthsNamed(title);
  if (titled.length > 0) return titled;
  const period = documentKind === 'invoice' ? periodOf(dates) : undefined;
  return period === undefined ? [] : monthsOf(period);
}

/** 六月电费单, "June statement". */
const monthsNamed = (title: string): readonly number[] => [
  ...[...title.matchAll(hanMonth)].flatMap(([, name = '']) => {
    const number = /\d/u.test(name) ? Number(name) : hanMonths.indexOf(name) + 1;
    return number >= 1 && number <= 12 ? [number] : [];
  }),
  ...[...title.matchAll(latinMonth)].map(([name]) => latinMonths.indexOf(name.slice(0, 3).toLowerCase()) + 1),
];
const hanMonths = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ');
const hanMonth = /(\d{1,2}|十[一二]?|[一二三四五六七八九])月(?!前|后|内|间)/gu;
const latinMonths = monthNames.map((name) => name.slice(0, 3).toLowerCase());
const latinMonth = new RegExp(`\\b(?:${wholeMonth})\\b`, 'giu');

const seasonOf = (text: string) => seasons.filter(({ name }) => name.test(text));

/** Whether the told record is of the like of what is asked for, yet another: a bill of another month or season than the one named. */
export function ofApart({ draft, form, judged, retrieval: { plan } }: Drafted): Readonly<Record<ApartFeature, number>> {
  if (draft === undefined) return { periodApart: 0 };
  const question = inSimpleCharacters(plan.question);
  const items = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...(draft.also ?? [])].map((item) => [item.id, item]),
  );
  const told = [...new Set(draft.citations.map(({ id }) => id))].flatMap((id) => items.get(id) ?? []);
  const month = monthAsked(leavesOf(plan.root));
  const [season] = seasonOf(question);
  const isOfOtherTime = (item: MemoryItem): boolean => {
    const counted = monthsCounted(item);
    if (month !== undefined) return counted.length > 0 && !counted.includes(month);
    const named = seasonOf(inSimpleCharacters(item.title ?? ''));
    return season !== undefined && named.length > 0 && !named.includes(season);
  };
  return {
    periodApart: ofBills.has(form.kind) && told.length > 0 && told.every(isOfOtherTime) ? 1 : 0,
  };
}

export const apartFeatures = ['periodApart'] as const;
type ApartFeature = (typeof apartFeatures)[number];
