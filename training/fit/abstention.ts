import { parseArgs } from 'node:util';
import {
  type BoostedTrees,
  boostedProbability,
  leafOf,
  type Tree,
  treeText,
} from '../../src/answer/abstention/boosted-trees.ts';
import {
  confidenceFeatures,
  type RightnessFeature,
  rightnessFeatures,
} from '../../src/answer/abstention/confidence-features.ts';
import { type EvidenceFeature, evidenceFeatures } from '../../src/answer/abstention/evidence-features.ts';
import { writeModel } from '../harness/write-model.ts';
import { type AbstentionCase, casesIn } from './abstention-case.ts';
import { boosted, type Lesson, type Monotone } from './boosting.ts';
import { told } from './logistic.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, 'write-rightness': { type: 'boolean', default: false } },
});

const all = casesIn(positionals);
const weighed = all.filter(({ basis }) => basis !== 'unknown name' && basis !== 'known');
const voices = [...new Set(all.map(({ voice }) => voice))].sort();

const recordOf = <F extends string>(names: readonly F[], values: readonly number[]): Record<F, number> =>
  Object.fromEntries(names.map((name, i) => [name, values[i] ?? 0])) as Record<F, number>;

const evidenceLesson = (of: AbstentionCase): Weighed<EvidenceFeature> => ({
  of,
  features: recordOf(evidenceFeatures, of.evidence),
  right: of.isNone ? 0 : 1,
  weight: of.weight,
});

/** Nothing for a question to which none was proposed. */
function rightnessLesson(one: AbstentionCase, held: number): Weighed<RightnessFeature>[] {
  const { evidence, proposal, right, weight } = one;
  if (proposal === undefined) return [];
  const own = { ...recordOf(confidenceFeatures, proposal), held };
  return [{ of: one, features: { ...recordOf(evidenceFeatures, evidence), ...own }, right: right ? 1 : 0, weight }];
}

/** Deeper, drawn harder towards nothing and each of some features alone does better on voices left out than shallow trees. */
const growth = { rounds: 240, depth: 5, ridge: 20, share: 0.4 } as const;
/** What is grown on small memories alone, on top of that. */
const ofSmall = { rounds: 100, depth: 4, ridge: 20, share: 0.4 } as const;
/** Up to a hundred items. Lives have more, sets of letters and inboxes fewer. */
const SMALL = 0.5;
/** Inboxes are so unlike lives that what is learned of both at once is worth less on lives. */
const BY_WRITERS_AT_FIRST = 0.1;

type Weighed<F extends string> = Lesson<F> & { readonly of: AbstentionCase };

/** Trees of all, in which inboxes count for little: grown on all alike they split by what parts inboxes, and forget the lives. */
const ofAll = <F extends string>(
  lessons: readonly Weighed<F>[],
  names: readonly F[],
  monotone: Monotone<F>,
): BoostedTrees<F> =>
  boosted(
    lessons.map((one) => (isOfInboxes(one.of) ? { ...one, weight: one.weight * BY_WRITERS_AT_FIRST } : one)),
    names,
    { ...growth, monotone },
  );

/** Behind trees of all such that only small memories come to, which set right what the first believed of those. */
function inStages<F extends string>(
  lessons: readonly Weighed<F>[],
  names: readonly F[],
  monotone: Monotone<F>,
): BoostedTrees<F | 'memorySize'> {
  const first = ofAll(lessons, names, monotone);
  const second = boosted(
    lessons
      .filter(({ of }) => isOfInboxes(of) || isOfLetters(of))
      .map((one) => ({ ...one, weight: 1, start: oddsOf(first, one.features) })),
    names,
    { ...ofSmall, monotone },
  );
  const ofSmallAlone = second.trees.map(
    (tree): Tree<F | 'memorySize'> => ({ feature: 'memorySize', most: SMALL, left: tree, right: 0 }),
  );
  return { bias: first.bias, trees: [...first.trees, ...ofSmallAlone] };
}

