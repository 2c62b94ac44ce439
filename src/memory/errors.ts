/**
 * The codes that a person or a program can meet. A code is stable: scripts branch on it, and the CLI, HTTP and MCP
 * report the same one.
 */
export const errorCodes = [
  // input files
  'unreadable',
  'missing',
  'empty-file',
  'truncated',
  'corrupt',
  'unsupported-format',
  'too-large',
  'encrypted',
  'unsafe-path',
  'archive-bomb',
  'link-loop',
  'malformed-mail',
  'malformed-row',
  'timeout',
  'worker-crashed',
  'perception-failed',
  // the memory folder
  'not-a-memory',
  'memory-exists',
  'memory-newer',
  'memory-corrupt',
  'memory-locked',
  'passphrase-needed',
  'wrong-passphrase',
  'read-only',
  'disk-full',
  'migration-failed',
  // requests
  'usage',
  'not-found',
  'invalid-plan',
  'invalid-cursor',
  'unauthenticated',
  'forbidden',
  'invalid-configuration',
  'offline',
  'dependency-missing',
  'cancelled',
  // models and systems under test
  'rate-limited',
  'unreachable',
  'system-failed',
  'malformed-reply',
  'reply-too-long',
  'budget-spent',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type MadeleineErrorOptions = {
  /** What the reader can do about it, as an imperative sentence. */
  readonly action?: string;
  /** The file, archive member or message at fault. */
  readonly path?: string;
  /** For `rate-limited`: how long the other side asks to wait. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/**
 * The one base error. Everything that can go wrong with input, configuration or the machine is one of these; bugs
 * (TypeError, RangeError, failed assertions) intentionally are not, so that they surface with their stack.
 */
export class MadeleineError extends Error {
  override readonly name = 'MadeleineError';
  readonly code: ErrorCode;
  readonly action: string | undefined;
  readonly path: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: MadeleineErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.action = options.action;
    this.path = options.path;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const isMadeleineError = (value: unknown): value is MadeleineError => value instanceof MadeleineError;
