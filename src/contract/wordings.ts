/** Voices that say the details, too, in their own words, with pens, describers and questions of their own. */
export const freeVoices = [
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
] as const;
export type FreeVoice = (typeof freeVoices)[number];

/** Wordings of made data come in pools that share no sentence, so that what is tuned on one can be checked on the others. */
export const wordings = ['first', 'second', 'third', ...freeVoices] as const;
export type Wording = (typeof wordings)[number];
