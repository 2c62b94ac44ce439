import { matchesIn } from '../../language/matches.ts';
import { withoutOldColumn } from '../../language/old-column.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import { type DateRole, dateCues, supersededCue, supersedingCue } from '../asked/answer-words.ts';
import { asksForPast } from '../asked/change-words.ts';
import { type Limits, spanVerdict } from '../evidence/constraint.ts';
import { numberedApart, saysNumbered } from '../evidence/numbered-apart.ts';
import { quotable } from './best-sentence.ts';
import { saidBeside } from './said-beside.ts';
import { isInstead, isReplaced } from './told-instead.ts';
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
  // "On Thursday at three, not 4:30": what it is not is not its hour.
  if (isOld(time)) return moment;
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
  /** What has to stand in the sentence of an hour. */
  readonly beside?: RegExp | undefined;
  /** The end of a stretch of hours that is asked for. */
  readonly end?: 'first' | 'last' | undefined;
  /** When the question says that it was, where that is less than a year; one of several when its word means several. */
  readonly within?: readonly Limits[] | undefined;
  /** Days that later letters tell to be changed. */
  readonly left?: ReadonlySet<string> | undefined;
};

const ROLE = 3;
const NEAR_CUE = 3;
const NEW = 2.5;
const OLD = -3.5;
/** A message that tells of a change holds what is so now. */
const CHANGE = 3.5;

/** How well a moment is the one asked for: its role, the words around it, and whether it was called off. */
export function momentScore(moment: Moment, { text, topic, needs, beside, end, within, left }: Wanted): number {
  if (needs === 'clock' ? moment.clock === undefined : moment.day === undefined) return Number.NEGATIVE_INFINITY;
  if (beside?.test(moment.sentence) === false) return Number.NEGATIVE_INFINITY;
  const roles = rolesAsked(text);
  const opposed = roles.flatMap((role) => opposites[role] ?? []);
  const near = wordsBefore(moment);
  const close = (role: DateRole): boolean =>
    nearCues.some(
      (cue) => cue.role === role && (cue.before.test(near) || cue.after?.test(moment.after.slice(0, 20)) === true),
    ) ||
    (role === 'arrival' && isSecondOfRow(moment));
  const has = new Set(tokens(moment.sentence));
  const asked = contentTokens(text).filter((token) => !topic.has(token));
  const said = [...topic].reduce((sum, [token, weight]) => sum + (has.has(token) ? weight : 0), 0);
  const all = [...topic.values()].reduce((sum, weight) => sum + weight, 0);
  const isPast = asksForPast(text);
  const tells = tellsChange.test(inSimpleCharacters(writtenText(moment.item).slice(0, 600)));
  return (
    (roles.includes(moment.role) ? ROLE : 0) -
    (opposed.includes(moment.role) ? ROLE : 0) +
    (roles.some(close) ? NEAR_CUE : 0) -
    (opposed.some(close) ? NEAR_CUE : 0) +
    (isNew(moment) ? (isPast ? OLD : NEW) : 0) +
    (isForReply(moment) ? (asksByWhen.test(text) ? -OF_REPLY : roles.includes('due') ? 0 : OF_REPLY) : 0) +
    (numberedApart(text, moment.sentence)
      ? OF_ANOTHER
      : saysNumbered(text, writtenText(moment.item)) === false
        ? OF_NONE
        : 0) +
    (isForPayment(moment) && !roles.includes('due') && !paying.test(text) ? OF_REPLY : 0) +
    (isOld(moment) ? (isPast ? CHANGE : OLD) : !isPast && tells ? CHANGE : 0) +
    ofNamedTime(moment, within) +
    (end !== undefined && (end === 'last') !== endsStretch.test(moment.before) ? OTHER_END : 0) +
    (needs === 'day' && says(wordsNear(moment), asked) ? 1 : 0) +
    // Of a letter that moves something, what was first says what is done, too.
    (needs === 'day' && !tells && !isOld(moment) ? saidBeside(moment, text) : 0) +
    (isPast && moment.day !== undefined && left?.has(moment.day.start.slice(0, 10)) === true ? TOLD_AS_LEFT : 0) +
    (isCodedApart(moment, text) ? OF_ANOTHER : 0) +
    (isDenied.test(moment.before) && !isPast ? DENIED : 0) +
    (all === 0 ? 0 : (2 * said) / all)
  );
}

