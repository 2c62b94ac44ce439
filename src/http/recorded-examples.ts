import recorded from './openapi-examples.json' with { type: 'json' };

/** A call of an endpoint that was made, and what it was answered. */
export type RecordedExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The document, or the words of a page. */
  readonly answer?: unknown;
  /** The answer as a stream of server-sent events. */
  readonly events?: string;
};

type Recorded = {
  readonly operations: Readonly<Record<string, RecordedExample>>;
  /** What went wrong when it was provoked, by its status. */
  readonly problems: Readonly<Record<string, unknown>>;
};

const { operations, problems }: Recorded = recorded;

/** What scripts/http-examples.ts recorded of an endpoint from a real server. */
export const recordedExample = (id: string): RecordedExample => operations[id] ?? {};

/** The problem that was recorded for a status. */
export const recordedProblem = (status: number): unknown => problems[String(status)];
