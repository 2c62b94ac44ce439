import pc from 'picocolors';
import type { TimelineAsked } from '../../app/items/timeline.ts';
import type {
  EventBrief,
  TimelineCounts,
  TimelineItem,
  TimelineMonthsResponse,
  TimelineResponse,
} from '../../contract/timeline-verb.ts';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { playingTime } from '../../memory/in-words/playing-time.ts';
import { type Modality, modalities } from '../../memory/item.ts';
import { locationNames } from '../../memory/location.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { kinds, when } from '../phrases.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted, table } from '../table.ts';

export type TimelineOptions = {
  readonly in?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly kind?: string;
  readonly undated?: boolean;
  readonly months?: boolean;
  readonly newest?: boolean;
  readonly limit?: string;
  readonly cursor?: string;
};

/** Errors: `usage` for an invalid time, kind or number. */
export async function showTimeline(context: VerbContext, options: TimelineOptions): Promise<ExitCode> {
  const asked = askedBy(options);
  const isWhole = asked.from === undefined && asked.to === undefined && asked.cursor === undefined;
  const isAbout = options.kind !== undefined || options.undated === true || options.newest === true;
  return withApp(context, async (app) => {
    if (options.months === true || (isWhole && !isAbout && context.common.json !== true))
      context.face.result(await app.timelineMonths(), drawMonths);
    else context.face.result(await app.timeline(asked), drawTimeline);
    return exitCodes.done;
  });
}

function askedBy(options: TimelineOptions): TimelineAsked {
  const [from, to] = [options.from ?? options.in, options.to ?? options.in];
  for (const time of [from, to]) if (time !== undefined && !isCalendarTime(time)) throw noTime(time);
  const limit = Number(options.limit ?? 200);
  if (!Number.isInteger(limit) || limit < 1) throw wrong('--limit', options.limit ?? '', 'Use a whole number above 0.');
  const modality = options.kind?.split(',').map(kindNamed);
  return {
    from,
    to,
    modality,
    undated: options.undated,
    order: options.newest === true ? 'desc' : 'asc',
    limit,
    cursor: options.cursor,
  };
}

const noTime = (said: string): MadeleineError =>
  new MadeleineError('usage', `${said} is not a valid time.`, {
    action: 'Give a year, a month or a day, such as 2023, 2023-05 or 2023-05-07.',
  });
const wrong = (option: string, said: string, action: string): MadeleineError =>
  new MadeleineError('usage', `Invalid value for ${option}: ${said}.`, { action });

function kindNamed(said: string): Modality {
  const wanted = said.trim().replace(/s$/, '');
  const found = modalities.find((one) => one === wanted || kinds[one] === wanted);
  if (found === undefined) throw wrong('--kind', said, `Use one of: ${modalities.join(', ')}.`);
  return found;
}

const BAR = 40;

function drawMonths({ months, undated }: TimelineMonthsResponse): string {
  if (months.length === 0 && undated.items === 0) return 'No items yet. Add some with `madeleine add`.';
  const most = Math.max(...months.map(({ items }) => items), 1);
  const rest =
    undated.items === 0
      ? []
      : [
          `\n${counted(undated.items, 'item')} without a known time (${kindsOf(undated)}): madeleine timeline --undated`,
        ];
  return [
    table(months, [
      { head: 'month', cell: ({ month }: TimelineMonthsResponse['months'][number]) => month },
      { head: 'items', right: true, cell: ({ items }) => String(items) },
      { head: '', cell: ({ items }) => pc.cyan('▇'.repeat(Math.ceil((items / most) * BAR))) },
      { head: 'types', cell: (month) => kindsOf(month) },
    ]),
    ...rest,
  ].join('\n');
}

const kindsOf = (counts: TimelineCounts): string =>
  modalities.flatMap((kind) => (counts[kind] === 0 ? [] : [counted(counts[kind], kinds[kind])])).join(', ');

function drawTimeline({ items, events, nextCursor }: TimelineResponse): string {
  if (items.length === 0) return 'No items in this period.';
  const days = Map.groupBy(items, ({ start }) => start?.slice(0, 10));
  const sections = [...days].map(([day, of]) => [dayHeading(day, events), ...of.map(itemLine)].join('\n'));
  const more = nextCursor === undefined ? [] : [pc.dim(`More items: --cursor ${nextCursor}`)];
  return [...sections, ...more].join('\n\n');
}

function dayHeading(day: string | undefined, events: readonly EventBrief[]): string {
  if (day === undefined) return pc.bold('Time unknown');
  const title = (kind: EventBrief['kind']): string[] =>
    events
      .filter(({ kind: is, span }) => is === kind && span.start.slice(0, 10) <= day && span.end.slice(0, 10) >= day)
      .map((event) => plain(event.title));
  return pc.bold(
    [when(calendarSpan(day, 'event')), ...title('day').slice(0, 1), ...title('trip').map((trip) => `✈ ${trip}`)].join(
      ' · ',
    ),
  );
}

function itemLine({ id, modality, start, place, title, snippet, from, durationSeconds }: TimelineItem): string {
  const clock = start?.slice(11, 16) ?? '     ';
  const where = place === undefined ? '' : locationNames(place).slice(0, 2).join(', ');
  const facts = [kinds[modality], durationSeconds === undefined ? '' : playingTime(durationSeconds), where, from ?? ''];
  const words = [title, snippet === title ? undefined : snippet].filter((said) => said !== undefined).join(' — ');
  return `  ${clock}  ${pc.cyan(id)}  ${pc.dim(plain(facts.filter((fact) => fact !== '').join(' · ')))}  ${plain(words).slice(0, 100)}`;
}