function oddsOf<F extends string>(by: BoostedTrees<F>, features: Readonly<Record<F, number>>): number {
  return by.trees.reduce<number>((sum, tree) => sum + leafOf(tree, features), by.bias);
}

const isOfInboxes = ({ life, voice }: AbstentionCase): boolean => life.startsWith(`${voice}/`);
const isOfLetters = ({ life, voice }: AbstentionCase): boolean => life === voice;
const isOfLives = (one: AbstentionCase): boolean => !isOfInboxes(one) && !isOfLetters(one);

/** What can only speak for an answer, and what only against one, whoever writes. */
const speaksFor =
  'citedSaid probable wholeSaid wholeNear fits leadProbable leadFit read sureness support wholeSupport citedProved personYes placeYes timeYes objectYes dealingProved allProved runnerUp ownSentence thingsSaid kindYes companyTold shownTold shownFitting unclearFitting placeBeside personBeside factsProved pairsProved';
const speaksAgainst =
  'citedMissing citedNothing unheard foreign lacking outdone zero pricedCount oneOfDifference offering impersonal advertises refused timeNo placeNo personNo outfitted guess nearest last personAlone placeAlone objectAlone citedRefused citedOpen halfNamed companyOpen provedElsewhere thingsElsewhere pictureByLetter showsOther kindNo declined timeAway otherPlaceBeside otherPlace otherWriter refusedShare houseOpen houseElsewhere literalGap bornByNothing offForm sortApart saysNothing unborne doubts unfigured nameless figureUnsaid returnUnsaid periodApart';
const signed = (names: string, sign: 1 | -1): [string, 1 | -1][] => names.split(' ').map((name) => [name, sign]);
const ofEvidence: Monotone<EvidenceFeature> = Object.fromEntries([
  ...signed(speaksFor, 1),
  ...signed(speaksAgainst, -1),
]);
const ofRightness: Monotone<RightnessFeature> = { ...ofEvidence, held: 1 };

type Apart = {
  readonly held: ReadonlyMap<AbstentionCase, number>;
  readonly right: ReadonlyMap<AbstentionCase, number>;
};

const LOTS = 5;
const lotOf = ({ voice }: AbstentionCase): number => voices.indexOf(voice) % LOTS;
const lots = Array.from({ length: LOTS }, (_, i) => i);

/** Each voice by trees that were grown without it. */
function apart(): Apart {
  const held = new Map<AbstentionCase, number>();
  for (const lot of lots) {
    const by = answerableOf(weighed.filter((one) => lotOf(one) !== lot));
    for (const one of weighed)
      if (lotOf(one) === lot) held.set(one, boostedProbability(by, recordOf(evidenceFeatures, one.evidence)));
  }
  const right = new Map<AbstentionCase, number>();
  for (const lot of lots) {
    const by = rightnessOf(
      weighed.filter((one) => lotOf(one) !== lot),
      held,
    );
    for (const one of weighed.filter((other) => lotOf(other) === lot))
      for (const { features } of rightnessLesson(one, held.get(one) ?? 0))
        right.set(one, boostedProbability(by, features));
  }
  return { held, right };
}

const answerableOf = (cases: readonly AbstentionCase[]): BoostedTrees<EvidenceFeature> =>
  inStages(cases.map(evidenceLesson), evidenceFeatures, ofEvidence);

/**
 * Whether an answer is right has no second stage: inboxes are asked hard questions, and trees of them believe next to no
 * answer of a small memory, also where letters as small show that plain questions are answered rightly.
 */
const rightnessOf = (
  cases: readonly AbstentionCase[],
  held: ReadonlyMap<AbstentionCase, number>,
): BoostedTrees<RightnessFeature> =>
  ofAll(
    cases.flatMap((one) => rightnessLesson(one, held.get(one) ?? 0)),
    rightnessFeatures,
    ofRightness,
  );

const asked = all.filter(({ weight }) => weight >= 1);
const { held, right } = apart();

