import type { Configuration } from '../app/settings/configuration.ts';
import type { CommonOptions, Face } from './face.ts';

/** What every verb is given. */
export type VerbContext = {
  readonly face: Face;
  readonly folder: string;
  readonly common: CommonOptions;
  /** Aborted by the first Ctrl-C; the second exits at once. */
  readonly signal: AbortSignal;
  readonly flags: Configuration;
};
