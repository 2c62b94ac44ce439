import { matchesIn } from '../../language/matches.ts';
import { withoutOldColumn } from '../../language/old-column.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import { dateCues, supersedingCue } from '../asked/answer-words.ts';
import { asksForPast } from '../asked/change-words.ts';
import { type Limits, spanVerdict } from '../evidence/constraint.ts';
import { numberedApart, saysNumbered } from '../evidence/numbered-apart.ts';
import { quotable } from './best-sentence.ts';
import { saidBeside } from './said-beside.ts';
import { clockTime, writtenText } from './value-cues.ts';

/** A date or a time of day that a record speaks of, with what it says around it. */
export type Moment = {
  readonly item: MemoryItem;
  /** ISO local; both ends of a day when no time is known. Absent for a time of day without a date. */
  readonly day?: { readonly start: string; readonly end: string };
  /** The day that stands above a time of day in its paragraph. */
  readonly dayAbove?: { readonly start: string; readonly end: string };
  /** "16:00" as the record writes it. */
  readonly clock?: string;
  /** The characters that say the time of day, where they stand apart from the date. */
  readonly clockQuote?: string;
  /** The letter that tells the time of day, where it is a later one. */
  readonly clockFrom?: { readonly item: MemoryItem; readonly field: string };
  readonly role: MentionedDate['role'];
  readonly field: string;
  readonly quote: string;
  /** What stands before it and after it in its sentence. */
  readonly before: string;
  readonly after: string;
  readonly sentence: string;
  /** Whether it stands in the column of how it was, or beside it in that of how it is. */
  readonly column?: 'was' | 'is';
};

type Taken = { readonly start: number; readonly end: number; readonly day: Moment['day'] };
const FARTHEST_BELOW = 160;

/** Every date and time of day that an item's words hold, in order. */
export function momentsOf(item: MemoryItem): Moment[] {
  const found: Moment[] = [];
  for (const { field, text } of quotable(item)) {
    if (field === 'shortCaption' || (field === 'summary' && item.body !== undefined)) continue;
    const split = sentences(text.slice(0, 12_000));
    const dates = (item.dates ?? []).filter((date) => date.field === field);
    let from = 0;
    const taken: Taken[] = [];
    for (const date of dates) {
      const at = text.indexOf(date.text, from);
      if (at < 0) continue;
      from = at + date.text.length;
      const dated = datedMoment(item, date, field, text, at, split);
      taken.push({ start: at, end: dated.end, day: dated.moment.day });
      found.push(dated.moment);
    }
    const holding = withoutOldColumn(text);
    const bare = bareTimes(item, field, text, holding, taken, split).map(({ at, ...time }): Moment => {
      if (time.column === 'was') return time;
      const above = taken.findLast(({ end }) => end <= at);
      const isBelow = above?.day !== undefined && !/\n\s*\n/u.test(text.slice(above.end, at));
      return isBelow && at - above.end <= FARTHEST_BELOW ? { ...time, dayAbove: above.day } : time;
    });
    found.push(...bare);
    for (const [i, moment] of found.entries()) found[i] = withClock(moment, bare);
  }
  return found;
}

/** "On 3 May, departure 09:36": the one time of day that follows a date in its sentence is that day's. */
function withClock(moment: Moment, bare: readonly Moment[]): Moment {
  if (moment.day === undefined || moment.clock !== undefined) return moment;
  const same = bare.filter((time) => time.field === moment.field && time.sentence === moment.sentence);
  const [time] = same;
  if (same.length !== 1 || time?.clock === undefined || !time.before.includes(inSimpleCharacters(moment.quote)))
    return moment;
  return { ...moment, clock: time.clock, clockQuote: time.quote };
}

type Split = ReturnType<typeof sentences>;

function around(split: Split, text: string, start: number, end: number) {
  const held = split.find((s) => s.start <= start && end <= s.end) ?? { text, start: 0, end: text.length };
  const beside = text.slice(held.start, start);
  const before = barelyLabels.test(beside) ? `${labelAbove(text, held.start)}${beside}` : beside;
  return {
    sentence: inSimpleCharacters(held.text),
    before: inSimpleCharacters(before),
    after: inSimpleCharacters(text.slice(end, held.end)),
  };
}

