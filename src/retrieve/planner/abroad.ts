import { countryByCode } from '../../language/world-places.ts';
import { all, any, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer, HomeTown } from './gazetteer.ts';
import { negatedAt } from './negation.ts';
import type { Said } from './plan-literals.ts';
import { mask, type QuestionText } from './question-text.ts';
import { nowhereInParticular } from './tables/journey-ahead.ts';

export type AbroadRead = {
  readonly said: readonly Said[];
  readonly question: QuestionText;
  /** What would have to be known: where the owner lives. */
  readonly unknown: readonly string[];
};

const away =
  /\b(?:(?<!\b(?:study|studies|studying|semester|year|term|exchange|work|working) )abroad|overseas|in (?:a |other |another )?foreign (?:country|countries)|outside (?:of )?(?:my|our|the) (?:home )?country)\b|(?:在)?(?:国外|海外|境外|外国)(?!品|货|人|语)|出国/iu;
const here = /\bin (?:my|our) (?:own |home )?country\b|\bdomestic(?:ally)?\b|(?:在)?国内(?!外)/iu;

const town =
  /\b(?:at home )?(?:in|around|near|of) (?:my|our) (?:(?:own |home )?(?:city|town|village)|hometown)\b(?: (?:where )?(?:i|we) live)?|\b(?:in|around) the (?:city|town|village) (?:where |in which |that )?(?:i|we) live(?: in)?\b|(?:在)?(?:我|我们)(?:所在|居住|住|家)的?(?:那个|所在的?)?(?:城市|城里|镇上|小镇|地方)|(?:在)?(?:本地|本市)/iu;

/** Being on a journey, wherever to: what is said with a place, but not with a time, is a trip of its own. */
const travelling = new RegExp(
  `\\b(?:while|when) (?:i was |we were )?(?:travell?ing|on the road|on (?:a )?(?:trip|holiday|vacation))\\b${nowhereInParticular}|\\b(?:on|during) (?:my|our|a) (?:travels|trips|journeys|tours|holidays|vacations)\\b${nowhereInParticular}|\\baway from home\\b|(?:在外|外出)?旅[行游](?:的时候|时候?|途中|期间)(?!去|到|在|经过|前往|间)|旅途中|出门在外`,
  'iu',
);

/** Who has moved is on a journey in the town where they used to live. */
function livingIn({ town: place, since, until }: HomeTown, said: string, moved: boolean): PlanNode {
  const there = leaf('place', { ...place, said }, 'must');
  if (!moved || (since === undefined && until === undefined)) return there;
  const days = {
    ...(since === undefined ? {} : { start: `${since.slice(0, 10)}T00:00:00` }),
    ...(until === undefined ? {} : { end: `${until.slice(0, 10)}T23:59:59` }),
  };
  return all(there, leaf('time', { ...days, said }));
}

function notAtHome(q: QuestionText, found: RegExpExecArray, { homeTowns }: Gazetteer): AbroadRead {
  const [start, end] = [found.index, found.index + found[0].length];
  const [first, ...others] = homeTowns.map((home) => livingIn(home, found[0], homeTowns.length > 1));
  if (first === undefined) return { said: [], question: mask(q, start, end), unknown: [found[0]] };
  const node = not(others.length === 0 ? first : any(first, ...others));
  return { said: [{ start, end, node }], question: mask(q, start, end), unknown: [] };
}

function ownTown(q: QuestionText, found: RegExpExecArray, { homeTowns }: Gazetteer): AbroadRead {
  const [start, end] = [found.index, found.index + found[0].length];
  const [first, ...others] = homeTowns.map(({ town: one }) => leaf('place', { ...one, said: found[0] }, 'must'));
  if (first === undefined) return { said: [], question: q, unknown: [found[0]] };
  const place = others.length === 0 ? first : any(first, ...others);
  return {
    said: [{ start, end, node: negatedAt(q, start, end) ? not(place) : place }],
    question: mask(q, start, end),
    unknown: [],
  };
}

/** "Abroad" is everywhere but the owner's country; said to be unknown when that is. */
export function homeAndAbroad(q: QuestionText, gazetteer: Gazetteer): AbroadRead {
  const inTown = town.exec(q.rest);
  if (inTown !== null) return ownTown(q, inTown, gazetteer);
  const onTheWay = travelling.exec(q.rest);
  if (onTheWay !== null) return notAtHome(q, onTheWay, gazetteer);
  const found = away.exec(q.rest) ?? here.exec(q.rest);
  if (found === null) return { said: [], question: q, unknown: [] };
  const [start, end] = [found.index, found.index + found[0].length];
  const code = gazetteer.homeCountry;
  const home = code === undefined ? undefined : (gazetteer.countries.get(code)?.name ?? countryByCode(code)?.name);
  if (home === undefined) return { said: [], question: q, unknown: [found[0]] };
  const place = leaf('place', { name: home, level: 'country', said: found[0] }, 'must');
  const isAway = away.test(found[0]) !== negatedAt(q, start, end);
  return { said: [{ start, end, node: isAway ? not(place) : place }], question: mask(q, start, end), unknown: [] };
}
