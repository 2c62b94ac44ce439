import { all, any, leaf, not, type PlanNode, within } from '../../memory/query-plan.ts';
import { formOf } from './gazetteer.ts';
import type { Named } from './named-things.ts';
import type { Said } from './plan-literals.ts';
import { before, mask, negatedAt, type QuestionText } from './question-text.ts';

/** What named people, places and events ask for; `bound` wraps the rest in the trips or times that they delimit. */
export type NamedPlans = {
  readonly plans: PlanNode[];
  readonly question: QuestionText;
  readonly bound: (rest: PlanNode) => PlanNode;
};

const journey =
  /\b(?:during|on|from|in|of|for|about|to|was|is|did)?\s*(?:the|my|our|that|a|this)?\s*(?:\w+ )?(?:trip|trips|holidays?|vacation|visit|journey|honeymoon|tour|getaway|stay)s? (?:to|in|at|around|through|across) (?:the )?$/;
const stay =
  /\b(?:when|while|whilst|the time|after|before) (?:i|we) (?:was|were|went|visited|stayed|travell?ed|lived|toured|flew|got)(?: (?:in|at|to|on|around|back))?(?: (?:holiday|vacation))?(?: (?:in|at|to))?\s*(?:the )?$/;
const meeting =
  /\b(?:the|my|our|that) (?:trip|holiday|vacation|journey|party|weekend|day|evening|event) (?:where|when|on which|in which|that) (?:i|we) (?:first )?(?:met|saw|visited|was with|were with|went with)\s*$/;
