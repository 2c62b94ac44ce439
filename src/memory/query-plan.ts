import { z } from 'zod';

export const planTools = [
  'text',
  'vector',
  'time',
  'place',
  'person',
  'modality',
  'event',
  'object',
  'ocr',
  'reference',
  'amount',
] as const;
export type PlanTool = (typeof planTools)[number];

/** `must` rejects an item that is known not to match; `prefer` only weighs. Neither rejects what is unknown. */
export const strengths = ['must', 'prefer'] as const;

const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

/** How probable this reading of ambiguous words is among its alternatives in an `any`; absent: all alike. */
const chance = z.number().min(0).max(1).optional();

/** What each tool is asked. `said` keeps the words of the question that led to the leaf. */
const toolArgs = {
  text: z.object({ words: z.string().min(1), said: z.string().optional() }),
  vector: z.object({ words: z.string().min(1), said: z.string().optional() }),
  ocr: z.object({ words: z.string().min(1), said: z.string().optional() }),
  /** Local wall-clock span, closed; and/or recurring parts (a season of every year, evenings, Saturdays). */
  time: z.object({
    start: localDateTime.optional(),
    end: localDateTime.optional(),
    hours: z.array(z.int().min(0).max(23)).optional(),
    weekdays: z.array(z.int().min(1).max(7)).optional(),
    months: z.array(z.int().min(1).max(12)).optional(),
    /** A temporal tag such as "christmas" or "weekend". */
    tag: z.string().optional(),
    said: z.string().optional(),
  }),
  place: z.object({
    name: z.string(),
    level: z.enum(['poi', 'city', 'region', 'country', 'named']).optional(),
    lat: z.number().optional(),
    lon: z.number().optional(),
    radiusKm: z.number().optional(),
    chance,
    said: z.string().optional(),
  }),
  person: z.object({
    name: z.string(),
    id: z.string().optional(),
    how: z.enum(['any', 'shown', 'sender', 'recipient', 'named']).optional(),
    chance,
    said: z.string().optional(),
  }),
  modality: z.object({
    modality: z.enum(['image', 'video', 'email', 'text']).optional(),
    documentKind: z.string().optional(),
    said: z.string().optional(),
  }),
  event: z.object({ name: z.string(), id: z.string().optional(), chance, said: z.string().optional() }),
  /** What is to be seen, by its usual English name; `least` and `most` how many of it ("people" are those recognised). */
  object: z.object({
    name: z.string(),
    least: z.int().min(0).optional(),
    most: z.int().min(0).optional(),
    /** Its colour, by the usual English name. */
    colour: z.string().optional(),
    said: z.string().optional(),
  }),
  reference: z.object({ code: z.string(), kind: z.string().optional(), said: z.string().optional() }),
  amount: z.object({
    min: z.number().optional(),
    max: z.number().optional(),
    currency: z.string().optional(),
    said: z.string().optional(),
  }),
} as const;

const leafSchemaOf = <T extends PlanTool>(tool: T) =>
  z.object({ kind: z.literal('leaf'), tool: z.literal(tool), args: toolArgs[tool], strength: z.enum(strengths) });

export const leafSchema = z.discriminatedUnion('tool', [
  leafSchemaOf('text'),
  leafSchemaOf('vector'),
  leafSchemaOf('ocr'),
  leafSchemaOf('time'),
  leafSchemaOf('place'),
  leafSchemaOf('person'),
  leafSchemaOf('modality'),
  leafSchemaOf('event'),
  leafSchemaOf('object'),
  leafSchemaOf('reference'),
  leafSchemaOf('amount'),
]);
export type PlanLeaf = z.infer<typeof leafSchema>;
export type LeafOf<T extends PlanTool> = Extract<PlanLeaf, { tool: T }>;
export type LeafArgs<T extends PlanTool> = LeafOf<T>['args'];

/** How far around the anchor's time the rest must lie. */
export const windowSchema = z.object({
  unit: z.enum(['event', 'trip', 'day', 'hours', 'days', 'thread']),
  before: z.number().min(0).optional(),
  after: z.number().min(0).optional(),
});
export type PlanWindow = z.infer<typeof windowSchema>;

export type PlanNode =
  | PlanLeaf
  | { readonly kind: 'all'; readonly plans: readonly PlanNode[] }
  | { readonly kind: 'any'; readonly plans: readonly PlanNode[] }
  | { readonly kind: 'not'; readonly plan: PlanNode }
  | { readonly kind: 'within'; readonly plan: PlanNode; readonly anchor: PlanNode; readonly window: PlanWindow };

/** An immutable tree that a person can read, edit and run again. */
export const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.union([
    leafSchema,
    z.object({ kind: z.literal('all'), plans: z.array(planNodeSchema) }),
    z.object({ kind: z.literal('any'), plans: z.array(planNodeSchema) }),
    z.object({ kind: z.literal('not'), plan: planNodeSchema }),
    z.object({ kind: z.literal('within'), plan: planNodeSchema, anchor: planNodeSchema, window: windowSchema }),
  ]),
) as z.ZodType<PlanNode>;

