/** Voices that say the details, too, in their own words, with pens, describers and questions of their own. */
export const freeVoices = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'] as const;
export type FreeVoice = (typeof freeVoices)[number];
