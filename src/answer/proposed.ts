import { tokens } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import { answerAmount } from './amounts/answer-amount.ts';
import { statedAmount } from './amounts/answer-stated-amount.ts';
import { asksWhy } from './asked/asks-why.ts';
import type { AskedForm } from './asked/form-asked.ts';
import { peopleIn } from './asked/people-meant.ts';
import { saysIt } from './asked/same-words.ts';
import { checkedCitations } from './cite.ts';
import { isComputable } from './computable.ts';
import { isForEverybody } from './evidence/advertising.ts';
import { isSilentOfPeople, type Judged } from './evidence/judged.ts';
import { UNWEIGHED } from './evidence/pool.ts';
import { answerDuration } from './kinds/answer-duration.ts';
import { answerField } from './kinds/answer-field.ts';
import { answerFilmMoment, asksForFilmMoment } from './kinds/answer-film.ts';
import { answerWhere, answerWho } from './kinds/answer-people-places.ts';
import { answerCount, answerList, answerSentence, answerYesNo } from './kinds/answer-sets.ts';
import { answerClock, answerWhen } from './kinds/answer-when.ts';
import { nearestWords } from './kinds/last-resort.ts';
import { personAsked } from './kinds/person-asked.ts';
import { answerCompared } from './operators/compared.ts';
import { answerOfDealings } from './operators/of-dealings.ts';
import { answerTogether } from './operators/together.ts';
import type { AnswerType, Draft, Question } from './question.ts';
import { lastWordOn } from './reading/later-word.ts';
import { reasonReading } from './reading/reason-reading.ts';
import { fromOwnRecords } from './reading/rival-readings.ts';
import { thingToBeThere } from './reading/said-either-way.ts';
import { clockTime } from './reading/value-cues.ts';
import { reckoned } from './reckoning/reckoned.ts';
import type { Spoken } from './speech/speech-evidence.ts';

/** What a proposed answer was made from: a fact that was read, a sentence, talk around it, what may be about it, or merely what lies nearest. */
export type Basis = 'read' | 'sentence' | 'told' | 'guess' | 'last' | 'nearest' | 'nothing';

export type Strategy = {
  readonly type: AnswerType;
  readonly draft: (question: Question) => Promise<Draft | undefined>;
  readonly orSentence: boolean;
  /** Whether the search's set itself is the answer, rather than a fact in any of what is known. */
  readonly set?: boolean;
};

/** How each form of question is answered. `orSentence`: when the fact is not known as such, a sentence may say it. */
export const strategies: Readonly<Record<AskedForm['kind'], Strategy>> = {
  when: { type: 'number', draft: answerWhen, orSentence: false },
  'time-of-day': { type: 'number', draft: answerClock, orSentence: false },
  interval: { type: 'number', draft: answerDuration, orSentence: false },
  age: { type: 'number', draft: async (question) => answerSentence(question), orSentence: true },
  compare: { type: 'open_end', draft: async () => undefined, orSentence: false },
  order: { type: 'open_end', draft: async () => undefined, orSentence: false },
  field: { type: 'open_end', draft: answerField, orSentence: true },
  where: { type: 'open_end', draft: answerWhere, orSentence: true },
  who: { type: 'open_end', draft: answerWho, orSentence: true },
  amount: { type: 'number', draft: answerMoney, orSentence: false },
  count: { type: 'number', draft: answerCount, orSentence: false },
  duration: { type: 'number', draft: answerDuration, orSentence: false },
  'yes-no': { type: 'open_end', draft: answerYesNo, orSentence: false },
  list: { type: 'list_recall', draft: answerList, orSentence: false, set: true },
  items: { type: 'list_recall', draft: answerList, orSentence: false, set: true },
  what: { type: 'open_end', draft: async (question) => answerSentence(question), orSentence: false },
};

/** From the accounts; where they know nothing of it, as the best record states it. */
async function answerMoney(question: Question): Promise<Draft | undefined> {
  const draft = await answerAmount(question);
  // A dealing that is known and tells no such sum is said as none: its quotes give no value, so that it ends as an abstention.
  return draft ?? statedAmount(question);
}

/** What no record states by itself, but records come to: two things asked at once or set side by side, and dealings of a kind. */
const answerComputed = async (question: Question): Promise<Draft | undefined> =>
  (await answerTogether(question)) ?? (await answerCompared(question)) ?? (await answerOfDealings(question));

type Proposed = { readonly draft: Draft; readonly basis: Basis };

