/** Wordings of made data come in pools that share no sentence, so that what is tuned on one can be checked on the others. */
export const wordings = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
] as const;
export type Wording = (typeof wordings)[number];
