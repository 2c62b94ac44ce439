import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SpanKind } from './spans.ts';

/** What a set has replaced so far: for each kind a digest of what was written → its number. */
export const pseudonymsSchema = z.record(z.string(), z.record(z.string(), z.int().positive()));
export type PseudonymTable = z.infer<typeof pseudonymsSchema>;

/** Kinds that are one another's: a name that turns out to be somebody is counted with the people. */
const shelf: Readonly<Partial<Record<SpanKind, string>>> = { NAME: 'PERSON', NUMBER: 'NUMBER' };

/**
 * Stand-ins that are the same through a whole set: "[PERSON 3]" is one person everywhere. What was written is kept as a keyed
 * digest only, under a key that stays on the owner's machine, so that the table tells nobody anything.
 */
export class Pseudonyms {
  readonly #secret: string;
  readonly #tables: Map<string, Map<string, number>>;

  constructor(secret: string, kept: PseudonymTable = {}) {
    this.#secret = secret;
    this.#tables = new Map(Object.entries(kept).map(([kind, table]) => [kind, new Map(Object.entries(table))]));
  }

  /** "[CODE 2]": the same for the same key. */
  of(kind: SpanKind, key: string): string {
    if (kind === 'SECRET' || kind === 'DATE') return `[${kind}]`;
    const name = shelf[kind] ?? kind;
    const table = this.#tables.get(name) ?? new Map<string, number>();
    this.#tables.set(name, table);
    const digest = createHmac('sha256', this.#secret).update(key).digest('base64url').slice(0, 16);
    const number = table.get(digest) ?? table.size + 1;
    table.set(digest, number);
    return `[${name} ${number}]`;
  }

  toJSON(): PseudonymTable {
    return Object.fromEntries([...this.#tables].map(([kind, table]) => [kind, Object.fromEntries(table)]));
  }

  /** How many different ones of each kind were replaced. */
  counts(): Record<string, number> {
    return Object.fromEntries([...this.#tables].map(([kind, table]) => [kind, table.size]));
  }
}

/** What stands in a copy for what was removed. */
export const standIn = /\[(?:PERSON|EMAIL|LINK|NUMBER|CODE|ADDRESS)(?: \d+)?\]|\[(?:SECRET|DATE|SENDER)\]/g;