/** Nothing, or a weekday and such, stands before it in its line: the line above says what it is of. */
const barelyLabels = /^(?:\p{L}{2,10}\.?,?\s?){0,2}$/u;
const LONGEST_LABEL = 48;

/** "PREVIOUS DEPARTURE" above "Sunday, 22 March 13:00"; empty where the line above is a text or has figures of its own. */
function labelAbove(text: string, lineFrom: number): string {
  const above = text.slice(0, lineFrom).trimEnd().split('\n').at(-1)?.trim() ?? '';
  return above.length > 0 && above.length <= LONGEST_LABEL && !/\d|[.!?。！？]$/u.test(above) ? `${above} ` : '';
}

function datedMoment(item: MemoryItem, date: MentionedDate, field: string, text: string, at: number, split: Split) {
  const end = at + date.text.length;
  const instant = date.start === date.end && !date.start.endsWith('T00:00:00');
  const inside = matchesIn(date.text, clockTime)[0]?.[0];
  const moment: Moment = {
    item,
    day: { start: date.start, end: date.end },
    ...(instant && inside !== undefined ? { clock: inside.trim() } : {}),
    role: date.role,
    field,
    quote: date.text,
    ...around(split, text, at, end),
  };
  return { moment, end };
}

function bareTimes(
  item: MemoryItem,
  field: string,
  text: string,
  holding: string,
  taken: readonly Taken[],
  split: Split,
): (Moment & { readonly at: number })[] {
  return matchesIn(text, clockTime).flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (taken.some((t) => start < t.end && end > t.start)) return [];
    const wasOnce = holding[start] !== text[start];
    const from = text.lastIndexOf('\n', start) + 1;
    const column = wasOnce ? 'was' : holding.slice(from, start) === text.slice(from, start) ? undefined : 'is';
    return [
      {
        item,
        at: start,
        clock: match[0].trim(),
        role: 'other' as const,
        field,
        quote: match[0].trim(),
        ...(column === undefined ? {} : { column }),
        ...around(split, wasOnce ? text : holding, start, end),
      },
    ];
  });
}

/** What a question wants of a moment. */
export type Wanted = {
  readonly text: string;
  readonly topic: ReadonlyMap<string, number>;
  readonly needs: 'day' | 'clock';
  /** When the question says that it was, where that is less than a year; one of several when its word means several. */
  readonly within?: readonly Limits[] | undefined;
};
const NEW = 2.5;
const OLD = -3.5;
/** A message that tells of a change holds what is so now. */
const CHANGE = 3.5;

const OPPOSED = -3;
const opposites: Readonly<Partial<Record<Moment['role'], readonly Moment['role'][]>>> = {
  'check-in': ['check-out'],
  'check-out': ['check-in'],
  departure: ['arrival'],
  arrival: ['departure'],
};

/** How well a moment is the one asked for: its role, the words around it, and whether it was called off. */
export function momentScore(moment: Moment, { text, topic, needs, within }: Wanted): number {
  if (needs === 'clock' ? moment.clock === undefined : moment.day === undefined) return Number.NEGATIVE_INFINITY;
  const has = new Set(tokens(moment.sentence));
  const asked = contentTokens(text).filter((token) => !topic.has(token));
  const said = [...topic].reduce((sum, [token, weight]) => sum + (has.has(token) ? weight : 0), 0);
  const all = [...topic.values()].reduce((sum, weight) => sum + weight, 0);
  const isPast = asksForPast(text);
  const tells = tellsChange.test(inSimpleCharacters(writtenText(moment.item).slice(0, 600)));
  const roles = dateCues.filter(({ pattern }) => pattern.test(text)).map(({ role }) => role);
  const opposed = roles.flatMap((role) => opposites[role] ?? []);
  return (
    (opposed.includes(moment.role) ? OPPOSED : 0) +
    (isNew(moment) ? (isPast ? OLD : NEW) : 0) +
    (numberedApart(text, moment.sentence)
      ? OF_ANOTHER
      : saysNumbered(text, writtenText(moment.item)) === false
        ? OF_NONE
        : 0) +
    (!isPast && tells ? CHANGE : 0) +
    ofNamedTime(moment, within) +
    (needs === 'day' && says(wordsNear(moment), asked) ? 1 : 0) +
    // Of a letter that moves something, what was first says what is done, too.
    (needs === 'day' && !tells ? saidBeside(moment, text) : 0) +
    (isDenied.test(moment.before) && !isPast ? DENIED : 0) +
    (all === 0 ? 0 : (2 * said) / all)
  );
}

