import type { ItemId } from '../../memory/ids.ts';
import { isSaying, type MemoryItem } from '../../memory/item.ts';
import { all, any, leaf, type PlanNode, type PlanWindow } from '../../memory/query-plan.ts';
import { addDays } from '../../memory/time-span.ts';
import { dayOf, localOf, millisOf, type Span } from '../planner/calendar.ts';
import type { Gazetteer, KnownEvent } from '../planner/gazetteer.ts';
import { canonicalPlan, meaningOf } from './canonical-plan.ts';
import { spanOf } from './happening.ts';
import { leavesOf } from './plan-normal.ts';
import { planText } from './plan-text.ts';
import { saysPictures } from './wants-pictures.ts';

const HOUR = 3_600_000;
/** Days without a matching item that part one stay from the next. */
const STAY_GAP_DAYS = 3;
const MOST_SPANS = 24;

/** Of what is found for an anchor, the item is all that is asked. */
type Found = { readonly item: MemoryItem };
export type FindAnchors = (anchor: PlanNode) => Promise<readonly Found[]>;

/**
 * A canonical plan without `within`: each anchor is found first, and the times around what it found bound the rest. An
 * anchor that finds nothing stays as evidence of its own, so that it is neither forgotten nor taken as fulfilled.
 * The same anchor is looked for once.
 */
export async function ground(
  node: PlanNode,
  gazetteer: Gazetteer,
  find: FindAnchors,
): Promise<{ readonly plan: PlanNode; readonly spans: readonly Span[] }> {
  const canonical = canonicalPlan(node);
  if (!hasAnchor(canonical)) return { plan: canonical, spans: [] };
  const sought = new Map<string, Promise<readonly Found[]>>();
  const findOnce: FindAnchors = (anchor) => {
    const key = planText(meaningOf(anchor));
    const found = sought.get(key) ?? find(anchor);
    sought.set(key, found);
    return found;
  };
  const { plan, spans } = await grounded(canonical, gazetteer, findOnce);
  return { plan: canonicalPlan(plan), spans };
}

function hasAnchor(node: PlanNode): boolean {
  if (node.kind === 'all' || node.kind === 'any') return node.plans.some(hasAnchor);
  return node.kind === 'within' || (node.kind === 'not' && hasAnchor(node.plan));
}

type Grounded = { readonly plan: PlanNode; readonly spans: readonly Span[] };

async function grounded(node: PlanNode, gazetteer: Gazetteer, find: FindAnchors): Promise<Grounded> {
  switch (node.kind) {
    case 'leaf':
      return { plan: node, spans: [] };
    case 'not': {
      const inner = await grounded(node.plan, gazetteer, find);
      return { plan: { kind: 'not', plan: inner.plan }, spans: [] };
    }
    case 'all':
    case 'any': {
      const parts = await Promise.all(node.plans.map((plan) => grounded(plan, gazetteer, find)));
      return { plan: { kind: node.kind, plans: parts.map((p) => p.plan) }, spans: parts.flatMap((p) => p.spans) };
    }
    case 'within': {
      const inner = await grounded(node.plan, gazetteer, find);
      const anchor = await grounded(node.anchor, gazetteer, find);
      const found = await find(canonicalPlan(anchor.plan));
      const around = node.window.unit === 'trip' && isTalk(found) ? [] : spansAround(found, node.window, gazetteer);
      const spans = inTimesOf(inner.plan, around).slice(0, MOST_SPANS);
      if (spans.length === 0) return { plan: all(inner.plan, anchor.plan), spans: inner.spans };
      const times = spans.map((span) => leaf('time', { ...span, said: 'the time of the anchor' }, 'must'));
      const isTrip = node.window.unit === 'trip';
      // A picture with a position needs no trip to be of the place; one without may be of it by its time.
      const others = !isTrip ? [] : saysPictures(inner.plan) ? [anchor.plan] : lettersOf(anchor.plan, spans);
      return { plan: all(inner.plan, any(...times, ...others)), spans: [...inner.spans, ...spans] };
    }
  }
}

/** Who only talks of a journey was on none that day: what is said of it is found by its words. */
const isTalk = (found: readonly Found[]): boolean => found.length > 0 && found.every(({ item }) => isSaying(item));

/** A trip is written about before it begins (bookings, plans) and for a while after (bills, thanks). */
const DAYS_BEFORE = 60;
const DAYS_AFTER = 30;
const MOST_TRIPS_WITH_LETTERS = 6;