/** "To the 19th", "but at four": what takes the place of something. */
const isNew = ({ before, after, column }: Moment): boolean =>
  column === 'is' ||
  supersedingCue.test(before.slice(-60)) ||
  isInstead(before) ||
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
const TOLD_AS_LEFT = 4;

/** HJ1287, LH 454: what timetables number, in rows beside one another. */
const codes = /(?<![\p{L}\d])(?:[A-Z]{1,3}|[A-Z]\d|\d[A-Z]) ?\d{2,5}(?![\p{L}\d])/gu;
const codesIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(codes) ?? []).map((code) => code.replace(' ', '')));
/** The row of another train than the one that the question names by its number. */
function isCodedApart({ sentence, item }: Moment, question: string): boolean {
  const asked = [...codesIn(question)];
  if (asked.length === 0) return false;
  const [own, all] = [codesIn(sentence), codesIn(writtenText(item))];
  const alike = [...own].filter((code) => asked.some((one) => code.length === one.length));
  return alike.length > 0 && asked.every((one) => !own.has(one)) && asked.some((one) => all.has(one));
}

/** "10:30 to" before 18:00. */
const endsStretch = /\d\s?(?:[ap]\.?m\.?|点|时|uhr)?\s?(?:[-–—~]|to|till|until|and|bis|à|至|到)\s?$/iu;
const OTHER_END = -3;
/** "At three, not 4:30", 不是四点: what is said not to be so answers nothing. */
const isDenied = /\b(?:not|instead of|rather than)\s*(?:at|on)?\s*$|(?:而不是|不是|不再是)\s*$/iu;
const DENIED = -12;

/** Words right before a moment: "move-in on Saturday, June 14". */
const wordsNear = ({ before }: Moment): ReadonlySet<string> => new Set(tokens(before.slice(-32)));
const says = (near: ReadonlySet<string>, asked: readonly string[]): boolean => asked.some((token) => near.has(token));

/** The day of the exam for level 2 is none of that for level 3. */
const OF_ANOTHER = -8;
const OF_NONE = -4;

/** "If you cannot come, please let us know today": until when one may answer is no day of what the letter is about. */
const OF_REPLY = -6;
const asksByWhen =
  /\b(?:by|until) (?:when|what (?:day|date)|which (?:day|date))\b.{0,60}\b(?:tell|let|reply|answer|respond|say|decide|cancel|confirm|rsvp)\b|(?:最晚|最迟|(?:什么时候|哪(?:一)?天|几号)(?:之前|以前|前)).{0,12}(?:答复|回复|告诉|告知|通知|决定|确认|取消)/iu;
/** Whether a moment is the one by which an answer is wanted. */
export const isForReply = ({ before, after }: Moment): boolean =>
  replyBefore.test(before.slice(-80)) || replyAfter.test(after.slice(0, 20));
const replyBefore =
  /\b(?:let (?:us|me) know|tell (?:us|me)|(?:reply|respond|rsvp|get back to (?:us|me)|get in touch|contact (?:us|me)|call us|ring us|inform us|notify us))\b(?: (?:of it|about it|if so|please))?(?: (?:by|before|until|no later than|at the latest by|on))?\s*$|\b(?:cancel|change|rebook|amend|withdraw)\b[^.!?]{0,40}\b(?:by|before|until|up to)\s*$|(?:答复|回复|告知|通知|联系|告诉)(?:我们?|一声|本院|本店)?(?:请)?(?:于|在)?\s*$/iu;
const replyAfter =
  /^\s?(?:之?前|以前|内|当天)?(?:务必|尽快|可以?|均可)?(?:免费)?(?:答复|回复|退订|退改|改签|取消|告知我|通知我|联系我|告诉我|打电话给我|致电|来电)/u;

/** "Please pay the balance by 24 March", 请于1月26日前付清余款: until when one may pay is no day of what is paid for. */
export const isForPayment = ({ before, after }: Moment): boolean =>
  payBefore.test(before.slice(-60)) || payAfter.test(after.slice(0, 20));
