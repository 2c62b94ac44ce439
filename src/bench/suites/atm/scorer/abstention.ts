import { normalText } from './normalise.ts';

/** By these an answer says that nothing is known; one is misspelt in the released scorer. "I don't know" is not among them. */
const abstentionPhrases: readonly string[] = [
  'unknown',
  'abstention',
  'no information',
  'not available',
  'no evidence',
  'no evidnece',
  'insufficient information',
];

/** Whether the answer abstains, wherever in it the words stand. */
export function abstains(text: string): boolean {
  const normal = normalText(text);
  return abstentionPhrases.some((phrase) => normal.includes(phrase));
}

/** The words by which an abstention of ours is handed in. */
export const abstentionText = 'Insufficient information';
