import type { Named } from './named-things.ts';
import { after, before, type QuestionText } from './question-text.ts';

/** A name that says which trip, stay or day is meant rather than what is looked for. */
export type Bound = {
  readonly thing: Named;
  readonly unit: 'trip' | 'event' | 'day';
  readonly start: number;
  readonly end: number;
};

const journeyWords =
  'trip|holiday|vacation|(?<!\\b(?:i|we|you|they|to|did|ever|not) )visit|journey|honeymoon|tour|getaway|stay|travels|city break|weekend';
/** "During my trip to", "on our last holiday in". Only the words from the journey on are masked. */
const journey = new RegExp(
  `\\b(?:${journeyWords})s? (?:(?:away|out|up|down|over|back) )?(?:to|in|at|around|through|across) (?:the )?$`,
);
const stay =
  /\b(?:when|while|whilst|the time|the week|the days|the month|the summer) (?:i|we) (?:was|were|went|visited|stayed|travell?ed|lived|toured|flew|got|explored)(?: (?:in|at|to|on|around|back))?(?: (?:holiday|vacation))?(?: (?:in|at|to))?\s*(?:the )?$/;
const meeting =
  /\b(?:the|my|our|that) (?:trip|holiday|vacation|journey|party|weekend|day|evening|event) (?:where|when|on which|in which|that) (?:i|we) (?:first )?(?:met|saw|visited|was with|were with|went with)\s*$/;
const journeyAfter = /^(?:'s)? (?:trip|holiday|vacation|visit|journey|getaway|tour|stay|honeymoon)s?\b/;
/** 去东京的旅行, 在东京旅游, 东京之行, 东京那次. */
const chineseAfter = /^(?:的)?(?:旅行|旅游|之旅|之行|行程|度假|出差|蜜月|自由行|那次|那趟|那几天|旅行期间)/u;
const chineseStay = /^(?:的)?(?:的时候|期间|时期|玩的时候)/u;
const chineseLead = /(?:去|到|在|飞)$/u;

/** `toSee`: things seen are asked for, for which having been somewhere is where they were taken, and no more. */
export function boundsOf(named: readonly Named[], question: QuestionText, toSee: boolean): Bound[] {
  return named.flatMap((thing) => {
    const [first] = thing.readings;
    if (first?.kind === 'place') return placeBound(thing, question, toSee);
    return first?.kind === 'person' ? personBound(thing, question) : [];
  });
}

function placeBound(thing: Named, question: QuestionText, toSee: boolean): Bound[] {
  const lead = before(question, thing.start);
  const cue = journey.exec(lead) ?? (toSee ? null : stay.exec(lead));
  const tail = after(question, thing.end);
  const english = journeyAfter.exec(tail);
  const chinese = chineseAfter.exec(tail) ?? (toSee ? null : chineseStay.exec(tail));
  if (cue === null && english === null && chinese === null) return [];
  const chineseCue = chinese === null ? undefined : chineseLead.exec(lead)?.[0];
  return [
    {
      thing,
      unit: 'trip',
      start: thing.start - (cue?.[0].length ?? chineseCue?.length ?? 0),
      end: thing.end + (english?.[0].length ?? chinese?.[0].length ?? 0),
    },
  ];
}

function personBound(thing: Named, question: QuestionText): Bound[] {
  const cue = meeting.exec(before(question, thing.start));
  if (cue === null) return [];
  const unit = /trip|holiday|vacation|journey/.test(cue[0]) ? 'trip' : /day/.test(cue[0]) ? 'day' : 'event';
  return [{ thing, unit, start: thing.start - cue[0].length, end: thing.end }];
}