const payBefore =
  /\b(?:pay(?:able|ment)?|settle|remit|transfer|deposit|balance|dues?|fees?)\b[^.!?\n]{0,40}\b(?:by|before|until|no later than)\s*$/iu;
const payAfter =
  /^\s?(?:之?前|以前|内)(?:请|务必|尽快|一次性)?(?:到前台|通过\S{0,6})?(?:付|缴|交[清纳费给]|支付|结清|还款|补缴)/u;
const paying =
  /\b(?:pay\w*|paid|due|deadline|settle|owe|deposit|balance|instal?ments?|by when)\b|付|缴|交[费钱清纳]|还款|期限|截止|到期|余款|尾款|定金/iu;

const leaves = /\b(?:depart\w*|leav\w+|left|take[- ]?off|took off|set off)\b|出发|起飞|发车/iu;

/** "When did my train arrive": that it is a train's says nothing of departing. */
function rolesAsked(text: string): readonly DateRole[] {
  const roles = dateCues.filter(({ pattern }) => pattern.test(text)).map(({ role }) => role);
  return roles.includes('arrival') && !leaves.test(text) ? roles.filter((role) => role !== 'departure') : roles;
}

/** The words right before a moment, without those of an earlier time of day: "Dep 06:40 Arr 09:25". */
const wordsBefore = ({ before }: Pick<Moment, 'before'>): string =>
  before.slice(-40).replace(/^.*\d{1,2}[:.h]\d{2}/su, '');

/** "YORK 15:50   LEEDS 20:59", 左营 18:25 → 台北 20:24: the second of two places with their times is where one arrives. */
const secondOfRow =
  /\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m?\b\.?)?\s+(?:(?:->|→|➔|[-–—])\s*)?(?!(?:dep|leav|start)\p{L}*\b)(?:\p{Lu}|\p{Script=Han})[\p{L}.'’() ]{1,30}(?:\s\p{Lu}\p{Ll}{2}\.? [\d-]+\S*(?: \d{4})?)?\s*$/iu;
/** "8:05AM   11:20AM" under "DEPART   ARRIVE". */
const secondColumn = /\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m?\b\.?)?[^\S\n]{3,}$/iu;
const isSecondOfRow = ({ before }: Pick<Moment, 'before'>): boolean =>
  secondOfRow.test(before.slice(-80)) || secondColumn.test(before.slice(-24));

/** Whether arriving is asked after, and the moment's words do not say that it is of that. */
export const lacksArrival = ({ before, after }: Moment, text: string): boolean =>
  rolesAsked(text).includes('arrival') &&
  !isSecondOfRow({ before }) &&
  !nearCues.some(
    ({ role, before: cue, after: behind }) =>
      role === 'arrival' && (cue.test(wordsBefore({ before })) || behind?.test(after) === true),
  );

/** "9:00am 9:55am. The first time is no longer valid": a line that was struck through, in plain text. */
const secondFollows = /^\s{0,3}(?:→|->|=>|\/)?\s{0,3}\d{1,2}[:.h]\d{2}/u;
const secondHolds =
  /\b(?:second|latter|last|right)(?: (?:one|time|date|hour|of (?:them|the two)))? (?:applies|is valid|is correct|counts|holds|is the new)\b|\bfirst(?: (?:one|time|date|hour))? (?:is|was) (?:no longer|not) (?:valid|in force|correct)\b|\bfirst(?: \p{L}+)? no longer applies\b|以(?:后者|第二个|后一个)为准|(?:前者|第一个|前一个)(?:已)?(?:作废|失效|无效|不再有效)/iu;

/** "Scheduled departure 11:40 AM Updated departure 12:10 PM": what was planned is old where an update of it stands right behind. */
const wasPlanned =
  /(?:\b(?:scheduled|planned|booked|timetabled|published|advertised|geplante?[rsn]?|planmäßige?[rsn]?|prévue?|programad[oa]|previst[oa])|计划|预计|原定|原)(?: ?\p{L}+){0,2}[:：|]?\s*$/iu;
