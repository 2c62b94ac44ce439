import { leaf, not } from '../../memory/query-plan.ts';
import type { Gazetteer } from './gazetteer.ts';
import { negatedAt } from './negation.ts';
import type { Said } from './plan-literals.ts';
import { mask, type QuestionText } from './question-text.ts';
import { countryByCode } from './world-places.ts';

export type AbroadRead = {
  readonly said: readonly Said[];
  readonly question: QuestionText;
  /** What would have to be known: where the owner lives. */
  readonly unknown: readonly string[];
};

const away =
  /\b(?:abroad|overseas|in (?:a |other |another )?foreign (?:country|countries)|outside (?:of )?(?:my|our|the) (?:home )?country)\b|(?:在)?(?:国外|海外|境外|外国)(?!品|货|人|语)|出国/iu;
const here = /\bin (?:my|our) (?:own |home )?country\b|\bdomestic(?:ally)?\b|(?:在)?国内(?!外)/iu;

/** "Abroad" is everywhere but the owner's country; said to be unknown when that is. */
export function homeAndAbroad(q: QuestionText, gazetteer: Gazetteer): AbroadRead {
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
