/** What the guidelines for questions about a memory ask, as far as a program can see it. */
export const guidelines = ['first-person', 'answer-hidden', 'day-not-clock', 'primary-evidence'] as const;
export type Guideline = (typeof guidelines)[number];

export type GuidelineCheck = { readonly guideline: Guideline; readonly ok: boolean };

type Asked = { readonly question: string; readonly answer: string; readonly evidence: readonly string[] };

/** The words of a text in lower case; each Han character is one. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];

/** The pronouns of the first person, which are all there are. */
const firstPerson = new Set([
  'i',
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'us',
  'our',
  'ours',
  'ourselves',
  '我',
  '咱',
  '俺',
]);
const CLOCK = /\b\d{1,2}[:：]\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b|\d{1,2}\s?[点時时]/i;
/** More are seldom all strictly necessary. */
const MOST_PRIMARY = 5;

/**
 * Holds a question against the guidelines: asked by the owner; its answer not told in it; times by day, not by clock; and
 * only the items that are strictly needed. They are hints: what a person says counts.
 */
export function guidelineChecks({ question, answer, evidence }: Asked): GuidelineCheck[] {
  const asked = wordsOf(question);
  const told = wordsOf(answer);
  const isTold = told.length > 0 && told.every((word) => asked.includes(word));
  return [
    { guideline: 'first-person', ok: asked.some((word) => firstPerson.has(word)) },
    { guideline: 'answer-hidden', ok: !isTold },
    { guideline: 'day-not-clock', ok: !CLOCK.test(question) },
    { guideline: 'primary-evidence', ok: evidence.length > 0 && evidence.length <= MOST_PRIMARY },
  ];
}