/** The least that has to speak for there being an answer, and for the proposed one. */
type Least = { readonly held: number; readonly right: number };

/** Whether nothing would be answered at a threshold. */
function isSilent(one: AbstentionCase, least: Least): boolean {
  if (one.basis === 'unknown name') return true;
  if (one.basis === 'known') return false;
  if ((held.get(one) ?? 0) < least.held) return true;
  return one.proposal === undefined || (right.get(one) ?? 0) < least.right;
}

function abstention(cases: readonly AbstentionCase[], least: Least) {
  const said = cases.filter((one) => isSilent(one, least));
  const both = said.filter(({ isNone }) => isNone).length;
  const none = cases.filter(({ isNone }) => isNone).length;
  return { f1: (2 * both) / Math.max(1, said.length + none), said: said.length, none, both };
}

/** Differences of F1 that are chance. */
const ABOUT_AS_WELL = 0.003;
const LEAST_RIGHTS = [0.02, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2];
/**
 * The middle of the thresholds, by twentieths, that do about as well, for the least `right` that does: at either end chance decides. Of
 * lives and letters: where most of what is proposed is wrong, as of inboxes, it would be best to refuse nearly all.
 */
function bestThreshold(): Least {
  const tried = LEAST_RIGHTS.flatMap((right) =>
    Array.from({ length: 18 }, (_, i): Least => ({ held: (i + 1) / 20, right })),
  );
  const judged = asked.filter((one) => !isOfInboxes(one));
  const scored = tried.map((least) => ({ least, f1: abstention(judged, least).f1 }));
  const best = Math.max(...scored.map(({ f1 }) => f1));
  const good = scored.filter(({ f1 }) => f1 >= best - ABOUT_AS_WELL).map(({ least }) => least);
  const alike = good.filter(({ right }) => right === good[0]?.right);
  return alike[Math.floor(alike.length / 2)] ?? { held: 0.5, right: 0.02 };
}

const least = bestThreshold();
/** How a voice fares that the trees have not heard. */
function reportOf(name: string, cases: readonly AbstentionCase[]): string {
  const { f1, said, none, both } = abstention(cases, least);
  const answered = cases.flatMap((one) => {
    if (isSilent(one, least)) return [];
    const confidence = right.get(one);
    return confidence === undefined ? [] : [{ confidence, right: one.right }];
  });
  return `${name}: abstention F1 ${f1.toFixed(3)} (${said} said, ${none} are, ${both} both); answers: ${told(answered)}`;
}

const reports = voices.map((voice) =>
  reportOf(
    voice,
    asked.filter((one) => one.voice === voice),
  ),
);
for (const report of reports) console.log(report);
console.log(reportOf('voices of made lives', asked.filter(isOfLives)));
console.log(reportOf('sets of letters', asked.filter(isOfLetters)));
console.log(reportOf('writers of inboxes', asked.filter(isOfInboxes)));
const whole = reportOf('all voices, each by the others', asked);
console.log(whole, 'below', JSON.stringify(least));

const rate = (cases: readonly AbstentionCase[], is: (one: AbstentionCase) => boolean): number =>
  Math.round((100 * (cases.filter(is).length + 1)) / (cases.length + 2)) / 100;
const unknownName = rate(
  asked.filter(({ basis }) => basis === 'unknown name'),
  ({ isNone }) => isNone,
);
console.log('unknown names are none', unknownName);

const lives = [...new Set(all.map(({ life }) => life))];
const provenance = `${weighed.length} questions of ${lives.length} made lives, sets of letters and inboxes in ${voices.length} voices; ${whole}`;

const written = { data: provenance, paths: positionals };
if (flags.write || flags['write-rightness']) {
  const { bias, trees } = rightnessOf(weighed, held);
  writeModel('rightness', { bias, trees: trees.map(treeText), least: least.right }, written);
}

if (flags.write) {
  const { bias, trees } = answerableOf(weighed);
  writeModel('answerable', { bias, trees: trees.map(treeText), least: least.held, unknownName }, written);
}
