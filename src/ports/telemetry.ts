import { isMadeleineError } from '../memory/errors.ts';

/** What is timed: a request by its method and route, a call of the store by its name, a stage on one item by its name. */
export const activities = ['request', 'store', 'stage'] as const;
export type Activity = (typeof activities)[number];

/**
 * Counts and times what the program does, for whoever runs it. Names and outcomes are the program's own words, from a set
 * that does not grow with what is in a memory: no content, no id and no path of anybody's is ever among them.
 */
export interface Telemetry {
  /**
   * Does the work, and notes how long it took and what became of it: what `outcomeOf` says of the result, `ok` without it,
   * or the code of the error that it fails with.
   */
  observe<T>(activity: Activity, name: string, work: () => Promise<T>, outcomeOf?: (result: T) => string): Promise<T>;
}

/** Notes nothing. */
export const noTelemetry: Telemetry = { observe: (_activity, _name, work) => work() };

/** All of them, the first outermost. */
export const telemetryOf = (all: readonly Telemetry[]): Telemetry =>
  all.reduceRight<Telemetry>(
    (inner, outer) =>
      inner === noTelemetry
        ? outer
        : {
            observe: (activity, name, work, outcomeOf) =>
              outer.observe(activity, name, () => inner.observe(activity, name, work, outcomeOf), outcomeOf),
          },
    noTelemetry,
  );

/** The code by which a failure is noted; `internal` for a bug. */
export const outcomeOfError = (error: unknown): string => (isMadeleineError(error) ? error.code : 'internal');
