import { slug } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { DAY_MS, localMillis } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Outcome, Verdict } from '../evidence/constraint.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Drafted } from '../worked-through.ts';
import { isUnclear, isWithin, OCCASION_HOURS, shownTokens } from './shown-words.ts';

const MOST_LOOKED_AT = 60;
const MOST_CITED = 12;
/** So many pictures that nobody can make out are as good as any more. */
const MOST_UNCLEAR = 4;
/** What lies two years away lies as far as anything. */
const FURTHEST_DAYS = 730;

const flag = (is: boolean): number => (is ? 1 : 0);
const refuses = ({ outcomes }: Judged): boolean => outcomes.some(({ verdict }) => verdict === 'no');
const says = ({ outcomes }: Judged, tool: Outcome['tool'], verdict: Verdict): boolean =>
  outcomes.some((one) => one.tool === tool && one.verdict === verdict);

/**
 * What the question fixes, beside the told records and those of their occasion: whether the things to be seen are there,
 * those of a clause with "when" among them; how far what is told lies from the time asked for; whether records of the same
 * hours are of the place and the people; and whether a house or a town is named and the told record is another's.
 */
export function ofFixed({ draft, form, judged, retrieval }: Drafted, lead: Judged | undefined) {
  const { plan, gazetteer } = retrieval;
  const all = leavesOf(plan.root);
  // 拍摄城市是哪里: the town that is asked for is nothing to be seen.
  const leaves =
    form.kind === 'where' ? all.filter((leaf) => leaf.tool !== 'object' || !asked.has(leaf.args.name)) : all;
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const told = judged.filter(({ item }) => cited.has(item.id)).slice(0, MOST_CITED);
  const own = [...new Set([...(lead === undefined ? [] : [lead, ...lead.mates]), ...told])];
  const looked = judged.slice(0, MOST_LOOKED_AT);
  const beside = looked.filter(
    (one) => lead !== undefined && !own.includes(one) && isWithin(one, lead, OCCASION_HOURS),
  );
  const shown = shareShown(
    leaves,
    own.filter((one) => !refuses(one)),
  );
  const fits = looked.filter((one) => !refuses(one));
  const facts = factsOf(looked);
  const proved = shareProved(facts, own);
  const firms = new Set(gazetteer.people.flatMap((one) => (one.organisation === true ? [one.name] : [])));
  const ofHouses = (one: Judged): readonly Outcome[] =>
    one.outcomes.filter(({ tool, name, venue }) => venue === true || (tool === 'person' && firms.has(name ?? '')));
  const houses = lead === undefined ? [] : ofHouses(lead);
  const isHouseOf = ({ tool, said }: Outcome): boolean =>
    own.some(({ outcomes }) => outcomes.some((one) => one.tool === tool && one.said === said && one.verdict === 'yes'));
  return {
    asksShown: flag(leaves.some(({ tool }) => tool === 'object')),
    shownTold: shown,
    shownFitting: shareShown(leaves, fits) - shown,
    shownAnywhere: shareShown(leaves, looked),
    unclearFitting: Math.min(1, fits.filter(({ item }) => isPicture(item) && isUnclear(item)).length / MOST_UNCLEAR),
    timeAway: Math.max(0, ...(told.length > 0 ? told : own.slice(0, 1)).map((one) => awayFrom(leaves, one))),
    placeBeside: flag(beside.some((one) => says(one, 'place', 'yes'))),
    otherPlaceBeside: flag(beside.some((one) => says(one, 'place', 'no'))),
    personBeside: flag(beside.some((one) => says(one, 'person', 'yes'))),
    otherPlace: flag(
      own.length > 0 && isAsked(leaves, 'place') && own.every((one) => !says(one, 'place', 'yes')) && own.some(hasTown),
    ),
    otherWriter: flag(
      lead !== undefined &&
        lead.isPersonal === true &&
        isAsked(leaves, 'person') &&
        !own.some((one) => says(one, 'person', 'yes')),
    ),
    factsProved: proved,
    factsProvedElsewhere: Math.max(0, ...looked.map((one) => shareProved(facts, [one, ...one.mates]))) - proved,
    pairsProved: pairsProved(facts, looked),
    refusedShare: told.length === 0 ? 0 : told.filter(refuses).length / told.length,
    asksHouse: flag(houses.length > 0),
    houseOpen: flag(houses.some((one) => !isHouseOf(one))),
    houseElsewhere: flag(
      houses.some((one) => !isHouseOf(one)) &&
        looked.some((one) => ofHouses(one).some(({ verdict }) => verdict === 'yes')),
    ),
  };
}

