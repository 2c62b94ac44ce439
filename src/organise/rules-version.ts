/** Grows when a rule changes what organising finds, so that a memory that an older program organised is organised anew. */
export const ORGANISE_RULES_VERSION = 1;
