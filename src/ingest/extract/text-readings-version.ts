/** Grows when a rule changes what is read, so that items are read again. */
export const TEXT_READINGS_VERSION = 13;