const isRenewed =
  /^(?:\s?[ap]\.?m\b\.?)?[\s|,;–—-]{0,4}(?:updated|revised|new|now|amended|changed|actual|neue?[rs]?|aktualisierte?[rs]?|nouve(?:au|lle)|actualisée?|nuev[oa]|actualizad[oa]|nuov[oa]|aggiornat[oa]|更新后?|变更后|现|新|调整后|实际)(?: ?\p{L}+){0,2}[:：|]?\s*\d{1,2}[:.h：]\d{2}/iu;

/** Whether its words say that it was so before. */
export const isOld = ({ before, after, item, column }: Moment): boolean =>
  column === 'was' ||
  isLeftByArrow(before, after) ||
  (secondFollows.test(after) && secondHolds.test(writtenText(item))) ||
  (wasPlanned.test(before.slice(-60)) && isRenewed.test(after.slice(0, 80))) ||
  supersededCue.test(sinceBut(before.slice(-60))) ||
  isReplaced(before) ||
  supersededAfter.test(after.slice(0, 44)) ||
  givenUp.test(before.slice(-90)) ||
  unavailable.test(before.slice(-40));
/** "Departure 8.30 -> 10.15": of two hours of one thing the second is what became of the first. */
const isLeftByArrow = (before: string, after: string): boolean =>
  /^\s{0,2}(?:→|->|=>|➔)\s{0,2}\d{1,2}[:.h点]\d{2}/u.test(after) && ofOneHour.test(before);
const ofOneHour =
  /(?:\b(?:departures?|departs|leaves|leaving|take-?off|time|hour|start(?:s|ing)?|begins|appointment|abflug|abfahrt|uhrzeit|beginn|départ|heure|salida|hora|partenza|ora|orario)|起飞|出发|发车|时间|预约)[^\d\n]{0,6}$/iu;
/** "We have to cancel the appointment on", 不得不取消您, "we cannot keep your slot of": what follows is what was given up. */
const givenUp =
  /\b(?:have to|had to|has to|must|forced to|obliged to|need to|needs to|are|were|been|be|we|they|is|was|having to) (?:cancel(?:l?ing|l?ed)?|call(?:ed|ing)? off|giv(?:e|en|ing) up|mov(?:e|ed|ing)|postpon(?:e|ed|ing)|reschedul(?:e|ed|ing)) (?:the|your|our|this|that|my|her|his|their)\b[^.!?;:]{0,40}?\b(?:on|of|from|at|(?:planned|scheduled|set|booked|due) (?:for|on|at))(?: the)?\s*$|\b(?:cannot|can['’]t|unable to|not able to|could not|couldn['’]t) (?:keep|hold|make|honou?r|offer) (?:the|your|our|this|that|my)\b[^.!?;:]{0,40}?\b(?:on|of|at|for)(?: the)?\s*$|(?:取消|推迟|延期|改期|改约)(?:了)?(?:您|你|我|原|的|定于|约在|在|于|本次|此次|这次)+\s*$|(?:无法|不能)(?:如期)?(?:按|在|于)\s*$/iu;
