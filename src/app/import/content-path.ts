import { join } from 'node:path';
import { type Origin, sourcePath } from '../../memory/origin.ts';

/** Where an item's bytes lie now: the memory's own copy, else the original. */
export const contentPath = (folder: string, item: { readonly origin: Origin }): string =>
  item.origin.copy === undefined ? sourcePath(item.origin) : join(folder, item.origin.copy);
