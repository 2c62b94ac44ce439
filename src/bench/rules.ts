/**
 * `official` gives what a suite's released scorer gives, quirks included, so that a number can stand beside a
 * leaderboard. `strict` closes its plain holes. Where they differ a report shows both.
 */
export const ruleSets = ['official', 'strict'] as const;
export type Rules = (typeof ruleSets)[number];

export const otherRules = (rules: Rules): Rules => (rules === 'official' ? 'strict' : 'official');
