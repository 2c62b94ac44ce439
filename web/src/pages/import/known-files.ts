import { postKnownContents } from '../../../../src/contract/endpoints/imports.ts';
import { MOST_DIGESTS } from '../../../../src/contract/import-verbs.ts';
import { call } from '../../api/call.ts';
import type { ChosenFile } from './chosen-files.ts';

/** Browsers compute a digest of a whole file in memory alone: larger ones are uploaded without asking. */
const MOST_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 100;

/** A picture with what belongs to it by its name: its moving part and what was noted of it, such as `IMG_1.HEIC.xmp`. */
const stemOf = (path: string): string => path.replace(/(\.[a-z][a-z0-9-]{1,24}){0,2}\.[^./]*$/i, '');

/** Files in parts of about a hundred, in which those that belong together are. */
export function partsToAsk(files: readonly ChosenFile[]): ChosenFile[][] {
  const together = Map.groupBy(files, ({ path }) => stemOf(path));
  const parts: ChosenFile[][] = [];
  for (const group of together.values()) {
    const last = parts.at(-1);
    if (last === undefined || last.length + group.length > AT_ONCE) parts.push([...group]);
    else last.push(...group);
  }
  return parts;
}

/**
 * Those of a part that are to be uploaded: all, but for groups of which the memory keeps every file. Where this browser computes no
 * digests, as over plain HTTP, and where the server does not tell, all. Errors: `AbortError` when stopped.
 */
export async function notYetThere(part: readonly ChosenFile[], signal: AbortSignal): Promise<readonly ChosenFile[]> {
  const digests = await digestsOf(part, signal);
  const asked = [...digests.values()].slice(0, MOST_DIGESTS);
  if (asked.length === 0) return part;
  const told = await call(postKnownContents, { body: { sha256: asked } }, signal).catch(() => ({ known: [] }));
  signal.throwIfAborted();
  const known = new Set(told.known);
  const isThere = (one: ChosenFile): boolean => known.has(digests.get(one) ?? '');
  const missing = new Set(part.filter((one) => !isThere(one)).map(({ path }) => stemOf(path)));
  return part.filter(({ path }) => missing.has(stemOf(path)));
}

const hexOf = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function digestsOf(part: readonly ChosenFile[], signal: AbortSignal): Promise<ReadonlyMap<ChosenFile, string>> {
  const digests = new Map<ChosenFile, string>();
  // Only where the page came over HTTPS or from this machine.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return digests;
  for (const one of part) {
    signal.throwIfAborted();
    if (one.file.size > MOST_BYTES) continue;
    // What cannot be read is told when it is uploaded.
    const bytes = await one.file.arrayBuffer().catch(() => undefined);
    if (bytes !== undefined) digests.set(one, hexOf(await subtle.digest('SHA-256', bytes)));
  }
  return digests;
}
