import { all, any, type LeafArgs, leaf, not, type PlanLeaf, type PlanNode, within } from '../../memory/query-plan.ts';
import { boundsOf } from './bounds.ts';
import { type Entry, formOf } from './gazetteer.ts';
import type { Named } from './named-things.ts';
import { carriesOver, negatedAt } from './negation.ts';
import { type PersonRole, roleOf } from './person-roles.ts';
import type { Said } from './plan-literals.ts';
import { after, before, mask, type QuestionText } from './question-text.ts';

/** Words that may mean several things, and what: none is chosen in silence. */
export type Ambiguity = { readonly said: string; readonly readings: readonly string[] };

/** What named people, places and events ask for; `bound` wraps the rest in the trips or times that they delimit. */
export type NamedPlans = {
  readonly plans: PlanNode[];
  readonly question: QuestionText;
  readonly bound: (rest: PlanNode) => PlanNode;
  readonly unknown: readonly string[];
  readonly ambiguous: readonly Ambiguity[];
  /** Ids of the people named to be there, one a name, for "nobody else". */
  readonly shown: readonly string[];
};

type Kind = 'person' | 'place' | 'event';
type Placed = Said & { readonly kind: Kind; readonly negated: boolean };

/** The plans of everything named. Adjacent names join by the word between: "or" is any, "and" is all for people. */
export function namedPlans(
  named: readonly Named[],
  question: QuestionText,
  hasKind: boolean,
  toSee: boolean,
  onlyPictures = false,
): NamedPlans {
  const bounds = boundsOf(named, question, toSee);
  const outside = named.find((thing) => isOutside(thing, question))?.start ?? 0;
  const words = /outside (?:of )?(?:the )?$/.exec(before(question, outside))?.[0] ?? '';
  const left = bounds.reduce(
    (q, { start, end }) => mask(q, start, end),
    mask(question, outside - words.length, outside),
  );
  const placed: Placed[] = [];
  let carried: PersonRole | undefined;
  let previous: { readonly end: number; readonly negated: boolean } | undefined;
  for (const thing of named) {
    const [first] = thing.readings;
    const isDenied: boolean =
      negatedAt(question, thing.start, thing.end) ||
      isOutside(thing, question) ||
      (previous?.negated === true && carriesNegation(question.text.slice(previous.end, thing.start)));
    previous = { end: thing.end, negated: isDenied };
    if (first === undefined || first.kind === 'tag' || bounds.some((bound) => bound.thing === thing)) continue;
    const last = placed.at(-1);
    const between = last === undefined ? '-' : question.text.slice(last.end, thing.start);
    const joins = last?.kind === first.kind && carriesOver(between);
    const role =
      joins && carried !== undefined
        ? carried
        : roleFor(first.kind, thing, question, { hasKind, onlyPictures }, endOfRow(thing, named, question));
    carried = role;
    // Whoever says "not" leaves no doubt.
    const node = nodeOf(thing, isDenied ? { ...role, explicit: true } : role, first.kind, !isDenied);
    placed.push({
      start: thing.start,
      end: thing.end,
      node: isDenied ? not(node) : node,
      kind: first.kind,
      negated: isDenied,
    });
  }
  return {
    plans: (['person', 'place', 'event'] as const).flatMap((kind) =>
      joinByWords(
        placed.filter((one) => one.kind === kind),
        question,
        kind === 'place' ? 'any' : 'all',
      ),
    ),
    question: left,
    bound: (rest) =>
      bounds.reduce<PlanNode>((inner, { thing, unit }) => within(inner, anchorOf(thing), { unit }), rest),
    unknown: named.filter((thing) => thing.unknown === true).map((thing) => thing.said),
    ambiguous: named.flatMap((thing) => ambiguityOf(thing)),
    shown: shownIds(named, placed),
  };
}

/** Outside Italy is not in it; outside the museum is still near it. */
const isOutside = (thing: Named, question: QuestionText): boolean =>
  thing.readings.some((entry) => entry.kind === 'place' && /^(?:city|region|country)$/.test(entry.place.level ?? '')) &&
  /\boutside (?:of )?(?:the )?$/.test(before(question, thing.start));

