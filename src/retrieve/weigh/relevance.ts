import type { FeatureName, Features } from '../rank/feature-rows.ts';
import type { Levels, RankClass } from '../rank/features.ts';
import { logOdds, sigmoid } from './evidence.ts';
import { type OddsWeights, type OrderWeights, relevanceWeights } from './relevance-weights.ts';

/** The part of one feature in what an item with these features adds up to. */
type Added = (features: Features, name: FeatureName) => number;

/** What an item adds up to. */
export type Relevance = { readonly score: number; readonly probability: number; readonly added: Added };

/**
 * Where nothing but facts was asked for, nothing is to be learned: an item that is known to have them all is in, one
 * that is known to lack one is out, and between them speaks what its neighbours have. Log-odds.
 */
const byFacts = { bias: -1.7, weakest: 3.9, near: 2.4 } as const;
const factGroups: readonly FeatureName[] = ['person', 'time', 'place', 'kind', 'other'];

/** A little of what orders items by their words, so that of those with the same facts the telling ones come first. */
const SHARE_OF_CUES = 0.1;

const addedByFacts: Added = (features, name) => {
  if (name === 'near') return byFacts.near * features.near;
  const present = factGroups.filter((group) => features[group] !== 0);
  return present.includes(name) ? (byFacts.weakest * features[name]) / present.length : 0;
};

export function factRelevanceOf(features: Features, rankClass: RankClass, chance?: number): Relevance {
  const logit =
    chance === undefined
      ? byFacts.bias + byFacts.weakest * features.weakest + byFacts.near * features.near
      : logOdds(chance, LEAST_CHANCE);
  return {
    score: logit + SHARE_OF_CUES * orderOf(features, relevanceWeights.classes[rankClass].order),
    probability: sigmoid(logit),
    added: addedByFacts,
  };
}

/** Of log-odds: nothing is more certain. */
const LEAST_CHANCE = 1e-9;

/**
 * Written out name by name, in the order that the weights were learned in: hundreds of items are weighed for each question,
 * and to read a number of an object by a name that is only told makes a copy of it.
 */
const orderOf = (f: Features, w: OrderWeights): number =>
  w.bias +
  w.window * f.window +
  w.coverage * f.coverage +
  w.own * f.own +
  w.said * f.said +
  w.session * f.session +
  w.matched * f.matched +
  w.answers * f.answers +
  w.person * f.person +
  w.time * f.time +
  w.place * f.place +
  w.kind * f.kind +
  w.other * f.other +
  w.weakest * f.weakest +
  w.near * f.near +
  w.narrow * f.narrow +
  w.both * f.both +
  w.date * f.date +
  w.when * f.when +
  w.asks * f.asks +
  w.length * f.length +
  w.names * f.names +
  w.amount * f.amount +
  w.told * f.told +
  w.counts * f.counts;

const oddsOf = (score: number, f: Features, l: Levels, w: OddsWeights): number =>
  w.bias +
  w.score * score +
  w.coverage * f.coverage +
  w.said * f.said +
  w.matched * f.matched +
  w.person * f.person +
  w.time * f.time +
  w.place * f.place +
  w.kind * f.kind +
  w.other * f.other +
  w.weakest * f.weakest +
  w.near * f.near +
  w.narrow * f.narrow +
  w.both * f.both +
  w.covered * l.covered +
  w.saidBest * l.saidBest +
  w.met * l.met +
  w.known * l.known;

const addedBy =
  (order: OrderWeights): Added =>
  (features, name) =>
    order[name] * features[name];
const { media, mail, note } = relevanceWeights.classes;
const addedInOrder: Readonly<Record<RankClass, Added>> = {
  media: addedBy(media.order),
  mail: addedBy(mail.order),
  note: addedBy(note.order),
};

/**
 * How relevant an item is: a score that orders the candidates of one question (listwise softmax regression: Cao et al.
 * 2007), and the probability that it is what was asked for (logistic regression on the score and what limits it).
 */
export function relevanceOf(features: Features, levels: Levels, rankClass: RankClass, chance?: number): Relevance {
  const { order, odds } = relevanceWeights.classes[rankClass];
  const score = orderOf(features, order);
  const added = addedInOrder[rankClass];
  if (chance !== undefined) return { score, probability: chance, added };
  const logit = oddsOf(score, features, levels, odds);
  return { score, probability: sigmoid(logit), added };
}

/** Where nothing is this likely, nothing is what was asked for. */
const LEAST_BEST = 0.25;

/**
 * How many items to show, given the probability of each, best first: the number that makes the expected F1 of the set
 * largest (Lewis 1995), the sum of all probabilities standing for how many there are. 0 when even the best is unlikely.
 */
export function bestCut(probabilities: readonly number[]): number {
  if (Math.max(0, ...probabilities) < LEAST_BEST) return 0;
  const expected = probabilities.reduce((sum, p) => sum + p, 0);
  let [hits, best, cut] = [0, 0, 0];
  probabilities.forEach((p, i) => {
    hits += p;
    const f1 = (2 * hits) / (i + 1 + expected);
    if (f1 > best) [best, cut] = [f1, i + 1];
  });
  return cut;
}
