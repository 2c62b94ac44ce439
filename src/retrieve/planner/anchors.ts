import { all, type PlanNode, type PlanWindow } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import { leavesOf, normalisePlan } from '../algebra/plan-normal.ts';
import { isAge } from './ages.ts';
import { type Clause, clauseOf } from './clauses.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Picked } from './order.ts';
import { mask, openQuestion, type QuestionText } from './question-text.ts';
import type { TimeContext } from './time-context.ts';
import { understand } from './understand.ts';

/** What a clause bounds the rest by: its own plan, how near the rest lies, which of its matches is meant. */
export type Anchored = {
  readonly question: QuestionText;
  readonly anchor: PlanNode;
  readonly window: PlanWindow;
  readonly picked: Picked;
  readonly unknown: readonly string[];
  /** Days that the clause names: 6月22日去波尔多那次 is that day of the journey. */
  readonly days: readonly PlanNode[];
};

/** A part of the question that only says when: "the weekend we moved". It is understood like a question of its own. */
export function anchorOf(q: QuestionText, gazetteer: Gazetteer, context: TimeContext): Anchored | undefined {
  if (!isOfPictures(q, gazetteer)) return undefined;
  const clause = clauseOf(q);
  if (clause === undefined || isAge(q.text.slice(clause.start, clause.end))) return undefined;
  const understood = understand(openQuestion(clause.text), gazetteer, context, 'what');
  const { plans, bound, unknown } = understood;
  const tools = new Set(plans.flatMap((node) => leavesOf(node)).map(({ leaf: one }) => one.tool));
  // 旅行时 is while travelling, which says where.
  if (plans.length > 0 && plans.every((node) => isStaying(node)) && /\p{Script=Han}/u.test(clause.text))
    return undefined;
  if (clause.window.unit === 'event' && isCompany(plans) && asksForPictures(q, clause, gazetteer)) return undefined;
  const stay = tools.has('place') ? plans.filter((node) => !isStaying(node)) : plans;
  const anchor = normalisePlan(bound(all(...stay)));
  // A time alone needs no anchor: "the day of the 7th of May".
  if (tools.size === 0 ? anchor.kind !== 'within' : [...tools].every((tool) => tool === 'time')) return undefined;
  const isStay = stay.every((node) =>
    leavesOf(node).every(({ leaf: one }) => one.tool === 'place' || one.tool === 'time'),
  );
  return {
    question: mask(q, clause.start, clause.end),
    anchor: anchor.kind === 'within' ? anchor.anchor : anchor,
    picked: ofTrips(understood.picked, clause.window),
    window: isStay || anchor.kind === 'within' ? { unit: 'trip' } : clause.window,
    unknown,
    days: isStay ? stay.filter(isDay) : [],
  };
}

/** Who was there, and at most where and when: 只有安娜在场时, "when Anna was with me but Ben wasn't". */
function isCompany(plans: readonly PlanNode[]): boolean {
  const tools = new Set(plans.flatMap((node) => leavesOf(node)).map(({ leaf: one }) => one.tool));
  return tools.has('person') && [...tools].every((tool) => tool === 'person' || tool === 'place' || tool === 'time');
}

/** Of pictures, who was there is told by whom they show, not by what else was taken that day. */
const asksForPictures = ({ text }: QuestionText, { start, end }: Clause, { modalities }: Gazetteer): boolean =>
  modalities.email + modalities.text === 0 &&
  /\p{Script=Han}|\b(?:photo|picture|image|shot|snap|selfie|pic)s?\b/iu.test(text.slice(0, start) + text.slice(end));

/** Pictures seldom say what they were taken at; letters say it in words, which a search for words finds better. */
const isOfPictures = ({ text }: QuestionText, { modalities }: Gazetteer): boolean =>
  modalities.email + modalities.text === 0 || pictures.test(text);
const pictures = /\b(?:photo|foto|picture|image|shot|snap|selfie|pic|video|clip)s?\b|照|图|相片|视频|录像|拍/iu;

const MOST_OF_A_DAY = 2 * 86_400_000;
const isDay = (node: PlanNode): boolean => {
  if (node.kind !== 'leaf' || node.tool !== 'time') return false;
  const { start, end } = node.args;
  return start !== undefined && end !== undefined && localMillis(end) - localMillis(start) <= MOST_OF_A_DAY;
};

/** The longest of trips is a trip. */
const ofTrips = (picked: Picked, window: PlanWindow): Picked =>
  picked.order === undefined || window.unit !== 'trip' ? picked : { ...picked, order: { ...picked.order, of: 'trip' } };

/** "We stayed in Porto" says no more than where. */
const isStaying = (node: PlanNode): boolean =>
  node.kind === 'leaf' &&
  node.tool === 'text' &&
  node.args.words.split(' ').every((word) => stayingWords.has(word.toLowerCase()));
const stayingWords: ReadonlySet<string> = new Set(
  'stayed stay visited visit went lived travelled traveled travelling traveling toured arrived flew explored trip holiday vacation 旅行 旅游 去了 玩'.split(
    ' ',
  ),
);
