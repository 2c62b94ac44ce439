import { basename } from 'node:path';
import type { Source } from '../ports/source.ts';
import type { Tree } from './archive/tree.ts';
import { chatArchive } from './chats/chat-source.ts';
import { icloudSource, isIcloud } from './icloud/icloud-source.ts';
import { locationArchive } from './locations/location-source.ts';
import { unclaimedTree } from './mixed-folder.ts';
import { takeoutMail } from './takeout/takeout-mailbox.ts';
import { takeoutSource } from './takeout/takeout-source.ts';

/** Archives of one import: exports of chats each alone, the parts of an iCloud export together, all others as the parts of a Takeout. */
export async function exportSources(given: readonly Tree[]): Promise<Source[]> {
  const chats: Source[] = [];
  const trees: Tree[] = [];
  for (const tree of given) {
    const chat = await chatArchive(tree);
    if (chat === undefined) trees.push(tree);
    else chats.push(chat);
  }
  const { sources, rest } = await historiesApart(trees);
  return [...chats, ...sources, ...(await pictureExports(rest))];
}

/** Histories of locations that lie in exports, and the exports without them. */
export async function historiesApart(
  trees: readonly Tree[],
): Promise<{ readonly sources: readonly Source[]; readonly rest: readonly Tree[] }> {
  const sources: Source[] = [];
  const rest: Tree[] = [];
  for (const tree of trees) {
    const history = await locationArchive(tree);
    if (history === undefined) {
      rest.push(tree);
      continue;
    }
    sources.push(history.source);
    const wheres = new Set([...history.paths].map((path) => tree.where(path)));
    rest.push(unclaimedTree(tree, (where) => wheres.has(where)));
  }
  return { sources, rest };
}

async function pictureExports(trees: readonly Tree[]): Promise<Source[]> {
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
