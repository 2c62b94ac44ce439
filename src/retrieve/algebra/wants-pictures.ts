import { isPicture } from '../../memory/item.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { leavesOf } from './plan-normal.ts';

/** Whether a plan says that it is pictures that are looked for. */
export const saysPictures = (root: PlanNode): boolean =>
  leavesOf(root).some(({ leaf: { tool, args }, negated }) => tool === 'modality' && !negated && isPicture(args));

/** Whether it is pictures that are looked for, if only because the memory holds nothing else. */
export const wantsPictures = (root: PlanNode, { modalities: { email, text } }: Gazetteer): boolean =>
  email + text === 0 || saysPictures(root);
