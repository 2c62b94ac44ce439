/** Seconds from 1970 to 2001, where the clock of Apple's databases (Core Data) begins. */
const EPOCH = 978_307_200;

/** Milliseconds since 1970 of a time in seconds since 2001. */
export const coreDataMillis = (seconds: number): number => (seconds + EPOCH) * 1000;
