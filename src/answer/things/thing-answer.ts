import type { ThingFact } from '../../memory/things/thing-facts.ts';
import { isCancelled } from '../../memory/things/thing-kind.ts';
import type { ThingSlot } from '../../memory/things/thing-slots.ts';
import { asksWhy } from '../asked/asks-why.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { mayReplaceItem } from '../reading/one-transaction.ts';
import type { Language } from '../wording.ts';
import { thingAsked } from './thing-asked.ts';
import { type Match, matchesOf } from './thing-match.ts';
import { slotAsked } from './thing-slot.ts';
import { lengthTold, type Told, toldOf } from './thing-told.ts';

/** Forms of questions that one value answers. */
const ofOneValue: ReadonlySet<AskedForm['kind']> = new Set([
  'when',
  'time-of-day',
  'where',
  'who',
  'amount',
  'count',
  'duration',
  'field',
  'what',
  'items',
  'list',
]);
/** How probable a value of the data is right where one thing is meant, and where several may be. */
const KNOWN = 0.95;
const OF_SEVERAL = 0.75;
/** Things that match this much less than the best are others. */
const AS_GOOD = 0.05;

type Answering = { readonly match: Match; readonly slot: ThingSlot | 'length'; readonly told: Told };

/**
 * What structured data tells of a question: the value of the property that it asks for, of the thing that it is about, by its
 * latest version. Nothing where no thing is meant, or it has no such property.
 */
export function thingAnswer(question: Pick<Question, 'text' | 'language' | 'retrieval' | 'form'>): Draft | undefined {
  const { text, language, retrieval, form } = question;
  const items = retrieval.list.items
    .map(({ item }) => item)
    .filter(({ structuredData }) => structuredData !== undefined);
  if (items.length === 0 || asksWhy.test(text) || !ofOneValue.has(form?.kind ?? 'what')) return undefined;
  const wanted = thingAsked(text);
  if (wanted.kind === undefined) return undefined;
  const known = matchesOf(items, retrieval.list.asked, wanted);
  const answering = known.flatMap((match): Answering[] => {
    if (wanted.kind === 'length') {
      const told = lengthTold(match.read.facts, language);
      return told === undefined ? [] : [{ match, slot: 'length', told }];
    }
    const slot = slotAsked(wanted, match.read.facts);
    if (slot === undefined) return [];
    const told = toldOf(slot, match.read.facts, language, form?.kind === 'time-of-day');
    return told === undefined ? [] : [{ match, slot, told }];
  });
  return chosen(answering, known, retrieval.plan.now, language);
}

function chosen(
  answering: readonly Answering[],
  known: readonly Match[],
  now: string,
  language: Language,
): Draft | undefined {
  const held = answering.filter(
    (one) => !answering.some((other) => other !== one && supersedes(other.match, one.match)),
  );
  const most = Math.max(...held.map(({ match }) => match.score));
  const order = (a: Answering, b: Answering): number => byNearness(a, b, now, answering);
  const best = held.filter(({ match }) => match.score >= most - AS_GOOD).toSorted(order);
  const [first] = best;
  if (first === undefined) return undefined;
  const others = best.filter((one) => one !== first && one.told.text !== first.told.text);
  const rivals = others.filter(({ match }) => isSame(match, first.match) && match.item.sender?.verdict !== 'fail');
  const last = known.filter(({ item }) => item === first.match.item || isLater(item, first.match.item));
  const off = last.find(({ thing, ...match }) => isCancelled(thing) && isVersion({ thing, ...match }, first.match));
  return {
    text: first.told.text,
    type: first.told.isNumber ? 'number' : 'open_end',
    citations: [...citationsOf(first), ...(off === undefined || off === first.match ? [] : cancelled(off))],
    sureness: 1,
    notes: [
      ...(off === undefined ? [] : [calledOff[language]]),
      ...rivals.map(({ told }) => otherwise(told.text, language)),
    ],
    known: others.length === rivals.length ? KNOWN : OF_SEVERAL,
    isData: true,
    ...(rivals.length === 0 ? {} : { contested: true }),
    also: [first.match.item, ...(off === undefined ? [] : [off.item])],
  };
}

const fieldOf = ({ at }: Match, { path }: Pick<ThingFact, 'path'>): string => `structuredData.${at}.${path}`;
const citationsOf = ({ match, told }: Answering) =>
  told.facts.map((fact) => cite(match.item.id, fieldOf(match, fact), fact.text));
const cancelled = (match: Match) =>
  match.read.facts.flatMap((fact) =>
    fact.slot === 'status' ? [cite(match.item.id, fieldOf(match, fact), fact.text)] : [],
  );

const calledOff: Readonly<Record<Language, string>> = { en: 'It was cancelled.', zh: '已取消。' };
const otherwise = (text: string, language: Language): string =>
  language === 'zh' ? `另一位发件人说是${text}。` : `Another sender says ${text}.`;

/** What is to come comes before what is over, each the nearer first; of the same thing what the first sender said. */
function byNearness(a: Answering, b: Answering, now: string, all: readonly Answering[]): number {
  if (isSame(a.match, b.match)) return compare(firstTold(a.match, all), firstTold(b.match, all));
  const [one, other] = [a.match.read.from ?? timeOf(a.match), b.match.read.from ?? timeOf(b.match)];
  const [isOver, isOtherOver] = [one < now, other < now];
  if (isOver !== isOtherOver) return isOver ? 1 : -1;
  return isOver ? compare(other, one) : compare(one, other);
}
/** When its sender first spoke of it: who comes second with another's number is not believed before them. */
const firstTold = (match: Match, all: readonly Answering[]): string =>
  all.flatMap((one) => (isVersion(match, one.match) ? [timeOf(one.match)] : [])).toSorted()[0] ?? timeOf(match);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const timeOf = ({ item }: Match): string => item.time?.start ?? '';
const isLater = (a: Match['item'], b: Match['item']): boolean => (a.time?.start ?? '') > (b.time?.start ?? '');

/** Whether a thing is the later version of another, by who may say so. */
const supersedes = (later: Match, earlier: Match): boolean =>
  isLater(later.item, earlier.item) && isVersion(later, earlier);
const isVersion = (one: Match, other: Match): boolean =>
  one === other || (isSame(one, other) && mayReplaceItem(other.item, one.item));

/** Whether two nodes are of one booking, order or event, and of one leg of it. */
function isSame(a: Match, b: Match): boolean {
  if (a.thing['@type'] !== b.thing['@type']) return false;
  const [one, other] = [numberOf(a), numberOf(b)];
  return one !== undefined && one === other && legOf(a) === legOf(b);
}

function numberOf({ thing, read }: Match): string | undefined {
  const number = read.facts.find(({ slot }) => slot === 'reference' || slot === 'tracking' || slot === 'invoice')?.text;
  const identifier = thing['identifier'];
  return number ?? (typeof identifier === 'string' ? identifier : undefined);
}

const legOf = ({ read: { facts } }: Match): string =>
  facts
    .flatMap(({ slot, text }) => (slot === 'origin' || slot === 'destination' ? [text.toLowerCase()] : []))
    .join(' → ');
