import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SpanKind } from './spans.ts';

/** One thing that a set has replaced: its kind, a keyed digest of what was written, and its number. */
export const pseudonymSchema = z.tuple([z.string(), z.string(), z.int().positive()]);
export type Pseudonym = z.infer<typeof pseudonymSchema>;

/**
 * Stand-ins that are the same through a whole set: "[PERSON 3]" is one person everywhere. What was written is kept as a keyed
 * digest only, under a key that stays on the owner's machine, so that the table tells nobody anything.
 */
export class Pseudonyms {
  readonly #secret: string;
  readonly #tables = new Map<string, Map<string, number>>();
  #fresh: Pseudonym[] = [];

  constructor(secret: string, kept: Iterable<Pseudonym> = []) {
    this.#secret = secret;
    for (const [kind, digest, number] of kept) this.#table(kind).set(digest, number);
  }

  /** "[CODE 2]": the same for the same key. */
  of(kind: SpanKind, key: string): string {
    if (kind === 'SECRET' || kind === 'DATE') return `[${kind}]`;
    return this.#numbered(kind, [key]);
  }

  /** "[NAME 4]": the same for names that share a part; `whole` stands for a name without parts. */
  ofName(parts: readonly string[], whole: string): string {
    return this.#numbered('NAME', parts.length === 0 ? [whole] : parts.map((part) => part.toLowerCase()));
  }

  #numbered(kind: string, keys: readonly string[]): string {
    const table = this.#table(kind);
    const digests = keys.map((key) => createHmac('sha256', this.#secret).update(key).digest('base64url').slice(0, 16));
    const known = digests.map((digest) => table.get(digest)).find((one) => one !== undefined);
    const number = known ?? Math.max(0, ...table.values()) + 1;
    for (const digest of digests) {
      if (table.has(digest)) continue;
      table.set(digest, number);
      this.#fresh.push([kind, digest, number]);
    }
    return `[${kind} ${number}]`;
  }

  /** What was given out since this was last called, to be written down before anything that uses it. */
  takeFresh(): Pseudonym[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** How many different ones of each kind were replaced. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.#tables].map(([kind, table]) => [kind, new Set(table.values()).size]));
  }

  #table(kind: string): Map<string, number> {
    const table = this.#tables.get(kind) ?? new Map<string, number>();
    this.#tables.set(kind, table);
    return table;
  }
}

/** What stands in a copy for what was removed. */
export const standIn = /\[(?:PERSON|NAME|EMAIL|LINK|NUMBER|CODE|ADDRESS)(?: \d+)?\]|\[(?:SECRET|DATE|SENDER)\]/g;