/** "To the 19th", "but at four": what takes the place of something. */
const isNew = ({ before, after, column }: Moment): boolean =>
  column === 'is' ||
  supersedingCue.test(before.slice(-60)) ||
  /\b(?:but|to|instead)(?: (?:at|on|for|from))?\s*$|(?:而是|\b(?:sondern|sino|mais)(?: \p{L}{2,3})?)\s*$/iu.test(
    before,
  ) ||
  /^[^.;]{0,14}\b(?:now|instead|au lieu|statt|anstatt|en lugar|en vez|invece)\b/i.test(after);

/** A day within those that the question names is rather the one asked for. */
const WITHIN = 4;
/** The day itself is named: what is of another is not meant. */
const NOT_ON_THE_DAY = -8;
function ofNamedTime({ day, dayAbove = day }: Moment, within: Wanted['within']): number {
  if (within === undefined || dayAbove === undefined) return 0;
  const verdicts = within.map((limits) => spanVerdict(limits, dayAbove.start, dayAbove.end));
  if (verdicts.includes('yes')) return WITHIN;
  if (verdicts.length === 0 || verdicts.includes('unknown')) return 0;
  const isOneDay = within.every(({ start, end }) => start !== undefined && start.slice(0, 10) === end?.slice(0, 10));
  return isOneDay ? NOT_ON_THE_DAY : -WITHIN;
}
/** "At three, not 4:30", 不是四点: what is said not to be so answers nothing. */
const isDenied = /\b(?:not|instead of|rather than)\s*(?:at|on)?\s*$|(?:而不是|不是|不再是)\s*$/iu;
const DENIED = -12;

/** Words right before a moment: "move-in on Saturday, June 14". */
const wordsNear = ({ before }: Moment): ReadonlySet<string> => new Set(tokens(before.slice(-32)));
const says = (near: ReadonlySet<string>, asked: readonly string[]): boolean => asked.some((token) => near.has(token));

/** The day of the exam for level 2 is none of that for level 3. */
const OF_ANOTHER = -8;
const OF_NONE = -4;
const tellsChange =
  /\b(?:postpon\w+|reschedul\w+|(?:had to be|has been|was|have) moved|new (?:date|time|appointment|departure)|instead|change of|schedule change|revised (?:schedule|timetable|itinerary|time|date|departure|booking)|has changed|now (?:leaves|departs|starts)|brought forward|put off|cannot be on|plot twist|another day|no longer possible|slips (?:from|to)|pushed back|moved!|will now|had to cancel|it['’]s now|(?:is|are) now (?:at|in|on)|now (?:at|in) |double[- ]booked|flooded|fully booked|moving (?:it|the|to)|we do .{1,40} instead|change of (?:plan|date|venue)|modification|changement|changé|reporté|partira|verschoben|geändert|[a-zäöü]*änderung|vorverlegt|vorgezogen|umgebucht|startet (?:neu|nun|jetzt|erst)|neu um|neuer termin|modifica|cambio|spostat[oa]|rinviat[oa]|posticipat[oa]|anzich[eé]|aplazad\w*|adelanta\w*|retrasa\w*|pospuest[oa]|nueva hora|nuevo horario|alterad[oa]|altera[çc][ãa]o|adiad[oa]|remarcad[oa]|gewijzigd|verplaatst|uitgesteld|in plaats van|flyttad|flyttet|ny tid|ændring|endring|ändring)\b|推迟|改[到为成至在由订约签期]|改(?=\s?\d{1,2}[月号日点:])|满了|换[到成]|变更|异动|延误|顺延|延期|[延挪移推]到|延[至后]|提[前早](?:到|至)|新的?(?:日期|时间)|调整|更正/i;
