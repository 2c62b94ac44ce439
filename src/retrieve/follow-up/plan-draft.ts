import type { PlanEdit } from '../../memory/plan-edit.ts';
import {
  type AskedType,
  leaf,
  leavesIn,
  type PlanLeaf,
  type PlanNode,
  type QueryPlan,
  withStrength,
} from '../../memory/query-plan.ts';
import {
  asksSame,
  type Bound,
  isNegative,
  isOf,
  type Parts,
  partsOf,
  planOf,
  type Slot,
} from '../algebra/plan-parts.ts';
import { isOpenSum } from '../explain/loosened.ts';
import type { Span } from '../planner/calendar.ts';

/** A plan while a follow-up edits it. Every change that a person should know of is written down. */
export class Draft {
  constraints: PlanNode[];
  bounds: Bound[];
  asked: AskedType;
  pick: QueryPlan['pick'];
  order: QueryPlan['order'];
  /** Times that the items' own times must lie in, mails included: what comes before or after a thing is not that thing. */
  strictly: Partial<Span> | undefined;
  readonly question: string;
  readonly edits: PlanEdit[] = [];

  constructor(plan: QueryPlan) {
    const { constraints, bounds }: Parts = partsOf(plan.root);
    this.constraints = [...constraints];
    this.bounds = [...bounds];
    this.asked = plan.asked;
    this.pick = plan.pick;
    this.order = plan.order;
    this.question = plan.question;
  }

  root(): PlanNode {
    return planOf(this);
  }

  /** Constraints of a kind, without those that are kept beside readings of another kind. */
  of(slot: Slot): PlanNode[] {
    return this.constraints.filter((node) => isOf(node, slot));
  }

  ask(asked: AskedType): void {
    if (asked === this.asked) return;
    this.edits.push({ act: 'asked', asked });
    this.asked = asked;
    // "How much" prefers what states a sum, as a question of its own does.
    if (asked !== 'amount') this.remove(isOpenSum);
    else if (this.of('amount').length === 0) this.constraints.push(leaf('amount', {}));
  }

  choose(pick: QueryPlan['pick']): void {
    if (pick !== this.pick) this.edits.push({ act: 'pick', pick });
    this.pick = pick;
    this.order = undefined;
  }

  /** The longest, the second, the last five: in place of what was picked before. */
  sort(order: NonNullable<QueryPlan['order']>, pick: QueryPlan['pick']): void {
    this.choose(pick);
    this.order = order;
    if (pick === 'all') this.edits.push({ act: 'order', order });
  }

  /** What is of a kind goes for what is now; what is asked not to be stays, unless that is all there is of the kind. */
  replace(slot: Slot, now: readonly PlanNode[], silently?: 'silently'): void {
    const old = this.of(slot);
    const wanted = old.filter((node) => !isNegative(node));
    const was = wanted.length > 0 && now.some((node) => !isNegative(node)) ? wanted : old;
    this.constraints = [...this.constraints.filter((node) => !was.includes(node)), ...now];
    const gone = was.filter((node) => !now.includes(node));
    const come = now.filter((node) => !was.includes(node));
    const unchanged =
      gone.length === come.length && gone.every((node, i) => come[i] !== undefined && asksSame(node, come[i]));
    if (silently === undefined && !unchanged)
      this.edits.push({ act: gone.length === 0 ? 'added' : 'replaced', was: gone, now: come });
  }

  add(now: readonly PlanNode[]): void {
    const fresh = now.filter(
      (node) => !this.constraints.some((known) => asksSame(known, node) || holdsWords(known, node)),
    );
    this.constraints.push(...fresh);
    if (fresh.length > 0) this.edits.push({ act: 'added', was: [], now: fresh });
  }

  widen(slot: Slot, either: PlanNode): void {
    const was = this.of(slot);
    this.constraints = [...this.constraints.filter((node) => !was.includes(node)), either];
    this.edits.push({ act: 'widened', was, now: [either] });
  }

  /** Adds what is not to be, in place of the same thing where that was wanted. */
  exclude(node: PlanNode, wanted: readonly PlanNode[]): void {
    this.constraints = [...this.constraints.filter((known) => !wanted.includes(known)), node];
    this.edits.push({ act: 'excluded', was: wanted, now: [node] });
  }

  remove(which: (node: PlanNode) => boolean): void {
    this.constraints = this.constraints.filter((node) => !which(node));
  }

  /** Drops what is of a kind, and the trips and days that a place or time of that kind delimits. */
  drop(slot: Slot, silently?: 'silently', which: (leaf: PlanLeaf) => boolean = () => true): void {
    const was = this.of(slot).filter((node) => leavesIn(node).some(which));
    const bounds = this.bounds.filter(({ anchor }) => isOf(anchor, slot) || slot === 'time' || slot === 'event');
    this.constraints = this.constraints.filter((node) => !was.includes(node));
    this.bounds = this.bounds.filter((bound) => !bounds.includes(bound));
    const gone = [...was, ...bounds.map(({ anchor }) => anchor)];
    if (gone.length > 0 && silently === undefined) this.edits.push({ act: 'dropped', was: gone, now: [] });
  }

  unbind(): void {
    this.bounds = [];
  }

  /** New bounds take the old ones' place; a bare place takes the place of the one that an old bound is of. */
  rebind(places: readonly PlanNode[], fresh: readonly Bound[]): boolean {
    const old = this.bounds.filter(({ anchor }) => isOf(anchor, 'place'));
    if (fresh.length > 0) {
      const was = [...this.bounds.map(({ anchor }) => anchor), ...this.of('place')];
      this.constraints = this.constraints.filter((node) => !isOf(node, 'place'));
      this.bounds = [...fresh];
      this.edits.push({ act: was.length === 0 ? 'added' : 'replaced', was, now: fresh.map(({ anchor }) => anchor) });
      return places.length === 0;
    }
    const [place] = places;
    const [bound] = old;
    if (place === undefined || bound === undefined || places.length !== 1) return false;
    const anchor = withStrength(place, 'prefer');
    this.bounds = this.bounds.map((known) => (known === bound ? { ...bound, anchor } : known));
    this.edits.push({ act: 'replaced', was: [bound.anchor], now: [anchor] });
    return true;
  }

  /** What was required of a kind is only preferred from now on. */
  soften(slot: Slot): void {
    this.constraints = this.constraints.map((node) => (isOf(node, slot) ? withStrength(node, 'prefer') : node));
  }
}

/** Whether all words that one constraint looks for are looked for by another already. */
function holdsWords(known: PlanNode, fresh: PlanNode): boolean {
  if (known.kind !== 'leaf' || fresh.kind !== 'leaf' || known.tool !== 'text' || fresh.tool !== 'text') return false;
  const words = new Set(known.args.words.split(' '));
  return fresh.args.words.split(' ').every((word) => words.has(word));
}
