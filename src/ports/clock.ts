/** The time of day, so that tests and `--now` can say what it is. Local wall clock of the owner's zone. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
