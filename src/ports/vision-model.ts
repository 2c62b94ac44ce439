import type { z } from 'zod';
import type { TokenUse } from './language-model.ts';

export type VisionRequest<T> = {
  readonly instructions: string;
  readonly question: string;
  /** JPEG bytes without metadata: one picture, or frames of one film in their order. */
  readonly pictures: readonly Uint8Array[];
  readonly schema: z.ZodType<T>;
  readonly schemaName: string;
  /** A reply that was not of the schema, to be put right. */
  readonly correct?: { readonly said: string; readonly why: string };
  readonly maxOutputTokens?: number;
  readonly signal?: AbortSignal;
};

/** Every reply was paid for, also one that says no or that nobody can read. */
export type VisionReply<T> =
  | { readonly state: 'described'; readonly value: T; readonly use: TokenUse }
  | { readonly state: 'refused'; readonly said: string; readonly use: TokenUse }
  | { readonly state: 'malformed'; readonly said: string; readonly why: string; readonly use: TokenUse };

/**
 * A model that describes pictures. Errors: `unreachable`, `rate-limited`, `timeout`, `invalid-configuration`,
 * `system-failed`. Nothing is retried here.
 */
export interface VisionModel {
  readonly name: string;
  /** All that can change what it says but the request. */
  readonly identity: Readonly<Record<string, unknown>>;
  describe<T>(request: VisionRequest<T>): Promise<VisionReply<T>>;
}
