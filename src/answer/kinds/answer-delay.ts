import type { Citation } from '../../memory/answer.ts';
import { daysBetween } from '../../memory/time-span.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { momentsOf } from '../reading/moments.ts';
import { countText } from '../wording.ts';

/** By how many days something came later, or sooner, than it was to: what it was of stands in `of`. */
const forms: readonly RegExp[] = [
  /\bhow many (?:days|weeks) (?:later|earlier|sooner) than (?:it was |had been )?(?:first |originally |initially |at first )?(?:planned|scheduled|booked|intended|meant|agreed|arranged|expected)\b[^?]*?\b(?:was|were|is|did) (?<of>[^?]+?)\s*\??$/iu,
  /\b(?:by )?how many (?:days|weeks) (?:was|were|has|have|did|is) (?<of>[^?]+?) (?:been )?(?:moved|postponed|put off|put back|delayed|pushed back|brought forward|later than (?:first |originally )?planned|slip\p{L}*)\b/iu,
  /^(?<of>[^，。？?]{2,24}?)(?:最后|后来)?比(?:原定|原来|原计划|计划|预定|原先|当初|一开始)(?:的)?(?:日子|日期|时间|安排|定的)?(?:的)?(?:晚|早|推迟|延后|延期|提前|推后)了?(?:多少|几)(?:天|周)/u,
  /^(?<of>[^，。？?比]{2,24}?)(?:一共|总共|最后|到底)?(?:推迟|延后|延期|提前|推后|改期)了?(?:多少|几)(?:天|周)/u,
];

const ofOf = (text: string): string | undefined =>
  forms.map((form) => form.exec(text.trim())?.groups?.['of']?.trim()).find((of) => of !== undefined);

/** Whether it is asked by how many days something was moved. */
export const asksForDelay = (text: string): boolean => ofOf(text) !== undefined;

/** The days between when something was to be and when it was, each asked about by itself. */
export async function answerDelay(question: Question): Promise<Draft | undefined> {
  const { text, part, language } = question;
  const of = ofOf(text);
  if (of === undefined || part === undefined) return undefined;
  const chinese = language === 'zh';
  const was = await part(chinese ? `${of}原来定在哪天？` : `When was ${of} originally?`);
  const is = await part(chinese ? `${of}最后是哪天？` : `When was ${of} in the end?`);
  if (is?.value?.kind !== 'moment') return undefined;
  const to = is.value.start.slice(0, 10);
  const told = was?.value?.kind === 'moment' ? was.value.start.slice(0, 10) : to;
  const beside = told === to ? besideIt(is, to) : undefined;
  const from = beside?.day ?? told;
  if (from === to || was === undefined) return undefined;
  const days = Math.abs(daysBetween(from, to));
  const inWeeks = /\bweeks\b|几周|多少周/iu.test(text);
  const n = inWeeks ? Math.round(days / 7) : days;
  return {
    text: chinese ? `${n} ${inWeeks ? '周' : '天'}` : countText(n, inWeeks ? 'week' : 'day'),
    type: 'number',
    citations: [...(beside === undefined ? was.citations : [beside.citation]), ...is.citations],
    sureness: 0.9 * Math.min(was.sureness, is.sureness),
    notes: [`${from} → ${to}`],
    also: [...(was.also ?? []), ...(is.also ?? [])],
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
