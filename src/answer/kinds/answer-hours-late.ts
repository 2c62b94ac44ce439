import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tellsOf } from '../evidence/tells-of.ts';
import type { Draft, Question } from '../question.ts';
import { countText, type Language } from '../wording.ts';

const moved =
  '(?:delayed|postponed|put back|pushed back|put off|moved|shifted|brought forward|rescheduled|re-?timed|late|early)';
const later = '(?:later|earlier|sooner)';
const than = `${later} than (?:it was |had been )?(?:first |originally |initially )?(?:planned|scheduled|booked|intended|meant|arranged|expected|announced)`;
const goes =
  '(?:leave|depart|take off|set off|start|begin|open|go|run|sail|board|arrive|land|get in|(?:be )?(?:due|meant|supposed) to (?:leave|depart|start|begin|arrive))';
/** By how many hours something went later, or sooner, than it was to: what it was of stands in `of`. */
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:by )?how (?:long|much(?: time)?|many (?:hours|minutes)) (?:was|were|did|has|have|had|is|does) (?<of>[^?]+?) (?:get |got |been |be )?${moved}(?: by)?\s*[?.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:by )?how (?:much|many (?:hours|minutes)|far) ${later} (?:did|does|was|will|is) (?<of>[^?]+?) ${goes}\b(?! than (?:the|my|our|his|her)\b)[^?]{0,50}[?.]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:by )?how (?:much|many (?:hours|minutes)|far) ${than} (?:did|does|was|will|is) (?<of>[^?]+?) (?:finally |actually |then )?${goes}\b[^?]{0,30}[?.]*$`,
    'iu',
  ),
  /^how (?:long|big|great|large) (?:was|is) the (?:delay|change|shift) (?:of|to|for|in|on|with) (?<of>[^?]+?)\s*[?.]*$/iu,
  /^(?:by )?how (?:much|many (?:hours|minutes)) (?:did|was|has|were) the (?:departure|start(?:ing)?|leaving|take-?off)(?: time)? (?:of|for) (?<of>[^?]+?) (?:been )?(?:change|changed|move|moved|shift|shifted|delayed|put back|pushed back|brought forward|postponed)\s*[?.]*$/iu,
  /^(?<of>[^，。？?比]{2,26}?)(?:最后|后来|实际)?比(?:原定|原来|原计划|计划|预定|原先|当初|一开始)(?:的)?(?:时间|安排|定的)?(?:的)?(?:晚|早|推迟|延后|提前|推后)(?:\p{Script=Han}{0,2})了?(?:多久|多长时间|几个?(?:小时|钟头)|几(?:小时|分钟)|多少(?:个?小时|分钟|时间))/u,
  /^(?<of>[^，。？?]{2,26}?)(?:的(?:起飞|出发|开车|开始|发车)时间)?(?:一共|总共|最后|到底|后来)?(?:延误|推迟|晚点|延迟|提前|晚|早|延后|推后|改晚|改早)了(?:多久|多长时间|几个?(?:小时|钟头)|几(?:小时|分钟)|多少(?:个?小时|分钟|时间))/u,
];

function ofOf(text: string): string | undefined {
  const asked = inSimpleCharacters(text.trim());
  return forms.map((form) => form.exec(asked)?.groups?.['of']?.trim()).find((of) => of !== undefined);
}

/** Whether it is asked by how many hours or minutes something was moved. */
export const asksForHoursLate = (text: string): boolean => ofOf(text) !== undefined;

const travels =
  /\b(?:flight|plane|train|bus|coach|ferry|boat|ship|tram|shuttle|taxi)s?\b|航班|飞机|火车|高铁|列车|动车|大巴|巴士|班车|轮渡|渡轮|[飞乘坐搭]/iu;
const clock = /(?<!\d)(?<h>[01]?\d|2[0-3]):(?<m>[0-5]\d)(?!\d)/;

/** The time between the hour at which something was to begin or leave and the hour that held in the end, each asked by itself. */
export async function answerHoursLate(question: Question): Promise<Draft | undefined> {
  const { text, part, language } = question;
  const of = ofOf(text);
  if (of === undefined || part === undefined) return undefined;
  const [was, is] = [await part(partsOf(of, language)[0]), await part(partsOf(of, language)[1])];
  const [from, to] = [minutesOf(was?.text), minutesOf(is?.text)];
  if (was === undefined || is === undefined || from === undefined || to === undefined || from === to) return undefined;
  // Hours of two days are no delay of some hours.
  const days = [was, is].map(({ value }) => (value?.kind === 'moment' ? value.start.slice(0, 10) : undefined));
  if (days[0] !== undefined && days[1] !== undefined && days[0] !== days[1]) return undefined;
  return {
    text: lengthText(Math.abs(to - from), language),
    type: 'number',
    citations: [...was.citations, ...is.citations],
    sureness: 0.9 * Math.min(was.sureness, is.sureness),
    notes: [`${was.text} → ${is.text}`],
    also: [...(was.also ?? []), ...(is.also ?? [])],
    value: { kind: 'days', days: Math.abs(to - from) / MINUTES_A_DAY },
    ...((await tellsOf(was, of, question)) && (await tellsOf(is, of, question)) ? { known: KNOWN } : {}),
  };
}

/** Both hours were read from records that say what they are of: the search for the two together tells no more. */
const KNOWN = 0.85;
const MINUTES_A_DAY = 1440;

function partsOf(of: string, language: Language): readonly [string, string] {
  const isTravel = travels.test(of);
  if (language === 'zh') {
    const verb = /航班|飞机|飞/u.test(of) ? '起飞' : isTravel ? '出发' : '开始';
    return [`${of}原来几点${verb}？`, `${of}最后几点${verb}？`];
  }
  return isTravel
    ? [`At what time was ${of} to leave originally?`, `At what time did ${of} leave in the end?`]
    : [`At what time was ${of} originally?`, `At what time was ${of} in the end?`];
}

function minutesOf(text: string | undefined): number | undefined {
  const found = clock.exec(text ?? '')?.groups;
  return found === undefined ? undefined : Number(found['h']) * 60 + Number(found['m']);
}

/** "4 hours 10 minutes" */
function lengthText(minutes: number, language: Language): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const parts =
    language === 'zh'
      ? [h > 0 ? `${h}小时` : '', m > 0 ? `${m}分钟` : '']
      : [h > 0 ? countText(h, 'hour') : '', m > 0 ? countText(m, 'minute') : ''];
  return parts.filter((part) => part !== '').join(language === 'zh' ? '' : ' ');
}
