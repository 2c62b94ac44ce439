import { answerExtreme, asksForExtreme } from '../amounts/answer-extreme.ts';
import { asksForCompany } from '../asked/asks-company.ts';
import type { Draft, Question } from '../question.ts';
import { answerIfAlong, asksIfAlong } from './answer-came-along.ts';
import { answerClosedDays, asksForClosedDays } from './answer-closed-days.ts';
import { answerCompany } from './answer-company.ts';
import { answerWhoLooks, asksWhoLooks } from './answer-expression.ts';
import { answerFilmMoment, asksForFilmMoment } from './answer-film.ts';
import { answerFrequency, asksForFrequency } from './answer-frequency.ts';
import { answerIllness, asksForIllness } from './answer-illness.ts';
import { answerOwnPlace, asksForOwnPlace } from './answer-own-places.ts';
import { answerParties, asksForParties } from './answer-parties.ts';
import { answerResidence, asksWhereLives, asksWhereWorks } from './answer-residence.ts';
import { answerList, asksForOne } from './answer-sets.ts';
import {
  answerCamera,
  answerPlacesBeen,
  answerTally,
  asksForCamera,
  asksForPlacesBeen,
  asksForTally,
} from './answer-tally.ts';
import { answerWritten } from './answer-told.ts';
import { answerDaysAway, answerHappenings, answerTripCount, answerTrips } from './answer-trips.ts';
import { answerOwner, answerPets, answerWhoIs, asksWhoIs } from './answer-who-is.ts';
import { answerHabitDays, asksForHabitDays } from './habit-days.ts';
import { answerOwnBirthday, asksForOwnBirthday } from './own-birthday.ts';
import { answerPaper, asksForPaper } from './paper-lines.ts';
import { answerHowOftenInPlace, answerWhenInPlace, asksHowOftenInPlace, asksWhenInPlace } from './trip-span.ts';

type Particular = {
  readonly asks: (question: Question) => boolean;
  readonly answer: (question: Question) => Promise<Draft | undefined>;
  /** Nothing else answers such a question: what is not known this way is not known. */
  readonly alone?: boolean;
};

const says =
  (pattern: RegExp) =>
  ({ text }: Question): boolean =>
    pattern.test(text);

