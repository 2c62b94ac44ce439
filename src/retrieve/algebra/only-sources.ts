import type { PlanNode, PlanTool } from '../../memory/query-plan.ts';

/**
 * What a plan's tools draw on (PhotoBench's T_C, T_M and T_F): what is said or seen, when and where, who. The kind of
 * item that is asked for belongs to none and stays.
 */
export const sources = ['content', 'metadata', 'people'] as const;
export type Source = (typeof sources)[number];

const sourceOf: Readonly<Record<PlanTool, Source | undefined>> = {
  text: 'content',
  ocr: 'content',
  object: 'content',
  vector: 'content',
  reference: 'content',
  amount: 'content',
  time: 'metadata',
  place: 'metadata',
  event: 'metadata',
  person: 'people',
  modality: undefined,
};

/** The part of a plan that draws on some sources only; absent when nothing is left but a kind of item. */
export function onlySources(node: PlanNode, allowed: readonly Source[]): PlanNode | undefined {
  const kept = pruned(node, allowed);
  return kept !== undefined && asksSomething(kept) ? kept : undefined;
}

function pruned(node: PlanNode, allowed: readonly Source[]): PlanNode | undefined {
  switch (node.kind) {
    case 'leaf': {
      const source = sourceOf[node.tool];
      return source === undefined || allowed.includes(source) ? node : undefined;
    }
    case 'not': {
      const plan = pruned(node.plan, allowed);
      return plan && { kind: 'not', plan };
    }
    case 'all':
    case 'any': {
      const plans = node.plans.flatMap((plan) => pruned(plan, allowed) ?? []);
      return plans.length === 0 ? undefined : { kind: node.kind, plans };
    }
    case 'within': {
      const plan = pruned(node.plan, allowed);
      const anchor = pruned(node.anchor, allowed);
      if (plan === undefined || anchor === undefined) return plan;
      return { ...node, plan, anchor };
    }
  }
}

function asksSomething(node: PlanNode): boolean {
  switch (node.kind) {
    case 'leaf':
      return sourceOf[node.tool] !== undefined;
    case 'not':
    case 'within':
      return asksSomething(node.plan);
    case 'all':
    case 'any':
      return node.plans.some(asksSomething);
  }
}
