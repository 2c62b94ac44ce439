import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { LeafOf, PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { TermFilter } from '../../ports/store.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import { askedOnly, conceptForms, conceptSignsOf, paperSignsOf, relatedTokens } from '../planner/concepts.ts';
import { functionWords } from '../planner/function-words.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { documentWords } from '../planner/tables/document-words.ts';
import { leafTerms, spokenTerms, type TermGroups } from '../weigh/leaf-terms.ts';
import { countsPeople } from '../weigh/weigh-kind.ts';
import { leafTokens, quotedPhrase } from '../weigh/weigh-text.ts';
import { dayNamed } from '../weigh/weigh-time.ts';

/** What a plan asks of the index: a superset of what can match, for finding candidates; the evidence decides. */
export type Demand = {
  /** Groups of every `must`, and of those that every item knows (kind, code). */
  readonly strict: readonly (readonly string[])[];
  readonly certain: readonly (readonly string[])[];
  /** Groups of what is only preferred. */
  readonly preferred: readonly (readonly string[])[];
  readonly none: readonly string[];
  /** What has all but the place, which is not known of it: where the time asked for is short, it may be what is meant. */
  readonly unplaced: TermFilter | undefined;
  /** Tokens that are weighed. */
  readonly words: readonly string[];
  /** The same, each with what may stand for it: an item has a word when it has any of its alternatives whole. */
  readonly units: readonly WordUnit[];
  /** Tokens of names and kinds, which text may say where metadata does not. */
  readonly names: readonly string[];
};

/**
 * Ways to say one thing, each a list of tokens; `signs` are tokens of what gives it away without naming it. `thing`: the tables
 * know all its names, so that where nothing says any of them there is none.
 */
export type WordUnit = {
  readonly ways: readonly (readonly string[])[];
  readonly signs: readonly string[];
  /** Ways by which it is asked for, but which are said of other things, too: where few say it otherwise, they do. */
  readonly asked?: readonly (readonly string[])[];
  readonly thing?: true;
};

const demands = new WeakMap<PlanNode, { readonly gazetteer: Gazetteer; readonly demand: Demand }>();

/** Worked out once for each plan and state of the memory. */
export function demandOf(root: PlanNode, gazetteer: Gazetteer): Demand {
  const known = demands.get(root);
  if (known?.gazetteer === gazetteer) return known.demand;
  const demand = demandFrom(root, gazetteer);
  demands.set(root, { gazetteer, demand });
  return demand;
}

function demandFrom(root: PlanNode, gazetteer: Gazetteer): Demand {
  const conjuncts = root.kind === 'all' ? root.plans : [root];
  const strict: (readonly string[])[] = [];
  const certain: (readonly string[])[] = [];
  const preferred: (readonly string[])[] = [];
  const none: string[] = [];
  for (const node of conjuncts) {
    const found = groupsOf(node, gazetteer);
    if (found !== undefined) {
      (found.must ? strict : preferred).push(...found.groups);
      if (found.must && found.certain) certain.push(...found.groups);
    }
    if (node.kind === 'not') none.push(...excludedBy(node.plan, gazetteer));
  }
  const units = unitsOf(root, gazetteer);
  const positive = leavesOf(root)
    .filter(({ negated }) => !negated)
    .map(({ leaf }) => leaf);
  return {
    strict,
    certain,
    preferred,
    none,
    unplaced: unplacedOf(conjuncts, none, gazetteer),
    words: [...new Set(units.flatMap(({ ways, asked = [] }) => [...ways, ...asked].flat()))],
    units,
    names: [...new Set(positive.flatMap(namesOf))],
  };
}

/** Days of a time that singles out a moment or a journey. */
const MOST_SHORT_DAYS = 31;
const DAY = 86_400_000;

/** Whether a plan asks for a time that is short. */
export const asksShortTime = (root: PlanNode): boolean =>
  leavesOf(root).some(({ leaf, negated }) => {
    if (leaf.tool !== 'time' || negated) return false;
    const { start, end } = leaf.args;
    return start !== undefined && end !== undefined && localMillis(end) - localMillis(start) <= MOST_SHORT_DAYS * DAY;
  });

function unplacedOf(
  conjuncts: readonly PlanNode[],
  none: readonly string[],
  gazetteer: Gazetteer,
): TermFilter | undefined {
  const isPlace = (node: PlanNode): boolean =>
    leavesOf(node).some(({ leaf, negated }) => leaf.tool === 'place' && !negated);
  const isPerson = (node: PlanNode): boolean => node.kind === 'leaf' && node.tool === 'person';
  if (!conjuncts.some(isPlace) || !(conjuncts.some(asksShortTime) || conjuncts.some(isPerson))) return undefined;
  const groups = conjuncts.filter((node) => !isPlace(node)).flatMap((node) => groupsOf(node, gazetteer)?.groups ?? []);
  // A place that only surroundings lend is as good as none: it has no position.
  return filterOf(groups, [...none, term.has('coordinates')]);
}

/** Only the first group of a time is its range; the others are hours and weekdays, of which nothing speaks. */
const withSpoken = (groups: TermGroups | undefined, spoken: readonly string[]): TermGroups | undefined =>
  groups === undefined || spoken.length === 0
    ? groups
    : groups.map((terms, i) => (i === 0 ? [...terms, ...spoken] : terms));

type Found = { readonly groups: TermGroups; readonly must: boolean; readonly certain: boolean };

/**
 * Alternatives are one group that holds a group of each: whatever matches has one of them. Of things that must hold
 * together inside an alternative one is enough for that; anything more tangled is left to the evidence.
 */
function groupsOf(node: PlanNode, gazetteer: Gazetteer): Found | undefined {
  switch (node.kind) {
    case 'leaf': {
      const groups = withSpoken(leafTerms(node, gazetteer), spokenTerms(node, gazetteer));
      return groups && { groups, must: node.strength === 'must', certain: isCertain(node) };
    }
    case 'all': {
      const parts = node.plans.flatMap((plan) => groupsOf(plan, gazetteer) ?? []);
      return parts.find((part) => part.must) ?? parts[0];
    }
    case 'any': {
      const parts = node.plans.map((plan) => groupsOf(plan, gazetteer));
      if (!parts.every((part): part is Found => (part?.groups.length ?? 0) > 0)) return undefined;
      return {
        groups: [[...new Set(parts.flatMap((part) => part.groups[0] ?? []))]],
        must: parts.every((p) => p.must),
        certain: parts.every((p) => p.certain),
      };
    }
    case 'not':
    case 'within':
      return undefined;
  }
}

/** Facts that every item has: their absence is never "unknown". */
const isCertain = (leaf: PlanLeaf): boolean =>
  leaf.tool === 'modality' && leaf.args.modality !== undefined && leaf.args.documentKind === undefined;

function excludedBy(node: PlanNode, gazetteer: Gazetteer): readonly string[] {
  if (
    node.kind !== 'leaf' ||
    node.strength !== 'must' ||
    node.tool === 'text' ||
    (node.tool === 'place' && node.args.lat !== undefined)
  )
    return [];
  const groups = leafTerms(node, gazetteer) ?? [];
  return groups.length === 1 ? (groups[0] ?? []) : [];
}

const wordsOf = (leaf: PlanLeaf): string[] =>
  leaf.tool === 'text' || leaf.tool === 'ocr' ? leafTokens(quotedPhrase(leaf.args.words) ?? leaf.args.words) : [];

/** Most words that are looked for in place of one. */
const MOST_FORMS = 24;

/** All that says what is to be seen, in the words of either language. */
const allForms = ({ args: { name, said } }: LeafOf<'object'>): string[] => [
  ...new Set([
    name,
    ...(said === undefined ? [] : [said]),
    ...conceptForms(name).filter((form) => !beginsOthers.test(form) && !askedOnly(name).has(form)),
  ]),
];
/** Characters with which many other words begin: 面 is noodles, 面前 is in front, and 派对 is no pie. */
const beginsOthers = /^[面派门住吃喝笑信钱钟药]$/u;
/** Every caption may speak of a picture: "picture of myself" is no way to say "picture". */
const ofPictures: ReadonlySet<string> = new Set(
  ['photo', 'picture', 'image', 'shot', 'foto', 'pics'].flatMap(leafTokens),
);
/** Words that only join the others of a phrase: every other caption has the "of" in "house of worship". */
const joiners: ReadonlySet<string> = new Set(
  `a an the of in at on by for from with to and or into onto upon over as is are was were be been it its this that these those
   some any my our your his her their i we me us he she they s`.split(/\s+/),
);
/** A phrase by its words but for what joins them: "the sun going down" is said by no caption that has a sun. */
const tellingTokens = (form: string): readonly string[] => {
  const known = tellingOfForms.get(form);
  if (known !== undefined) return known;
  const all = leafTokens(form);
  const content = all.filter((token) => !functionWords.has(token));
  const [only] = content;
  const isWhole =
    content.length > 1 ||
    all.length === 1 ||
    (only !== undefined && all.every((token) => token === only || joiners.has(token)));
  const telling = isWhole ? content : all.filter((token) => !joiners.has(token));
  const made = telling.every((token) => ofPictures.has(token)) ? all : telling;
  if (tellingOfForms.size >= MOST_KEPT_FORMS) tellingOfForms.clear();
  tellingOfForms.set(form, made);
  return made;
};
/** A question about one thing cuts all its names and signs into words, and the next about it the same ones. */
const tellingOfForms = new Map<string, readonly string[]>();
const MOST_KEPT_FORMS = 20_000;
const waysOfForms = (forms: readonly string[]): (readonly string[])[] => [
  ...new Map(
    forms
      .map(tellingTokens)
      .filter((way) => way.length > 0)
      .map((way) => [way.join(' '), way] as const),
  ).values(),
];
const formsOf = (leaf: LeafOf<'object'>): (readonly string[])[] => waysOfForms(allForms(leaf).slice(0, MOST_FORMS));

const waysOf = (leaf: PlanLeaf): (readonly string[])[] => {
  if (leaf.tool === 'object') return countsPeople(leaf.args) ? [] : formsOf(leaf);
  const words = wordsOf(leaf);
  return words.length === 0 ? [] : [words];
};

/** What a firm sends is only a part of what is said of it: its name is looked for as words are. */
const firmsOf = ({ args: { id, name } }: LeafOf<'person'>, { people }: Gazetteer): string[][] =>
  people.find((person) => person.id === id)?.organisation === true
    ? [leafTokens(name)].filter((way) => way.length > 0)
    : [];

/**
 * Forms beyond those that are looked for one by one are signs as well: one reading of the index is for all of them. Of
 * signs only those of one word: a "set dinner" and "open 24 hours" give no setting sun away, nor a golden hour.
 */
const signsOf = (leaf: PlanLeaf): string[] => {
  if (leaf.tool !== 'object' || countsPeople(leaf.args)) return [];
  const forms = allForms(leaf).slice(MOST_FORMS).flatMap(signsOfForm);
  const { name } = leaf.args;
  return [...new Set([...forms, ...tellingSigns([...askedOnly(name), ...conceptSignsOf(name)])])];
};

/** Longer Chinese forms are phrases. */
const LONGEST_CHINESE_WORD = 3;
/** Characters that only join: 看到山的 gives no mountain away by 到山 or 山的. */
const joining = /[的了是到在有和与上里中看]/u;
/** A form by its one word; of two words, each by itself is another thing: "evening meal", "spring roll". */
function signsOfForm(form: string): readonly string[] {
  const telling = tellingTokens(form);
  if (telling.length === 1) return telling;
  const isWord = /^\p{Script=Han}+$/u.test(form) && form.length <= LONGEST_CHINESE_WORD && !joining.test(form);
  return isWord ? telling : [];
}

const tellingSigns = (signs: readonly string[]): string[] => [
  ...new Set(signs.map(tellingTokens).flatMap((sign) => (sign.length === 1 ? sign : []))),
];

/** Where no item is known to be of a kind, what describers call such papers is looked for as words are. */
const papersOf = (leaf: LeafOf<'modality'>, gazetteer: Gazetteer): (readonly string[])[] => {
  const { documentKind, modality } = leaf.args;
  if (documentKind === undefined || modality !== undefined) return [];
  const isKnown = leafTerms(leaf, gazetteer)?.some((terms) => terms.some((t) => gazetteer.frequencies.has(t)));
  if (isKnown === true) return [];
  const words = documentWords.get(documentKind) ?? [documentKind];
  return waysOfForms(words.filter((form) => !askedOnly(documentKind).has(form)));
};

const paperWays = (leaf: PlanLeaf, gazetteer: Gazetteer): (readonly string[])[] =>
  leaf.tool === 'modality' ? papersOf(leaf, gazetteer) : [];
const paperSigns = (leaf: PlanLeaf): string[] =>
  leaf.tool === 'modality' ? tellingSigns(paperSignsOf(leaf.args.documentKind ?? '')) : [];

/** The ways by which what is to be seen, or such a paper, is only asked for. */
function askedWays(leaf: PlanLeaf, gazetteer: Gazetteer): (readonly string[])[] {
  if (leaf.tool === 'object') return countsPeople(leaf.args) ? [] : waysOfForms([...askedOnly(leaf.args.name)]);
  return paperWays(leaf, gazetteer).length === 0 || leaf.tool !== 'modality'
    ? []
    : waysOfForms([...askedOnly(leaf.args.documentKind ?? '')]);
}

/**
 * Each word of a text is a thing of its own; alternatives of a plan are one, and so are all words for what is to be seen,
 * among them those that the question used.
 */
function unitsOf(root: PlanNode, gazetteer: Gazetteer): WordUnit[] {
  const units = new Map<string, WordUnit>();
  const take = (
    ways: WordUnit['ways'],
    signs: readonly string[] = [],
    { thing = false, asked = [] }: { readonly thing?: boolean; readonly asked?: WordUnit['ways'] } = {},
  ): void => {
    const more = { ...(asked.length > 0 ? { asked } : {}), ...(thing ? { thing } : {}) } as const;
    if (ways.length > 0) units.set(JSON.stringify(ways), { ways, signs, ...more });
  };
  const shown = new Set(
    leavesOf(root).flatMap(({ leaf, negated }) =>
      leaf.tool === 'object' && !negated && !countsPeople(leaf.args)
        ? leafTokens(leaf.args.said ?? leaf.args.name)
        : [],
    ),
  );
  const walk = (node: PlanNode): void => {
    switch (node.kind) {
      case 'not':
        return;
      case 'within':
        walk(node.plan);
        return;
      case 'all':
        node.plans.forEach(walk);
        return;
      case 'any':
        take(
          leavesOf(node).flatMap(({ leaf, negated }) =>
            negated ? [] : [...waysOf(leaf), ...paperWays(leaf, gazetteer)],
          ),
          leavesOf(node).flatMap(({ leaf, negated }) => (negated ? [] : [...signsOf(leaf), ...paperSigns(leaf)])),
          { asked: leavesOf(node).flatMap(({ leaf, negated }) => (negated ? [] : askedWays(leaf, gazetteer))) },
        );
        return;
      case 'leaf':
        if (node.tool === 'object')
          take(waysOf(node), signsOf(node), { thing: true, asked: askedWays(node, gazetteer) });
        else if (node.tool === 'person') take(firmsOf(node, gazetteer));
        else if (node.tool === 'modality')
          take(paperWays(node, gazetteer), paperSigns(node), { thing: true, asked: askedWays(node, gazetteer) });
        else for (const token of wordsOf(node)) if (!shown.has(token)) take([[token]], relatedTokens(token));
    }
  };
  walk(root);
  return [...units.values()];
}

function namesOf(leaf: PlanLeaf): string[] {
  switch (leaf.tool) {
    case 'place':
    case 'event':
      return tokens(leaf.args.name);
    case 'person':
      return leaf.args.how === undefined || leaf.args.how === 'any' ? tokens(leaf.args.name).slice(0, 1) : [];
    case 'modality':
      return leaf.args.documentKind === undefined ? [] : tokens(leaf.args.documentKind);
    case 'reference':
      return tokens(leaf.args.code);
    case 'time':
      return leaf.args.tag === undefined
        ? []
        : dayNamed(leaf.args)
            .slice(0, 1)
            .flatMap((name) => tokens(name.replaceAll('_', ' ')));
    case 'text':
    case 'ocr':
    case 'object':
    case 'vector':
    case 'amount':
      return [];
  }
}

export const filterOf = (groups: readonly (readonly string[])[], none: readonly string[]): TermFilter => ({
  any: groups.filter((group) => group.length > 0),
  none,
});