const whatIsIt = /^(?:what|which)(?:['’]s| is| was)\b|^哪(?:一)?(?:张|段|封|个|条)/iu;
/** What all the hotels cost is no list of hotels. */
const named: ReadonlySet<string | undefined> = new Set(['list', 'items', 'what', 'where', 'who']);
const asksForNames = ({ form }: Question): boolean => named.has(form?.kind);

/** Questions about the owner's life as a whole, which one record seldom answers: the first that fits, and knows, answers. */
const particulars: readonly Particular[] = [
  { asks: asksForFilmMoment, answer: answerFilmMoment },
  { asks: asksForTally, answer: answerTally },
  { asks: asksForPlacesBeen, answer: answerPlacesBeen },
  { asks: asksForCamera, answer: answerCamera },
  { asks: asksForPaper, answer: answerPaper },
  { asks: asksForClosedDays, answer: answerClosedDays },
  { asks: asksForFrequency, answer: answerFrequency },
  { asks: asksForIllness, answer: answerIllness },
  { asks: (question) => whatIsIt.test(question.text) && asksForOne(question), answer: answerList },
  { asks: (question) => asksForExtreme(question.text) && question.form?.kind !== 'compare', answer: answerExtreme },
  { asks: says(/^who am i\b|^我(?:到底)?是谁/i), answer: answerOwner },
  {
    asks: says(
      /^(?!.*(?:\b(?:photos?|pictures?|videos?|mails?|e-?mails?|messages?|receipts?|papers?|documents?)\b|照片|视频|邮件))(?:please |can you |could you )?(?:list|show|name|tell me|what are|what were|which|what)\b.{0,24}\b(?:trips|journeys|vacations|holidays)\b(?!.{0,30}\b(?:cost|longest|shortest)\b)|^(?!.*(?:照片|视频|邮件)).*(?:哪些|几次|所有|列出).{0,8}(?:旅行|旅游|出游|行程)|(?:旅行|旅游|出游).{0,6}(?:有哪些|列)/i,
    ),
    answer: answerTrips,
    alone: true,
  },
  {
    asks: (question) =>
      question.topic.size <= 1 &&
      /\bhow (?:many (?:days|nights)|long)\b.{0,20}\b(?:was|were|did|have)\b.{0,12}\b(?:i|we)\b.{0,16}\b(?:in|to|at|away|spend)\b|(?:我|我们)在.{1,12}(?:待|呆|玩|住)了(?:几|多少)(?:天|晚)/i.test(
        question.text,
      ) &&
      !/\b(?:hotel|hostel|inn|room|apartment|stay(?:ed)? at)\b|酒店|宾馆|住了?(?:几|多少)[晚夜宿]/i.test(question.text),
    answer: answerDaysAway,
  },
  { asks: asksForHabitDays, answer: answerHabitDays },
  { asks: asksForOwnBirthday, answer: answerOwnBirthday, alone: true },
  { asks: asksWhenInPlace, answer: answerWhenInPlace },
  { asks: asksHowOftenInPlace, answer: answerHowOftenInPlace },
  {
    asks: says(
      /\bhow many (?:trips|journeys|vacations|holidays)\b|(?:几|多少)(?:次|趟)(?:旅行|旅游|出游)|(?:旅行|旅游|出游)了?(?:几|多少)(?:次|趟)/i,
    ),
    answer: answerTripCount,
  },
  {
    asks: (question) =>
      question.topic.size === 0 &&
      /\bwhere (?:did|have|had) (?:i|we) (?:go|gone|been|travel(?:led)?|visit(?:ed)?)\b|\bwhat happened\b|\bwhat (?:did|was|were) (?:i|we) (?:do|doing|up to)\b|(?:我|我们).{0,12}(?:去了|去过)(?:哪里|哪儿|什么地方|哪些地方)|(?:发生了?什么|(?:我|我们).{0,12}(?:做|干)了?(?:些)?什么)/i.test(
        question.text,
      ),
    answer: answerHappenings,
  },
  { asks: asksWhoLooks, answer: answerWhoLooks, alone: true },
  { asks: (question) => asksForParties(question.text) && asksForNames(question), answer: answerParties },
  {
    asks: asksWhoIs,
    answer: answerWhoIs,
  },
  {
    asks: says(
      /\b(?:what|which) (?:pets?|animals?) (?:do|did|have) (?:i|we)\b|\bdo (?:i|we) have (?:a |any )?pets?\b|\b(?:names? of|list) (?:my|our|all my) pets?\b|养(?:了|过)?(?:什么|哪些)(?:宠物|动物)|有(?:什么|哪些)宠物/i,
    ),
    answer: answerPets,
  },
  {
    asks: says(
      /^(?:and |so )?(?:what(?:['’]?s| is| was) (?:my|our) (?:cat|dog|pet|kitten|puppy|rabbit|horse|hamster|bird)(?:['’]?s)? (?:name|called)|(?:what(?:['’]?s| is| was) )?(?:the )?name of (?:my|our) (?:cat|dog|pet|kitten|puppy|rabbit|horse|hamster|bird)|(?:what|how) (?:is|was) (?:my|our) (?:cat|dog|pet|kitten|puppy|rabbit|horse|hamster|bird) called)[?. ]*$|^(?:我(?:家|们)?的?)?(?:那只|这只)?(?:猫|狗|宠物|兔子|仓鼠|鸟)(?:咪|狗)?(?:的名字(?:是|叫)?|叫|名叫)(?:什么|啥)(?:名字?)?[？?]?$/i,
    ),
    answer: answerPets,
  },
  {
    asks: (question) =>
      question.form?.kind !== 'yes-no' &&
      question.form?.field?.party === undefined &&
      asksForCompany.test(question.text),
    answer: answerCompany,
    alone: true,
  },
  { asks: asksIfAlong, answer: answerIfAlong },
  { asks: asksForOwnPlace, answer: answerOwnPlace },
  {
    asks: asksWhereLives,
    answer: answerResidence,
    alone: true,
  },
  { asks: asksWhereWorks, answer: answerResidence },
  {
    asks: (question) =>
      question.topic.size <= 1 &&
      /\bwhat (?:did|has|had|does) .{1,40}\b(?:write|written|wrote|say|said|tell|told|mail|e-?mail)\b|(?:写|说|讲)了?(?:些)?什么/i.test(
        question.text,
      ),
    answer: answerWritten,
  },
];

/** The draft of the first that fits and knows; `alone` when no other way of answering should be tried. */
export async function particularDraft(
  question: Question,
): Promise<{ readonly draft: Draft | undefined; readonly alone: boolean }> {
  for (const { asks, answer, alone = false } of particulars) {
    if (!asks(question)) continue;
    const draft = await answer(question);
    if (draft !== undefined || alone) return { draft, alone };
  }
  return { draft: undefined, alone: false };
}
