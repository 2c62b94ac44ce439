import { simplifiedWords } from '../../language/simplified.ts';
import { inPlainWords } from './plain-words.ts';
import { withCommonYears } from './republic-years.ts';

/** What a mask is made of does not stand in a question. */
const masks = /\uE000/g;

/** Digits and Latin letters as wide as a Chinese character; marks of that width are Chinese. */
const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/**
 * A question as it is read: in simplified characters and plain words, with slips of the finger mended. In the same language;
 * a question that is plain stays as it is, but for its spaces.
 */
export function plainQuestion(question: string): string {
  const clean = question
    .normalize('NFC')
    .replace(masks, ' ')
    .replace(wide, (letter) => letter.normalize('NFKC'))
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return inPlainWords(withCommonYears(simplifiedWords(clean))).trim();
}