/** Whoever is named and not denied; of several that a name may mean, all may be there. */
function shownIds(named: readonly Named[], placed: readonly Placed[]): string[] {
  const wanted = new Set(placed.filter(({ kind, negated }) => kind === 'person' && !negated).map(({ start }) => start));
  return named
    .filter((thing) => wanted.has(thing.start))
    .map(
      (thing) =>
        thing.readings.flatMap((entry) => (entry.kind === 'person' ? (entry.person.id ?? entry.person.name) : []))[0] ??
        thing.said,
    );
}

const carriesNegation = (between: string): boolean => carriesOver(between) && !/\b(?:but|with)\b/.test(between);

/** Bounds keep what a name may mean, without asking how it is meant. */
const anchorOf = (thing: Named): PlanNode => nodeOf(thing, { how: 'any', explicit: false }, 'place');

function roleFor(
  kind: Kind,
  thing: Named,
  question: QuestionText,
  { hasKind, onlyPictures }: { readonly hasKind: boolean; readonly onlyPictures: boolean },
  end: number,
): PersonRole {
  if (kind === 'person')
    return isOwner({ ...thing, end }, question) && !/邮件|电邮|来信/u.test(question.text)
      ? { how: 'any', explicit: false }
      : roleOf(question, thing.start, end, hasKind, onlyPictures);
  return { how: 'any', explicit: kind === 'place' && (onlyPictures || isExplicitPlace(thing, question)) };
}

/** Anna's wedding, Anna的狗: what is Anna's need not show her. */
const isOwner = (thing: Named, question: QuestionText): boolean =>
  /'s?$/.test(thing.said) ||
  /^的(?!(?:单人|单独|生活|童年|毕业|婚纱|所有|全部|一些)?(?:照片|相片|图片|视频|录像|自拍|合影|合照|照|拍|影像|邮件|电邮|来信))/u.test(
    after(question, thing.end),
  );

/** 爸爸妈妈的合影: what follows the last of a row holds for all of it. */
function endOfRow(thing: Named, named: readonly Named[], question: QuestionText): number {
  let end = thing.end;
  for (const next of named) {
    if (next.start >= end && /^(?:、|和|跟|与|及)?$/u.test(question.text.slice(end, next.start))) end = next.end;
  }
  return end;
}

const isExplicitPlace = (thing: Named, question: QuestionText): boolean =>
  /\b(?:in|at|near|around|from|inside|outside|of)(?: the)? $/.test(before(question, thing.start)) ||
  /在(?:我们?)?$/u.test(before(question, thing.start)) ||
  /^(?:的)?(?:照片|相片|图片|视频|录像|自拍|拍)/u.test(after(question, thing.end)) ||
  /\bat |\bnear |^在/.test(thing.said.toLowerCase());

/** A place before a person where nothing decides is the likelier guess of the two for nobody. */
const PERSON_CHANCE = 0.6;

/** A picture of one's parents shows both; what happened to them may be told of either. */
const bothMeant = /\b(?:parents|grandparents|folks)\b|父母|爸妈|爹妈|双亲/iu;

function nodeOf(thing: Named, role: PersonRole, kind: Kind, isWanted = false): PlanNode {
  const kinds = new Set(thing.readings.map((entry) => entry.kind));
  const sure = role.explicit && thing.generic !== true && thing.unknown !== true && kinds.size === 1;
  const leaves = thing.readings.flatMap((entry): PlanNode[] => {
    const chance = kinds.size < 2 ? undefined : entry.kind === kind ? PERSON_CHANCE : 1 - PERSON_CHANCE;
    return leafOf(entry, thing, role, sure ? 'must' : 'prefer', chance);
  });
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return only;
  return isWanted && leaves.length === 2 && role.how === 'shown' && bothMeant.test(thing.said)
    ? all(...leaves)
    : any(...leaves);
}

