import type { ShareDecision, ShareRequest } from '../../contract/share-verbs.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { ShareOptions } from './prepare.ts';
import type { EntryFilter } from './share.ts';

const sharing = () => import('./share.ts');

/** Copies that can be shared; what makes them is loaded with the first. */
export const sharePart = (memory: OpenMemory) => ({
  shareTo: async (to: string, request: ShareRequest | { readonly set: string }, options?: ShareOptions) =>
    (await sharing()).shareTo(memory, to, request, options),
  beginShare: async (request: ShareRequest) => (await sharing()).beginShare(memory, request),
  prepareShare: async (id: string, options?: ShareOptions) => (await sharing()).prepareShare(memory, id, options),
  finishShare: async (id: string, to: string | undefined, options?: ShareOptions) =>
    (await sharing()).finishShare(memory, id, to, options),
  shares: async () => (await sharing()).shares(memory),
  showShare: async (id: string) => (await sharing()).showShare(memory, id),
  shareEntries: async (id: string, filter?: EntryFilter) => (await sharing()).shareEntries(memory, id, filter),
  decideShare: async (id: string, n: number, said: ShareDecision) => (await sharing()).decideShare(memory, id, n, said),
  sharePicture: async (id: string, n: number) => (await sharing()).sharePicture(memory, id, n),
  shareZip: async (id: string) => (await sharing()).shareZip(memory, id),
  removeShare: async (id: string) => (await sharing()).removeShare(memory, id),
});
