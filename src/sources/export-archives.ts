import { basename } from 'node:path';
import type { Source } from '../ports/source.ts';
import type { Tree } from './archive/tree.ts';
import { icloudSource, isIcloud } from './icloud/icloud-source.ts';
import { takeoutMail } from './takeout/takeout-mailbox.ts';
import { takeoutSource } from './takeout/takeout-source.ts';

/** Archives of one import: the parts of an iCloud export together, all others as the parts of a Takeout. */
export async function exportSources(trees: readonly Tree[]): Promise<Source[]> {
  const marked = await Promise.all(trees.map(async (tree) => ({ tree, icloud: await isIcloud(tree) })));
  const parts = marked.some(({ icloud }) => icloud)
    ? marked.filter(({ tree, icloud }) => icloud || isIcloudPart(tree.root))
    : [];
  const icloud = parts.map(({ tree }) => tree);
  const others = trees.filter((tree) => !icloud.includes(tree));
  return [
    ...(icloud.length === 0 ? [] : [icloudSource(icloud, [takeoutSource(icloud, takeoutMail)])]),
    ...(others.length === 0 ? [] : [takeoutSource(others, takeoutMail)]),
  ];
}

/** Parts without a table of their own are told by their name. */
const isIcloudPart = (root: string): boolean => /icloud photos/i.test(basename(root));