const fixing: ReadonlySet<string> = new Set(['person', 'place', 'time', 'event', 'object', 'reference']);
const isSame = (a: Outcome, b: Outcome): boolean => a.tool === b.tool && a.said === b.said;

/** What is fixed, one of each: of what its occasion is told by, a record that proves nothing of it is silent. */
function factsOf(records: readonly Judged[]): readonly Outcome[] {
  const found: Outcome[] = [];
  for (const { outcomes } of records)
    for (const one of outcomes) if (fixing.has(one.tool) && !found.some((other) => isSame(one, other))) found.push(one);
  return found;
}

const proves = ({ outcomes }: Judged, fact: Outcome): boolean =>
  outcomes.some((one) => one.verdict === 'yes' && isSame(one, fact));

const shareProved = (facts: readonly Outcome[], records: readonly Judged[]): number =>
  facts.length === 0 ? 1 : facts.filter((fact) => records.some((one) => proves(one, fact))).length / facts.length;

/** The share of the pairs of what is fixed that some one record proves: in that town at that time, with her there. */
function pairsProved(facts: readonly Outcome[], records: readonly Judged[]): number {
  const pairs = facts.flatMap((a, i) => facts.slice(i + 1).map((b) => [a, b] as const));
  if (pairs.length === 0) return 1;
  return pairs.filter(([a, b]) => records.some((one) => proves(one, a) && proves(one, b))).length / pairs.length;
}

const asked: ReadonlySet<string> = new Set(['city', 'town', 'village', 'country', 'place']);

const isAsked = (leaves: readonly PlanLeaf[], asked: PlanLeaf['tool']): boolean =>
  leaves.some(({ tool }) => tool === asked);

const hasTown = ({ item }: Judged): boolean =>
  item.place?.city !== undefined || (item.entities ?? []).some(({ kind }) => kind === 'city');

/** All that is asked for, and what its occasion is told by. */
export function leavesOf(node: PlanNode): readonly PlanLeaf[] {
  switch (node.kind) {
    case 'leaf':
      return [node];
    case 'all':
    case 'any':
      return node.plans.flatMap(leavesOf);
    case 'within':
      return [...leavesOf(node.plan), ...leavesOf(node.anchor)];
    case 'not':
      return [];
  }
}

/** The share of the things to be seen that one of the records shows or names; all of it where there are none. */
function shareShown(leaves: readonly PlanLeaf[], records: readonly Judged[]): number {
  const things = new Map(
    leaves.flatMap((leaf) => (leaf.tool === 'object' ? [[leaf.args.name, leaf.args.said ?? ''] as const] : [])),
  );
  if (things.size === 0) return 1;
  const isSaid = (words: string, one: Judged): boolean => {
    const said = tokens(words);
    return said.length > 0 && said.every((token) => saysIt(token, shownTokens(one)));
  };
  const has = (name: string, said: string): boolean =>
    records.some(
      (one) =>
        one.outcomes.some((o) => o.tool === 'object' && o.verdict === 'yes' && slug(o.said) === slug(said)) ||
        isSaid(name, one) ||
        isSaid(said, one),
    );
  return [...things].filter(([name, said]) => has(name, said)).length / things.size;
}

/** How far a record, or the nearest of its dates, lies from the nearest time that is asked for, in [0, 1]. */
function awayFrom(leaves: readonly PlanLeaf[], { item }: Judged): number {
  const asked = leaves.flatMap((leaf) =>
    leaf.tool === 'time' && (leaf.args.start !== undefined || leaf.args.end !== undefined) ? [leaf.args] : [],
  );
  const own = [...(item.time === undefined ? [] : [item.time]), ...(isPicture(item) ? [] : (item.dates ?? []))];
  if (asked.length === 0 || own.length === 0) return 0;
  const days = asked.flatMap(({ start, end }) =>
    own.map((span) => {
      const early = start === undefined ? 0 : localMillis(start) - localMillis(span.end);
      const late = end === undefined ? 0 : localMillis(span.start) - localMillis(end);
      return Math.max(0, early, late) / DAY_MS;
    }),
  );
  return Math.min(1, Math.log1p(Math.min(...days)) / Math.log1p(FURTHEST_DAYS));
}
