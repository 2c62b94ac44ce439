import { isPicture } from '../../memory/item.ts';
import { type LeafOf, leaf, leavesIn, type QueryPlan } from '../../memory/query-plan.ts';
import { calendarSpan } from '../../memory/time-span.ts';

import { dayOf, daySpan, localOf, millisOf, type Span } from '../planner/calendar.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Act, ShiftUnit } from './act.ts';
import { around, shifted } from './move-time.ts';
import type { Draft } from './plan-draft.ts';
import type { PreviousQuestion } from './previous-question.ts';

type Found = PreviousQuestion['found'][number];

/** Hours around a thing that stand for what happened then, where no event is known. */
const SAME_HAPPENING_HOURS = 3;

const ownSpan = ({ start, end }: Found): Span | undefined =>
  start === undefined ? undefined : { start: start.slice(0, 19), end: (end ?? start).slice(0, 19) };

/** The narrowest event that holds what was found first, else the hours around it; only media are made where it happens. */
function happening({ found }: PreviousQuestion, gazetteer: Gazetteer): Span | undefined {
  const first = found.find(isPicture);
  if (first === undefined) return undefined;
  const [event] = gazetteer.eventsOf(first.id);
  if (event !== undefined) return { start: event.span.start.slice(0, 19), end: event.span.end.slice(0, 19) };
  const span = ownSpan(first);
  return span && around(span.start, span.end, SAME_HAPPENING_HOURS);
}

/** Bounds the plan by the time of what the last answer rests on: "who else was there?" after "when did I last see Tom?". */
export function atThatHappening(draft: Draft, previous: PreviousQuestion, gazetteer: Gazetteer): void {
  const span = happening(previous, gazetteer);
  if (span === undefined) return;
  const said = previous.plan.language === 'zh' ? '那时' : 'that time';
  draft.drop('time', 'silently');
  draft.drop('what', 'silently');
  draft.replace('time', [leaf('time', { ...span, said }, 'must')]);
  draft.choose('all');
}

const stepWords = {
  before: { en: 'before that', zh: '在那之前' },
  after: { en: 'after that', zh: '在那之后' },
} as const;

/**
 * From the time of what was found to before or after it, and there the nearest. After a set that was asked for by its
 * time, "before that" is the set of the time before.
 */
export function stepFrom(
  draft: Draft,
  { towards, single }: Extract<Act, { do: 'step' }>,
  previous: PreviousQuestion,
  gazetteer: Gazetteer,
): void {
  const asksItems = draft.asked === 'items' || draft.asked === 'list' || draft.asked === 'count';
  const asked = timeOf(draft);
  const ofSet = !single && asksItems && draft.pick === 'all' && asked !== undefined;
  const found =
    (asksItems ? undefined : happening(previous, gazetteer)) ?? widest(previous.found.flatMap((f) => ownSpan(f) ?? []));
  const span = ofSet ? asked : (found ?? asked);
  if (!ofSet) draft.choose(towards === 'before' ? 'last' : 'first');
  if (span === undefined) return;
  const said = stepWords[towards][previous.plan.language];
  const bound =
    towards === 'before'
      ? { end: localOf(millisOf(span.start) - 1000) }
      : { start: localOf(millisOf(span.end) + 1000) };
  draft.replace('time', [leaf('time', { ...bound, said }, 'must')]);
  if (!ofSet) draft.strictly = bound;
}

/** The whole year or month that the question's time, or what was found, lies in. */
export function widenTime(draft: Draft, unit: 'year' | 'month', previous: PreviousQuestion): void {
  const span = timeOf(draft) ?? previous.found.map(ownSpan).find((found) => found !== undefined);
  if (span === undefined) return;
  const { start, end } = calendarSpan(span.start.slice(0, unit === 'year' ? 4 : 7), 'row');
  draft.replace('time', [leaf('time', { start, end, said: start.slice(0, unit === 'year' ? 4 : 7) }, 'must')]);
}

/** The time moves by whole units: that of the question, else the day, month or year of what was found. */
export function shiftTime(
  draft: Draft,
  { unit, by }: Extract<Act, { do: 'shift' }>,
  previous: PreviousQuestion,
  gazetteer: Gazetteer,
): void {
  const asked = timeOf(draft);
  const span =
    asked ?? happening(previous, gazetteer) ?? previous.found.map(ownSpan).find((found) => found !== undefined);
  if (span === undefined) return;
  const base =
    asked ??
    (unit === 'year'
      ? daySpan(`${span.start.slice(0, 4)}-01-01`, `${span.start.slice(0, 4)}-12-31`)
      : daySpan(dayOf(span.start), dayOf(span.end)));
  draft.replace('time', [
    leaf('time', { ...shifted(base, unit, by), said: saidOf(unit, by, previous.plan.language) }, 'must'),
  ]);
  if (asked === undefined) draft.choose('all');
}

const unitsZh = { year: '年', month: '个月', week: '周', weekend: '个周末', day: '天' } as const;

function saidOf(unit: ShiftUnit, by: number, language: QueryPlan['language']): string {
  const n = Math.abs(by);
  if (language === 'zh') return `${by < 0 ? '前' : '后'}${n === 1 ? '一' : n}${unitsZh[unit]}`;
  return `${n === 1 ? `the ${unit}` : `${n} ${unit}s`} ${by < 0 ? 'before' : 'after'}`;
}

function widest(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  return {
    start: spans.map(({ start }) => start).reduce((a, b) => (a < b ? a : b)),
    end: spans.map(({ end }) => end).reduce((a, b) => (a > b ? a : b)),
  };
}

function timeOf(draft: Draft): Span | undefined {
  const spans = draft
    .of('time')
    .flatMap(leavesIn)
    .flatMap((l): Span[] => {
      const { start, end } = (l as LeafOf<'time'>).args;
      return l.tool === 'time' && start !== undefined && end !== undefined ? [{ start, end }] : [];
    });
  return widest(spans);
}
