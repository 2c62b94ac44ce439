import type { Citation } from '../../memory/answer.ts';
import { daysBetween, MINUTES_A_DAY } from '../../memory/time-span.ts';
import { delayAsked } from '../asked/delay-asked.ts';
import { tellsOf } from '../evidence/tells-of.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { momentsOf } from '../reading/moments.ts';
import { countText, hoursText, type Language } from '../wording.ts';

/** By how many days, or by how many hours and minutes, something came later or sooner than it was to. */
export async function answerDelay(question: Question): Promise<Draft | undefined> {
  const asked = delayAsked(question.text);
  if (asked === undefined) return undefined;
  return asked.counted === 'hours' ? hoursApart(asked.of, question) : daysApart(asked.of, asked.counted, question);
}

/** The days between when something was to be and when it was, each asked about by itself. */
async function daysApart(
  of: string,
  counted: 'days' | 'weeks',
  { part, language }: Question,
): Promise<Draft | undefined> {
  const chinese = language === 'zh';
  const was = await part?.(chinese ? `${of}原来定在哪天？` : `When was ${of} originally?`);
  const is = await part?.(chinese ? `${of}最后是哪天？` : `When was ${of} in the end?`);
  if (was === undefined || is?.value?.kind !== 'moment') return undefined;
  const to = is.value.start.slice(0, 10);
  const told = was.value?.kind === 'moment' ? was.value.start.slice(0, 10) : to;
  const beside = told === to ? besideIt(is, to) : undefined;
  const from = beside?.day ?? told;
  if (from === to) return undefined;
  const days = Math.abs(daysBetween(from, to));
  const isWeeks = counted === 'weeks';
  const n = isWeeks ? Math.round(days / 7) : days;
  return {
    ...ofBoth(was, is),
    text: chinese ? `${n} ${isWeeks ? '周' : '天'}` : countText(n, isWeeks ? 'week' : 'day'),
    citations: [...(beside === undefined ? was.citations : [beside.citation]), ...is.citations],
    notes: [`${from} → ${to}`],
    value: { kind: 'days', days },
  };
}

/** "The exam of 3 May is moved to 10 May": the one other day of the sentence that tells the new one. */
function besideIt(
  { also = [], citations }: Draft,
  to: string,
): { readonly day: string; readonly citation: Citation } | undefined {
  const moments = also
    .filter(({ id }) => citations.some((one) => one.id === id))
    .flatMap((item) => momentsOf(item))
    .filter(({ day }) => day !== undefined);
  const said = new Set(moments.flatMap(({ day, sentence }) => (day?.start.slice(0, 10) === to ? [sentence] : [])));
  const others = moments.filter(({ day, sentence }) => said.has(sentence) && day?.start.slice(0, 10) !== to);
  const [only] = others;
  const days = new Set(others.map(({ day }) => day?.start.slice(0, 10)));
  return only?.day === undefined || days.size !== 1
    ? undefined
    : { day: only.day.start.slice(0, 10), citation: cite(only.item.id, only.field, only.quote) };
}

/** The time between the hour at which something was to begin or leave and the hour that held in the end, each asked by itself. */
async function hoursApart(of: string, question: Question): Promise<Draft | undefined> {
  const { part, language } = question;
  const [original, final] = hoursAsked(of, language);
  const [was, is] = [await part?.(original), await part?.(final)];
  const [from, to] = [minutesOf(was?.text), minutesOf(is?.text)];
  if (was === undefined || is === undefined || from === undefined || to === undefined || from === to) return undefined;
  // Hours of two days are no delay of some hours.
  const days = [was, is].flatMap(({ value }) => (value?.kind === 'moment' ? [value.start.slice(0, 10)] : []));
  if (new Set(days).size > 1) return undefined;
  const minutes = Math.abs(to - from);
  return {
    ...ofBoth(was, is),
    text: hoursText(minutes, language),
    notes: [`${was.text} → ${is.text}`],
    value: { kind: 'days', days: minutes / MINUTES_A_DAY },
    ...((await tellsOf(was, of, question)) && (await tellsOf(is, of, question)) ? { known: KNOWN } : {}),
  };
}

/** Both hours were read from records that say what they are of: the search for the two together tells no more. */
const KNOWN = 0.85;

const travels =
  /\b(?:flight|plane|train|bus|coach|ferry|boat|ship|tram|shuttle|taxi)s?\b|航班|飞机|火车|高铁|列车|动车|大巴|巴士|班车|轮渡|渡轮|[飞乘坐搭]/iu;

function hoursAsked(of: string, language: Language): readonly [string, string] {
  const isTravel = travels.test(of);
  if (language === 'zh') {
    const verb = /航班|飞机|飞/u.test(of) ? '起飞' : isTravel ? '出发' : '开始';
    return [`${of}原来几点${verb}？`, `${of}最后几点${verb}？`];
  }
  return isTravel
    ? [`At what time was ${of} to leave originally?`, `At what time did ${of} leave in the end?`]
    : [`At what time was ${of} originally?`, `At what time was ${of} in the end?`];
}

const clock = /(?<!\d)(?<h>[01]?\d|2[0-3]):(?<m>[0-5]\d)(?!\d)/;

function minutesOf(text: string | undefined): number | undefined {
  const found = clock.exec(text ?? '')?.groups;
  return found === undefined ? undefined : Number(found['h']) * 60 + Number(found['m']);
}

/** What rests on two answers: on the quotes of both, and a little less sure than either. */
const ofBoth = (was: Draft, is: Draft): Pick<Draft, 'type' | 'citations' | 'sureness' | 'also'> => ({
  type: 'number',
  citations: [...was.citations, ...is.citations],
  sureness: 0.9 * Math.min(was.sureness, is.sureness),
  also: [...(was.also ?? []), ...(is.also ?? [])],
});
