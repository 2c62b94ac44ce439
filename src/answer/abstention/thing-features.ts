import { isPicture } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Judged } from '../evidence/judged.ts';
import { blandWords, tellsNothing } from '../evidence/shown-beside.ts';
import { wholeTopicOf } from '../question.ts';
import type { Drafted } from '../worked-through.ts';
import { isUnclear, isWithin, OCCASION_HOURS, shownTokens } from './shown-words.ts';

const MOST_LOOKED_AT = 60;

const ofCamera =
  /\b(?:photo(?:s|ed|graph\w*)?|pictures?|pics?|snap(?:s|ped|shots?)?|shots?|captur\w+|images?|videos?|clips?|film(?:ed|ing)|footage|selfies?|shooting)\b|照片|相片|图片|拍|影到|照(?:的|了|那|下|到|过)|录像|视频|片段/iu;

const flag = (is: boolean): number => (is ? 1 : 0);
const refuses = ({ outcomes }: Judged): boolean => outcomes.some(({ verdict }) => verdict === 'no');

/**
 * Whether the thing that a question speaks of, in whatever part of it, is of the told record: shown in its picture rather
 * than written on a map near it, said on its occasion, or known of another occasion alone; whether pictures that were asked
 * for are told from letters; and whether a record of the same matter tells that it is of another kind.
 */
export function ofThings(found: Drafted, lead: Judged | undefined) {
  const { draft, judged, retrieval } = found;
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const told = judged.filter(({ item }) => cited.has(item.id));
  const own = [...new Set([...(lead === undefined ? [] : [lead, ...lead.mates]), ...told])];
  const things = [...wholeTopicOf(retrieval)].filter(([token]) => !blandWords.has(token));
  const around = judged
    .slice(0, MOST_LOOKED_AT)
    .filter((one) => !refuses(one) && lead !== undefined && isWithin(one, lead, OCCASION_HOURS));
  const others = judged.slice(0, MOST_LOOKED_AT).filter(refuses);
  const said = shareOf(things, own);
  const near = shareOf(things, [...own, ...around]);
  const pictures = ofCamera.test(retrieval.plan.question) || hasPictures(retrieval.plan.root);
  return {
    thingsSaid: said,
    thingsAround: near - said,
    thingsElsewhere: shareOf(things, [...own, ...around, ...others]) - near,
    literalGap: literalGap(things, own, judged.slice(0, MOST_LOOKED_AT)),
    asksPicture: flag(pictures),
    pictureByLetter: flag(pictures && told.length > 0 && told.every(({ item }) => item.modality === 'email')),
    showsOther: flag(pictures && isTelling(lead) && things.length > 0 && said === 0),
    unclear: flag(lead !== undefined && isPicture(lead.item) && isUnclear(lead.item)),
    // Nothing tells kinds of work any more; the fitted trees still ask for them.
    kindYes: 0,
    kindNo: 0,
    kindOpen: 0,
  };
}

const isTelling = (lead: Judged | undefined): boolean =>
  lead !== undefined && isPicture(lead.item) && !tellsNothing(lead) && !isUnclear(lead.item);

/** The share of the things, by their weight, that one of the records says; all of it where there are none. */
function shareOf(things: readonly (readonly [string, number])[], records: readonly Judged[]): number {
  let [all, found] = [0, 0];
  for (const [token, weight] of things) {
    all += weight;
    if (records.some((one) => saysIt(token, shownTokens(one)))) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

/** How much more of the things another record says in the very words: of hiking boots, where running shoes are told. */
function literalGap(
  things: readonly (readonly [string, number])[],
  own: readonly Judged[],
  others: readonly Judged[],
): number {
  const all = things.reduce((sum, [, weight]) => sum + weight, 0);
  const share = (records: readonly Judged[]): number =>
    things.reduce(
      (sum, [token, weight]) => sum + (records.some((one) => shownTokens(one).has(token)) ? weight : 0),
      0,
    ) / all;
  return all === 0 ? 0 : Math.max(0, ...others.map((one) => share([one]))) - share(own);
}

function hasPictures(node: PlanNode): boolean {
  if (node.kind === 'leaf')
    return node.tool === 'modality' && (node.args.modality === 'image' || node.args.modality === 'video');
  if (node.kind === 'within') return hasPictures(node.plan) || hasPictures(node.anchor);
  return node.kind !== 'not' && node.plans.some(hasPictures);
}
