import type { TurnOptions } from '../lock-folder.ts';
import { openSourceFolder, openTargetFolder } from './folder-end.ts';
import type { MoveSource, MoveTarget, TargetOptions } from './move-ends.ts';
import type { MovePlace } from './move-places.ts';
import { openSourceServer, openTargetServer } from './server-end.ts';

/** Opens the memory that is moved, for nobody else to write to. Errors: those of opening a store; `memory-locked`. */
export const openSource = (from: MovePlace, turn: TurnOptions): Promise<MoveSource> =>
  from.kind === 'folder' ? openSourceFolder(from, turn) : openSourceServer(from, turn);

/**
 * Opens what is new, or what an unfinished move of the same memory has left. Errors: `memory-exists` for anything else that
 * is not empty; those of opening a store.
 */
export const openTarget = (to: MovePlace, source: MoveSource, options: TargetOptions): Promise<MoveTarget> =>
  to.kind === 'folder' ? openTargetFolder(to, source, options) : openTargetServer(to, source, options);