/** The proposal for a question, by the last word on its matter. */
export async function proposedFor(
  question: Question,
  strategy: Strategy,
  spoken: Spoken | undefined,
  judged: readonly Judged[],
): Promise<Proposed | undefined> {
  if (question.stated !== undefined) return { draft: question.stated, basis: 'read' };
  const computed = spoken === undefined && !asksForFilmMoment(question) ? await answerComputed(question) : undefined;
  if (computed !== undefined) return { draft: computed, basis: 'read' };
  const made = await proposedFrom(question, strategy, spoken, judged);
  const figured = spoken === undefined ? reckoned(question, judged, made?.draft) : undefined;
  if (figured !== undefined) return { draft: figured, basis: 'read' };
  if (made === undefined || spoken !== undefined || strategy.set === true || made.basis === 'nearest') return made;
  const readAlone = async (letter: Judged): Promise<Draft | undefined> => {
    const alone = { ...question, supported: [letter], accounts: [] };
    return (await proposedFrom(alone, strategy, undefined, [letter], true))?.draft;
  };
  const own = await fromOwnRecords(made.draft, question, judged, readAlone);
  const last = await lastWordOn(own, question, judged, readAlone);
  return last === made.draft ? made : { draft: last, basis: 'read' };
}

async function proposedFrom(
  question: Question,
  strategy: Strategy,
  spoken: Spoken | undefined,
  judged: readonly Judged[],
  isAlone = false,
): Promise<Proposed | undefined> {
  const person = spoken === undefined ? await personAsked(question) : undefined;
  if (person !== undefined) return person === 'unknown' ? undefined : { draft: person, basis: 'read' };
  // A film's words are told with their seconds.
  const isRead = spoken === undefined && !asksForFilmMoment(question);
  const reason = isRead && asksWhy.test(question.text) ? reasonReading(question, judged) : undefined;
  if (reason !== undefined) return { draft: reason.draft, basis: reason.cover >= BARELY ? 'read' : 'sentence' };
  const film = asksForFilmMoment(question) ? await answerFilmMoment(question) : undefined;
  if (film !== undefined) return { draft: film, basis: 'read' };
  const found = await known(question, strategy, spoken, judged);
  if (found !== undefined && found !== 'void' && isOver(found.draft, question)) return undefined;
  // A dealing that is known to be void is not guessed at.
  if (found === 'void') return undefined;
  // A letter that is read alone tells what is known, or nothing.
  if (found !== undefined || isAlone) return found;
  return (await guessed(question, strategy, judged)) ?? nearestOf(question, judged);
}

const BARELY = 0.6;

/**
 * What the strategy reads, where its own quotes give it. A value that they do not give is no answer: then what the other
 * evidence tells is read, once.
 */
async function verified(question: Question, strategy: Strategy, judged: readonly Judged[]): Promise<Draft | undefined> {
  const read = await strategy.draft(question);
  if (read === undefined || strategy.set === true || read.text === '–' || isGiven(read, question, judged)) return read;
  const cited = new Set<string>(read.citations.map(({ id }) => id));
  const supported = question.supported.filter(({ item }) => !cited.has(item.id));
  if (supported.length === 0 || supported.length === question.supported.length) return read;
  const again = await strategy.draft({ ...question, supported });
  return again !== undefined && isGiven(again, question, judged) ? again : read;
}

/** Whether the quotes of a draft, of what was looked at or it brings along, give its value. */
export function isGiven(
  { text, citations, counted, worked, also = [] }: Draft,
  question: Question,
  judged: readonly Judged[],
): boolean {
  const known = new Map<string, MemoryItem>(
    [...judged, ...question.supported].map(({ item }) => [item.id as string, item] as const),
  );
  for (const item of also) known.set(item.id, item);
  const held = checkedCitations(citations, known);
  return isComputable({
    text,
    citations: held,
    question: question.text,
    ...(counted === undefined ? {} : { counted }),
    ...(worked === undefined ? {} : { worked }),
  });
}

/** From what speaks of the topic, by the strategy of the form asked for. */
async function known(
  question: Question,
  strategy: Strategy,
  spoken: Spoken | undefined,
  judged: readonly Judged[],
): Promise<Proposed | 'void' | undefined> {
  const read = await verified(question, strategy, judged);
  // A dash is a strategy's sign that the dealing is known and tells no such value.
  if (read?.text === '–') return 'void';
  if (read !== undefined) return { draft: read, basis: 'read' };
  const isName = question.form?.field?.isNamed === true;
  const sentence = strategy.orSentence && !isName ? sentenceOf(question) : undefined;
  if (sentence !== undefined) return { draft: sentence, basis: 'sentence' };
  const told = spoken === undefined ? undefined : await toldIn(question, spoken, strategy);
  return told === undefined ? undefined : { draft: told, basis: 'told' };
}

const tellsAge = /\b(?:(?:years?|months?|weeks?|yrs?) old|turn(?:s|ed|ing)?|aged?|\d+(?:st|nd|rd|th))\b|岁|月大/i;

/** A sentence about somebody tells an age only when it speaks of one. */
function sentenceOf(question: Question): Draft | undefined {
  const draft = answerSentence(question);
  if (question.form?.field?.id === 'phone number' && draft !== undefined && !saysPhone.test(draft.text))
    return undefined;
  return question.form?.kind === 'age' && draft !== undefined && !tellsAge.test(draft.text) ? undefined : draft;
}

