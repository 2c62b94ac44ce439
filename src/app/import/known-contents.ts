import type { KnownContents } from '../../contract/import-verbs.ts';
import { contentIdentity, itemIdOf } from '../../ingest/identity.ts';
import type { OpenMemory } from '../open-memory.ts';

const modalities = ['image', 'video', 'text'] as const;

/**
 * Which of these contents, by their SHA-256, the memory keeps a copy of, as an item or as the moving part of such a picture. Not
 * what lies elsewhere, came with a mail (and would go with it), was put into the trash, or has lost its copy: sent again, it
 * would change something.
 */
export async function knownContents({ store, vault }: OpenMemory, digests: readonly string[]): Promise<KnownContents> {
  const isThere = async (key: string): Promise<boolean> => (await vault.stat(key)) !== undefined;
  const ids = digests.flatMap((digest) => modalities.map((modality) => itemIdOf(modality, contentIdentity(digest))));
  const known = new Set<string>();
  for (const { origin, media } of await store.items(ids)) {
    const { sha256, copy, importer } = origin;
    if (sha256 === undefined || copy === undefined || importer === 'mail' || !(await isThere(copy))) continue;
    known.add(sha256);
    const { motion } = media ?? {};
    const moving = motion === undefined ? undefined : digests.find((digest) => motion.includes(`/${digest}`));
    if (motion !== undefined && moving !== undefined && (await isThere(motion))) known.add(moving);
  }
  return { known: digests.filter((digest) => known.has(digest)) };
}