const journeyAfter = /^(?:'s)? (?:trip|holiday|vacation|visit|journey|getaway|tour)\b/;

/** Names that only index terms know are folded; the question may know how to write them. */
const asWritten = (name: string, said: string): string => (formOf(said) === name ? said : name);

type Bound = {
  readonly anchor: PlanNode;
  readonly unit: 'trip' | 'event' | 'day';
  readonly start: number;
  readonly end: number;
};

/** The plans of everything named. Adjacent names join by the word between: "or" is any, "and" is all for people. */
export function namedPlans(named: readonly Named[], question: QuestionText, hasKind: boolean): NamedPlans {
  let left = question;
  const bounds: Bound[] = [];
  const people: Said[] = [];
  const places: Said[] = [];
  const events: Said[] = [];
  const roles: Roles = { end: 0, role: undefined, placeEnd: 0, placeExplicit: false };
  for (const thing of named) {
    const bound = boundOf(thing, question);
    if (bound !== undefined) {
      bounds.push(bound);
      left = mask(left, bound.start, bound.end);
      continue;
    }
    const node = leafOf(thing, question, hasKind, roles);
    if (node === undefined) continue;
    const said: Said = {
      start: thing.start,
      end: thing.end,
      node: negatedAt(question, thing.start) ? not(node) : node,
    };
    ({ person: people, place: places, event: events, tag: events })[thing.entry.kind].push(said);
  }
  const plans = [
    ...joinByWords(people, question, 'all'),
    ...joinByWords(places, question, 'any'),
    ...events.map((s) => s.node),
  ];
  return {
    plans,
    question: left,
    bound: (rest) => bounds.reduce<PlanNode>((inner, { anchor, unit }) => within(inner, anchor, { unit }), rest),
  };
}

/** A place or person that says which trip, stay or day is meant rather than what is looked for. */
function boundOf(thing: Named, question: QuestionText): Bound | undefined {
  const { entry } = thing;
  const lead = before(question, thing.start);
  if (entry.kind === 'place') {
    const cue = journey.exec(lead) ?? stay.exec(lead);
    const after = journeyAfter.exec(question.text.slice(thing.end).toLowerCase());
    if (cue === null && after === null) return undefined;
    const words =
      /(?:trip|trips|holidays?|vacation|visit|journey|honeymoon|tour|getaway|stay|when|while|whilst|the time)\b[^\uE000]*$/.exec(
        cue?.[0] ?? '',
      )?.[0] ?? '';
    return {
      anchor: leaf('place', { ...entry.place, name: asWritten(entry.place.name, thing.said), said: thing.said }),
      unit: 'trip',
      start: thing.start - words.length,
      end: thing.end + (after?.[0].length ?? 0),
    };
  }
  if (entry.kind === 'person') {
    const cue = meeting.exec(lead);
    if (cue === null) return undefined;
    const unit = /trip|holiday|vacation|journey/.test(cue[0]) ? 'trip' : /day/.test(cue[0]) ? 'day' : 'event';
    return {
      anchor: personLeaf(thing, 'any', 'prefer') ?? all(),
      unit,
      start: thing.start - cue[0].length,
      end: thing.end,
    };
  }
  return undefined;
}

function leafOf(thing: Named, question: QuestionText, hasKind: boolean, roles: Roles): PlanNode | undefined {
  const { entry, said } = thing;
  const lead = before(question, thing.start);
  switch (entry.kind) {
    case 'tag':
      return undefined;
    case 'event':
      return leaf('event', { name: entry.event.title, id: entry.event.id, said });
    case 'place': {
      const carried = conjunction.test(question.text.slice(roles.placeEnd, thing.start)) && roles.placeExplicit;
      const explicit =
        carried ||
        /\b(?:in|at|near|around|from|inside|outside|of)(?: the)? $/.test(lead) ||
        /\bat |\bnear /.test(said.toLowerCase());
      Object.assign(roles, { placeEnd: thing.end, placeExplicit: explicit });
      return leaf(
        'place',
        { ...entry.place, name: asWritten(entry.place.name, said), said },
        explicit ? 'must' : 'prefer',
      );
    }
    case 'person': {
      const role =
        roles.role !== undefined && conjunction.test(question.text.slice(roles.end, thing.start))
          ? roles.role
          : roleOf(lead, question, thing, hasKind);
      Object.assign(roles, { end: thing.end, role });
      const { how, explicit } = role;
      return personLeaf(thing, how, explicit ? 'must' : 'prefer');
    }
  }
}

/** The way in which the last person or place was meant: it holds for the next one after "and". */
type Roles = {
  placeEnd: number;
  placeExplicit: boolean;
  end: number;
  role: { readonly how: PersonHow; readonly explicit: boolean } | undefined;
};
const conjunction = /^(?:,? (?:and|or) (?:my )?|, | & |和|或)$/;

type PersonHow = 'any' | 'shown' | 'sender' | 'recipient';

/** In what way a person is meant, by the words before: "photos of", "mails from", "mail to". */
function roleOf(
  lead: string,
  question: QuestionText,
  thing: Named,
  hasKind: boolean,
): { readonly how: PersonHow; readonly explicit: boolean } {
  const mail =
    /\b(?:e-?mails?|mails?|messages?|newsletters?|invoices?|receipts?|tickets?|confirmations?)\b/i.test(
      question.text,
    ) || /邮件/.test(question.text);
  const picture =
    /\b(?:photos?|photographs?|pictures?|pics?|images?|selfies?|snapshots?|videos?|clips?)\b/i.test(question.text) ||
    /照片|视频|自拍/.test(question.text);
  if (mail && !picture && /\b(?:from|by) (?:my )?$/.test(lead)) return { how: 'sender', explicit: true };
  if (mail && !picture && /^ (?:has |have |had )?(?:sent|wrote|write|send)/.test(question.text.slice(thing.end)))
    return { how: 'sender', explicit: true };
  if (mail && !picture && /\bto (?:my )?$/.test(lead)) return { how: 'recipient', explicit: true };
  if (
    picture &&
    /\b(?:of|with|without|showing|featuring|including|except) (?:me and |myself and )?(?:my )?$/.test(lead)
  )
    return { how: 'shown', explicit: hasKind };
  if (picture && /和|跟|与|有/.test(question.text)) return { how: 'shown', explicit: hasKind };
  return { how: 'any', explicit: /\bwithout (?:my )?$/.test(lead) };
}

function personLeaf(thing: Named, how: PersonHow, strength: 'must' | 'prefer'): PlanNode | undefined {
  if (thing.entry.kind !== 'person') return undefined;
  const { id, name } = thing.entry.person;
  return leaf(
    'person',
    {
      name: asWritten(name, thing.said),
      ...(id === undefined ? {} : { id }),
      ...(how === 'any' ? {} : { how }),
      said: thing.said,
    },
    strength,
  );
}

function joinByWords(said: readonly Said[], question: QuestionText, and: 'all' | 'any'): PlanNode[] {
  const groups: { nodes: PlanNode[]; how: 'all' | 'any'; end: number }[] = [];
  for (const { start, end, node } of said) {
    const previous = groups.at(-1);
    const between = previous === undefined ? '' : question.text.slice(previous.end, start).trim().toLowerCase();
    const joins =
      previous !== undefined &&
      /^(?:,|or|and|, ?and|, ?or|in|or in|and in|&|和|或|或者|or my|and my|or at|and at)$/.test(between);
    if (previous === undefined || !joins) {
      groups.push({ nodes: [node], how: and, end });
      continue;
    }
    previous.nodes.push(node);
    previous.end = end;
    if (/or|或/.test(between)) previous.how = 'any';
  }
  return groups.flatMap(({ nodes, how }) => (nodes.length === 1 || how === 'all' ? nodes : [any(...nodes)]));
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
