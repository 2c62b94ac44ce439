import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';

type Line = { readonly field: string; readonly text: string; readonly says: ReadonlySet<string> };

/** The lines and sentences of a text, as they can be quoted. */
export const linesOf = (field: string, text: string): Line[] =>
  sentences(text).map((sentence) => ({ field, text: sentence.text, says: new Set(tokens(sentence.text)) }));