export const askedTypes = [
  'items',
  'when',
  'where',
  'who',
  'amount',
  'count',
  'duration',
  'yes-no',
  'list',
  'what',
] as const;
export type AskedType = (typeof askedTypes)[number];

/** Which of the matches a superlative or an ordinal picks: "the longest video", "my second trip", "the last five". */
export const planOrderSchema = z.object({
  by: z.enum(['time', 'duration', 'people', 'amount', 'size', 'distance', 'frequency', 'quality']),
  end: z.enum(['most', 'least']),
  /** 1 is the first from that end. */
  nth: z.int().min(1),
  /** How many are asked for; absent: one. */
  count: z.int().min(1).optional(),
  of: z.enum(['item', 'trip', 'event']),
});
export type PlanOrder = z.infer<typeof planOrderSchema>;

/** A question understood: what to look for, what kind of answer is asked, what could not be understood. */
export const queryPlanSchema = z.object({
  question: z.string(),
  /** The question in plain words, without what is said around it; absent when it is plain as it stands. */
  plain: z.string().optional(),
  root: planNodeSchema,
  asked: z.enum(askedTypes),
  /** Which of the matching items by time: the first, the last; or all. */
  pick: z.enum(['all', 'first', 'last']),
  /** Names in the question that the memory does not know. */
  unknown: z.array(z.string()),
  /** Present when the question asks for an extreme or the n-th of the matches. */
  order: planOrderSchema.optional(),
  /** Words with more than one meaning here, and what they may mean. */
  ambiguous: z.array(z.object({ said: z.string(), readings: z.array(z.string()) })).optional(),
  now: localDateTime,
  language: z.enum(['en', 'zh']),
});
export type QueryPlan = z.infer<typeof queryPlanSchema>;

export function leaf<T extends PlanTool>(
  tool: T,
  args: LeafArgs<T>,
  strength: PlanLeaf['strength'] = 'prefer',
): LeafOf<T> {
  return { kind: 'leaf', tool, args, strength } as LeafOf<T>;
}
export const all = (...plans: readonly PlanNode[]): PlanNode => ({ kind: 'all', plans });
export const any = (...plans: readonly PlanNode[]): PlanNode => ({ kind: 'any', plans });
export const not = (plan: PlanNode): PlanNode => ({ kind: 'not', plan });
export const within = (plan: PlanNode, anchor: PlanNode, window: PlanWindow): PlanNode => ({
  kind: 'within',
  plan,
  anchor,
  window,
});

/** The leaves that a plan is made of, in their order; what only delimits it (anchors) is not part of it. */
export function leavesIn(node: PlanNode): PlanLeaf[] {
  switch (node.kind) {
    case 'leaf':
      return [node];
    case 'not':
    case 'within':
      return leavesIn(node.plan);
    case 'all':
    case 'any':
      return node.plans.flatMap(leavesIn);
  }
}

/** Every leaf that a plan is made of or delimited by, with whether an odd number of negations stands above it. */
export function everyLeaf(
  node: PlanNode,
  negated = false,
): readonly { readonly leaf: PlanLeaf; readonly negated: boolean }[] {
  switch (node.kind) {
    case 'leaf':
      return [{ leaf: node, negated }];
    case 'not':
      return everyLeaf(node.plan, !negated);
    case 'within':
      return [...everyLeaf(node.plan, negated), ...everyLeaf(node.anchor, negated)];
    case 'all':
    case 'any':
      return node.plans.flatMap((plan) => everyLeaf(plan, negated));
  }
}

/** The same plan with every leaf of one strength; anchors keep theirs. */
export function withStrength(node: PlanNode, strength: PlanLeaf['strength']): PlanNode {
  switch (node.kind) {
    case 'leaf':
      return { ...node, strength };
    case 'not':
      return not(withStrength(node.plan, strength));
    case 'within':
      return { ...node, plan: withStrength(node.plan, strength) };
    case 'all':
    case 'any':
      return { kind: node.kind, plans: node.plans.map((plan) => withStrength(plan, strength)) };
  }
}

/** A constraint rejects what is known not to fit when every alternative in it does; the bound of a trip always does. */
export function strengthOf(node: PlanNode): PlanLeaf['strength'] {
  switch (node.kind) {
    case 'leaf':
      return node.strength;
    case 'not':
      return strengthOf(node.plan);
    case 'all':
      return node.plans.some((plan) => strengthOf(plan) === 'must') ? 'must' : 'prefer';
    case 'any':
      return node.plans.length > 0 && node.plans.every((plan) => strengthOf(plan) === 'must') ? 'must' : 'prefer';
    case 'within':
      return 'must';
  }
}