/** A guess is surer than this of nothing. */
const GUESS = 0.5;
/** "The next appointment", 下次: what is over is not next. */
const asksForNext = /\bnext (?!door\b|to\b)|\bupcoming\b|下一?(?:次|回|个|场|趟)(?!来)|接下来/iu;
const isOver = ({ value }: Draft, { text, retrieval }: Question): boolean =>
  value?.kind === 'moment' &&
  asksForNext.test(text) &&
  value.end.slice(0, 10) < retrieval.plan.now.slice(0, 10) &&
  retrieval.plan.now.slice(0, 4) <= String(retrieval.gazetteer.years.last);

/** From what may well be about it: a sentence where no fact of the form is known, or items that say little. */
const LEAST_SAID = 0.35;

async function guessed(
  question: Question,
  strategy: Strategy,
  judged: readonly Judged[],
): Promise<Proposed | undefined> {
  const { retrieval, supported } = question;
  // Neither yes nor no can be guessed at, but of who came along.
  if (question.form?.kind === 'yes-no' && question.topic.size > 0 && peopleIn(retrieval.plan.root).length === 0)
    return undefined;
  if (question.form?.kind === 'yes-no' && thingToBeThere(question.text) !== undefined) return undefined;
  const shown = new Set(retrieval.hits.map(({ item }) => item.id));
  const faint =
    strategy.set === true
      ? judged.filter(
          (one) =>
            shown.has(one.item.id) &&
            one.outcomes.every(({ verdict }) => verdict !== 'no') &&
            !isSilentOfPeople(one) &&
            (one.item.modality !== 'email' || one.support >= LEAST_SAID),
        )
      : supported.length > 0
        ? []
        : judged.filter((one) => !isForEverybody(one));
  const from = { ...question, supported: faint };
  const read = faint.length === 0 ? undefined : await strategy.draft(from);
  if (read !== undefined) return { draft: { ...read, sureness: read.sureness * GUESS }, basis: 'guess' };
  if (strategy.set === true) return undefined;
  const sentence = sentenceOf(faint.length === 0 ? question : from);
  return sentence === undefined || !isOfField(sentence, question)
    ? undefined
    : { draft: { ...sentence, sureness: sentence.sureness * GUESS }, basis: 'guess' };
}

const saysPhone =
  /\b(?:phone|telephone|tel|mobile|cell|call|ring|reach|whatsapp|fax)\b|\+\d|电话|手机|致电|拨打|联系/iu;

/** A code, a password, an address: a sentence that does not speak of one holds none. */
export function isOfField({ text }: Draft, { form, topic }: Question): boolean {
  const field = form?.field;
  // A day, or a sentence that tells of no hour, is no time of day.
  if (form?.kind === 'time-of-day' && text.search(clockTime) < 0 && !partOfDay.test(text)) return false;
  if (field?.id === 'phone number') return saysPhone.test(text);
  if (field === undefined || field.party !== undefined || field.isThing === true || field.references === undefined)
    if (field?.id !== 'wifi password' && field?.id !== 'access code') return true;
  const said = new Set(tokens(text));
  return [...(form?.said ?? []), ...topic.keys()].some((token) => naming.has(token) && saysIt(token, said));
}
const partOfDay =
  /\b(?:morning|afternoon|evening|night|dawn|dusk|o['’]clock|uhr|hours?)\b|早|晚|夜|上午|下午|中午|点/iu;
const naming: ReadonlySet<string> = new Set(
  tokens(
    'password passcode code pin number wifi wlan reference booking ticket tracking policy invoice 密码 编号 号码 单号',
  ),
);

/** Forms of which the nearest record's own words say something; an age, a truth or a count they do not. */
const tellable: ReadonlySet<string> = new Set([
  'list',
  'items',
  'what',
  'field',
  'where',
  'who',
  'when',
  'time-of-day',
  'amount',
  'duration',
]);

function nearestOf(question: Question, judged: readonly Judged[]): Proposed | undefined {
  if (!tellable.has(question.form?.kind ?? 'what')) return undefined;
  const draft = nearestWords(
    question,
    judged.filter((one) => !isSilentOfPeople(one)),
  );
  return draft !== undefined && isOfField(draft, question) ? { draft, basis: 'nearest' } : undefined;
}

/** From the turns around which a conversation tells most of what is asked, though none says enough by itself. */
async function toldIn(question: Question, { turns }: Spoken, strategy: Strategy): Promise<Draft | undefined> {
  if (strategy.set === true) return undefined;
  const items = await question.store.items(turns);
  const supported = items.map((item) => ({ item, ...UNWEIGHED, support: 0.3 }));
  const asked = { ...question, supported };
  const draft = (await strategy.draft(asked)) ?? answerSentence(asked);
  return draft === undefined ? undefined : { ...draft, also: [...(draft.also ?? []), ...items] };
}
