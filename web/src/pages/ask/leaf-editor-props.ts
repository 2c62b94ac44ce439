import type { PlanLeaf } from '../../../../src/memory/query-plan.ts';

/** What an editor of one leaf is given: the leaf as it is, absent for a new one, and where the changed one goes. */
export type LeafEditorProps = {
  readonly leaf: PlanLeaf | undefined;
  readonly onLeaf: (leaf: PlanLeaf) => void;
};
