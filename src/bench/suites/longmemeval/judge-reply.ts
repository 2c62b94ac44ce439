import type { JudgeVerdict } from '../atm/scorer/judge-reply.ts';

/**
 * A judge's reply as LongMemEval's released scorer reads it: right where it holds the letters "yes", whatever else it
 * says. Anything but one of the two words was guessed from.
 */
export function yesNoVerdict(reply: string): JudgeVerdict {
  const text = reply.toLowerCase();
  return { right: text.includes('yes'), fallback: !/^\W*(?:yes|no)\W*$/.test(text) };
}