/** Names that only index terms know are folded; the question may know how to write them. */
const asWritten = (name: string, said: string): string => (formOf(said) === name ? said : name);

function leafOf(
  entry: Entry,
  { said }: Named,
  { how }: PersonRole,
  strength: PlanLeaf['strength'],
  chance: number | undefined,
): PlanNode[] {
  const share = chance === undefined ? {} : { chance };
  switch (entry.kind) {
    case 'tag':
      return [];
    case 'event':
      return [leaf('event', { name: entry.event.title, id: entry.event.id, said, ...share })];
    case 'place':
      return [leaf('place', { ...entry.place, name: asWritten(entry.place.name, said), said, ...share }, strength)];
    case 'person': {
      const { id, name, species, organisation } = entry.person;
      const isFirm = organisation === true && how === 'shown';
      const args: LeafArgs<'person'> = {
        name: asWritten(name, said),
        ...(id === undefined ? {} : { id }),
        ...(how === 'any' || isFirm ? {} : { how }),
        said,
        ...share,
      };
      // No camera recognises an animal by its face: any of its kind may be it.
      return species === undefined || how === 'sender' || how === 'recipient'
        ? [leaf('person', args, isFirm ? 'prefer' : strength)]
        : [leaf('person', args), leaf('object', { name: species, said })];
    }
  }
}

function ambiguityOf(thing: Named): Ambiguity[] {
  const isOnePlace = thing.readings.every((entry) => entry.kind === 'place' && entry.place.lat === undefined);
  if (thing.readings.length < 2 || isOnePlace || thing.many === true || thing.generic === true) return [];
  const readings = thing.readings.map((entry) =>
    entry.kind === 'person'
      ? entry.person.name
      : entry.kind === 'place'
        ? entry.place.name
        : entry.kind === 'event'
          ? entry.event.title
          : entry.tag,
  );
  return [{ said: thing.said, readings: [...new Set(readings)] }];
}

const or = /\bor\b|或/;

function joinByWords(said: readonly Placed[], question: QuestionText, and: 'all' | 'any'): PlanNode[] {
  const groups: { nodes: PlanNode[]; how: 'all' | 'any'; end: number; negated: boolean }[] = [];
  for (const { start, end, node, negated } of said) {
    const previous = groups.at(-1);
    const between = previous === undefined ? '-' : question.text.slice(previous.end, start).toLowerCase();
    if (previous === undefined || !carriesOver(between) || previous.negated !== negated) {
      groups.push({ nodes: [node], how: and, end, negated });
      continue;
    }
    previous.nodes.push(node);
    previous.end = end;
    if (or.test(between)) previous.how = 'any';
  }
  // "Without Anna or Ben" is without either of them.
  return groups.flatMap(({ nodes, how, negated }) =>
    nodes.length === 1 || how === 'all' || negated ? nodes : [any(...nodes)],
  );
}

/** How several parts of one kind belong together: kinds are alternatives, quoted phrases all count, times nest or alternate. */
export function combine(said: readonly Said[], how: 'any' | 'all' | 'any-unless-nested'): PlanNode[] {
  const nodes = said.map((s) => s.node);
  if (how === 'all' || nodes.length < 2) return nodes;
  const positive = nodes.filter((node) => node.kind !== 'not');
  const negative = nodes.filter((node) => node.kind === 'not');
  const media = positive.filter(
    (node) => node.kind === 'leaf' && node.tool === 'modality' && node.args.modality !== undefined,
  );
  if (how === 'any') {
    const documents = positive.filter((node) => !media.includes(node));
    return [...alternatives(media), ...alternatives(documents), ...negative];
  }
  const spans = positive.filter(
    (node) =>
      node.kind === 'leaf' && node.tool === 'time' && node.args.start !== undefined && node.args.end !== undefined,
  );
  return [...alternatives(spans), ...positive.filter((node) => !spans.includes(node)), ...negative];
}

const alternatives = (nodes: readonly PlanNode[]): PlanNode[] => (nodes.length < 2 ? [...nodes] : [any(...nodes)]);
