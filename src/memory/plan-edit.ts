import type { AskedType, PlanNode, PlanOrder, QueryPlan } from './query-plan.ts';

/** One change of a plan. `was` and `now` are what stood and stands there; for `asked` and `pick` they are words. */
export type PlanEdit =
  | {
      readonly act: 'replaced' | 'added' | 'dropped' | 'excluded' | 'widened' | 'moved';
      readonly was: readonly PlanNode[];
      readonly now: readonly PlanNode[];
    }
  | { readonly act: 'asked'; readonly asked: AskedType }
  | { readonly act: 'pick'; readonly pick: QueryPlan['pick'] }
  | { readonly act: 'order'; readonly order: PlanOrder };