/** What speaks of the anchor near its time: as good as what was made there and then, where no picture is asked for. */
const lettersOf = (anchor: PlanNode, spans: readonly Span[]): PlanNode[] =>
  spans.slice(0, MOST_TRIPS_WITH_LETTERS).map((span) =>
    all(
      anchor,
      leaf(
        'time',
        {
          start: `${addDays(dayOf(span.start), -DAYS_BEFORE)}T00:00:00`,
          end: `${addDays(dayOf(span.end), DAYS_AFTER)}T23:59:59`,
          said: 'around the time of the anchor',
        },
        'must',
      ),
    ),
  );

/** "In June 2020, on my trip to Kyoto": of several trips the one in June. None where none is known of that time. */
function inTimesOf(node: PlanNode, spans: readonly Span[]): readonly Span[] {
  const asked = leavesOf(node).flatMap(({ leaf: { tool, args }, negated }) =>
    tool === 'time' && !negated && (args.start ?? args.end) !== undefined ? [args] : [],
  );
  if (asked.length === 0) return spans;
  return spans.filter((span) =>
    asked.some(
      ({ start, end }) => (start === undefined || span.end >= start) && (end === undefined || span.start <= end),
    ),
  );
}

/** The times of the anchors' trips, events or days, merged where they touch, latest first. */
function spansAround(anchors: readonly Found[], window: PlanWindow, gazetteer: Gazetteer): Span[] {
  const found = anchors.map(({ item }) => ({ item, event: eventOf(item.id, window, gazetteer) }));
  // A mail that names a town is no stay there: where trips are known, only they are.
  const onTrips = window.unit === 'trip' ? found.filter(({ event }) => event !== undefined) : [];
  const spans = (onTrips.length > 0 ? onTrips : found).flatMap(({ item, event }): Span[] => {
    if (event !== undefined) return [spanOf(event)];
    if (item.time === undefined) return [];
    const told = window.unit === 'trip' ? journeyTold(item) : undefined;
    if (told !== undefined) return [told];
    return [widened({ start: item.time.start.slice(0, 19), end: item.time.end.slice(0, 19) }, window)];
  });
  const gap = window.unit === 'trip' ? STAY_GAP_DAYS * 24 * HOUR : HOUR;
  return merged(spans, gap).toReversed();
}

const travelRoles: ReadonlySet<string> = new Set(['check-in', 'check-out', 'departure', 'arrival']);
const LONGEST_JOURNEY_DAYS = 60;

/** The days of the stay or the journey that a letter speaks of, where no trip is known: it was written on another day. */
function journeyTold({ modality, dates = [] }: MemoryItem): Span | undefined {
  if (modality !== 'email') return undefined;
  const told = dates.filter(
    ({ role, start, end }) => travelRoles.has(role) || (role === 'other' && start.slice(0, 10) < end.slice(0, 10)),
  );
  const start = told.map((date) => date.start.slice(0, 10)).sort()[0];
  const end = told
    .map((date) => date.end.slice(0, 10))
    .sort()
    .at(-1);
  if (start === undefined || end === undefined || addDays(start, LONGEST_JOURNEY_DAYS) < end) return undefined;
  return { start: `${start}T00:00:00`, end: `${end}T23:59:59` };
}

function eventOf(id: ItemId, { unit }: PlanWindow, gazetteer: Gazetteer): KnownEvent | undefined {
  const known = gazetteer.eventsOf(id);
  if (unit === 'trip') return known.find((event) => event.kind === 'trip');
  return unit === 'event' ? known.find((event) => event.kind !== 'trip') : undefined;
}

function widened(span: Span, window: PlanWindow): Span {
  const { before = 0, after = 0 } = window;
  switch (window.unit) {
    case 'hours':
      return { start: localOf(millisOf(span.start) - before * HOUR), end: localOf(millisOf(span.end) + after * HOUR) };
    case 'days':
      return {
        start: `${addDays(dayOf(span.start), -before)}T00:00:00`,
        end: `${addDays(dayOf(span.end), after)}T23:59:59`,
      };
    case 'event':
    case 'thread':
      return { start: localOf(millisOf(span.start) - 3 * HOUR), end: localOf(millisOf(span.end) + 3 * HOUR) };
    case 'trip':
    case 'day':
      return { start: `${dayOf(span.start)}T00:00:00`, end: `${dayOf(span.end)}T23:59:59` };
  }
}

function merged(spans: readonly Span[], gap: number): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = found.at(-1);
    if (last !== undefined && millisOf(span.start) - millisOf(last.end) <= gap) {
      if (span.end > last.end) found[found.length - 1] = { start: last.start, end: span.end };
    } else found.push(span);
  }
  return found;
}