/** "No longer at 11:15 but at 14:25": what follows the “but” is what is so. */
const sinceBut = (words: string): string => words.replace(/^.*(?:\b(?:but|sondern|sino|mais)\b|而是)/su, '');
const unavailable =
  /\b(?:cancel?led|not (?:run|sail|go))\b[^.!?]{0,30}:\s*(?:[\d.:]+,?\s*(?:and\s*)?)*$|\bnot\s*$|\b(?:au lieu (?:de|du)|statt|anstatt|en (?:lugar|vez) de(?:l| las?)?|invece (?:di|del(?:le)?)|而不是|不是)\s*$|\b(?:away|unavailable|not (?:available|possible|in)|cannot|can't|closed|ill|sick|fully booked)\b[^.]{0,20}$|不在|休诊|没空/i;
export const tellsChange =
  /\b(?:postpon\w+|reschedul\w+|(?:had to be|has been|was|have) moved|new (?:date|time|appointment|departure)|instead|change of|schedule change|revised (?:schedule|timetable|itinerary|time|date|departure|booking)|has changed|now (?:leaves|departs|starts)|brought forward|put off|cannot be on|plot twist|another day|no longer possible|slips (?:from|to)|pushed back|moved!|will now|had to cancel|it['’]s now|(?:is|are) now (?:at|in|on)|now (?:at|in) |double[- ]booked|flooded|fully booked|moving (?:it|the|to)|we do .{1,40} instead|change of (?:plan|date|venue)|modification|changement|changé|reporté|partira|verschoben|geändert|[a-zäöü]*änderung|vorverlegt|vorgezogen|umgebucht|startet (?:neu|nun|jetzt|erst)|neu um|neuer termin|modifica|cambio|spostat[oa]|rinviat[oa]|posticipat[oa]|anzich[eé]|aplazad\w*|adelanta\w*|retrasa\w*|pospuest[oa]|nueva hora|nuevo horario|alterad[oa]|altera[çc][ãa]o|adiad[oa]|remarcad[oa]|gewijzigd|verplaatst|uitgesteld|in plaats van|flyttad|flyttet|ny tid|ændring|endring|ändring)\b|推迟|改[到为成至在由订约签期]|改(?=\s?\d{1,2}[月号日点:])|满了|换[到成]|变更|异动|延误|顺延|延期|[延挪移推]到|延[至后]|提[前早](?:到|至)|新的?(?:日期|时间)|调整|更正/i;

const supersededAfter =
  /^[^.;]{0,20}\b(?:moves?|slips?|shifts?) (?:back|forward|by)\b|^[^.;]{0,20}\b(?:had to be|has been|was|is) (?:moved|cancelled|canceled|postponed|rescheduled)|^[^.;,]{0,16}\b(?:can ?not|can['’]t|could not|couldn['’]t|can no longer) be (?:kept|held|met|honou?red|operated|offered|used)|^[^.;,]{0,16}\b(?:has|have|had|was|were|is) (?:been )?(?:given (?:back|up|away)|released|dropped|withdrawn|freed|gone|no good|off)\b|^[^.;,]{0,16}\bno longer (?:applies|valid|runs|works|possible|available)|^[^.;,]{0,16}\b(?:entfällt|fällt aus|n['’]est plus|queda anulad[oa]|è annullat[oa])|^[^。；，]{0,6}(?:取消|推迟|作废|退回|退掉|不行|去不了|来不了|没(?:空|法|有了)|不能(?:保留|成行))/i;

const opposites: Readonly<Partial<Record<DateRole, readonly DateRole[]>>> = {
  'check-in': ['check-out'],
  'check-out': ['check-in'],
  departure: ['arrival'],
  arrival: ['departure'],
};

/** Words right beside a time that say what it is the time of. */
const nearCues: readonly { readonly role: DateRole; readonly before: RegExp; readonly after?: RegExp }[] = [
  {
    role: 'departure',
    before:
      /\b(?:depart\w*|leav\w+|leaves|take-?off|takes off|push(?:es|ing)? back|wheels up|off the ground|outbound|dep\.?)\b|起飞|出发|发车|开车/i,
    after: /^\s+[^\n]{2,40}(?:->|→|➔)/,
  },
  {
    role: 'arrival',
    before: /\b(?:arriv\w+|lands?|landing|arr\.?)\b|(?:->|→|➔|\p{L} [-–—])\s*$|到达|抵达|降落/iu,
    after: /^\s*(?:\()?(?:arrival)/i,
  },
  { role: 'check-in', before: /check(?:ing)?[ -]?in|from\s*$|入住/i },
  { role: 'check-out', before: /check(?:ing)?[ -]?out|until\s*$|退房/i },
  { role: 'event', before: /\b(?:starts?|begins?|beginning|at)\s*[:：]?\s*$|开始|开演|开场|开赛|时间/i },
  { role: 'due', before: /\b(?:due|by|before|until)\b[^.]{0,15}$|截止|到期|期限/i },
  { role: 'delivery', before: /\b(?:deliver\w*|arriv\w+)\b|送达/i },
  { role: 'birthday', before: /\b(?:born|birthday|date of birth)\b|生日|出生/i },
];
