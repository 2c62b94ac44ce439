import type { PlanLeaf } from '../../../../src/memory/query-plan.ts';

/** Props of a leaf editor: the current leaf, undefined for a new one, and a callback for the changed one. */
export type LeafEditorProps = {
  readonly leaf: PlanLeaf | undefined;
  readonly onLeaf: (leaf: PlanLeaf) => void;
};
