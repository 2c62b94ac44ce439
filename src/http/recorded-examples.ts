import recorded from './openapi-examples.json' with { type: 'json' };

/** A recorded request to an endpoint, and its response. */
export type RecordedExample = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The document, or the text of a page. */
  readonly answer?: unknown;
  /** The response as a stream of server-sent events. */
  readonly events?: string;
};

type Recorded = {
  readonly operations: Readonly<Record<string, RecordedExample>>;
  /** Recorded problems by status. */
  readonly problems: Readonly<Record<string, unknown>>;
};

const { operations, problems }: Recorded = recorded;

/** The example that scripts/http-examples.ts recorded of an endpoint on a real server. */
export const recordedExample = (id: string): RecordedExample => operations[id] ?? {};

/** The recorded problem for a status. */
export const recordedProblem = (status: number): unknown => problems[String(status)];
