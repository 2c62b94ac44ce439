import type { StoredItem } from '../memory/item.ts';

/** A background stage: its name, the version of what it makes, and which items it is for. */
export type EnrichStage = {
  readonly name: string;
  readonly version: number;
  wants(item: StoredItem): boolean;
};
