import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SpanKind } from './spans.ts';

/** One thing that a set has replaced: its kind, a keyed digest of what was written, and its number. */
export const pseudonymSchema = z.tuple([z.string(), z.string(), z.int().positive()]);
export type Pseudonym = z.infer<typeof pseudonymSchema>;

/** Kinds that are one another's: a name that turns out to be somebody is counted with the people. */
const shelf: Readonly<Partial<Record<SpanKind, string>>> = { NAME: 'PERSON' };

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
    const name = shelf[kind] ?? kind;
    const table = this.#table(name);
    const digest = createHmac('sha256', this.#secret).update(key).digest('base64url').slice(0, 16);
    const known = table.get(digest);
    if (known !== undefined) return `[${name} ${known}]`;
    const number = table.size + 1;
    table.set(digest, number);
    this.#fresh.push([name, digest, number]);
    return `[${name} ${number}]`;
  }

  /** What was given out since this was last called, to be written down before anything that uses it. */
  takeFresh(): Pseudonym[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** How many different ones of each kind were replaced. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.#tables].map(([kind, table]) => [kind, table.size]));
  }

  #table(kind: string): Map<string, number> {
    const table = this.#tables.get(kind) ?? new Map<string, number>();
    this.#tables.set(kind, table);
    return table;
  }
}

/** What stands in a copy for what was removed. */
export const standIn = /\[(?:PERSON|EMAIL|LINK|NUMBER|CODE|ADDRESS)(?: \d+)?\]|\[(?:SECRET|DATE|SENDER)\]/g;
