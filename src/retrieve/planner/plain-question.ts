import { simplifiedWords } from '../../language/simplified.ts';
import { withoutAsides } from './asides.ts';
import { withoutLead } from './asking-lead.ts';
import { inPlainWords } from './colloquial.ts';
import { PhraseTable } from './phrase-table.ts';
import { withCommonYears } from './republic-years.ts';
import { respelled } from './respelled.ts';
import { bareNouns } from './tables/asked-nouns.ts';
import { askedOtherwise } from './tables/asked-otherwise.ts';
import { choicePhrases } from './tables/choice-phrases.ts';
import type { PlainWords } from './tables/colloquial-words.ts';
import { countedPhrases } from './tables/counted-phrases.ts';
import { limitingClauses } from './tables/limiting-clauses.ts';
import { nounFirst } from './tables/noun-first.ts';
import { occasionPhrases } from './tables/occasion-phrases.ts';
import { plainPhrases } from './tables/plain-phrases.ts';
import { politeFrames } from './tables/polite-frames.ts';
import { questionWordLast } from './tables/question-word-last.ts';
import { roundaboutPhrases } from './tables/roundabout-phrases.ts';
import { statedFirst } from './tables/stated-first.ts';
import { tersePhrases, tersePhrasesZh, tersePlain } from './tables/terse-phrases.ts';
import { whichPersons } from './tables/which-person.ts';

const phrases = new PhraseTable([
  ...politeFrames,
  ...statedFirst,
  ...askedOtherwise,
  ...countedPhrases,
  ...occasionPhrases,
  ...choicePhrases,
  ...roundaboutPhrases,
  ...nounFirst,
  ...bareNouns,
  ...tersePlain,
  ...plainPhrases,
  ...questionWordLast,
  ...whichPersons,
]);

const limits = new PhraseTable(limitingClauses);

/** What a mask is made of does not stand in a question. */
const masks = /\uE000/g;

/** Digits and Latin letters as wide as a Chinese character; marks of that width are Chinese. */
const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/**
 * A question as it is read: in simplified characters and plain words, with slips of the finger mended, without what
 * people say around it. In the same language; a question that is plain stays as it is, but for its spaces.
 */
export function plainQuestion(question: string): string {
  const clean = question
    .normalize('NFC')
    .replace(masks, ' ')
    .replace(wide, (letter) => letter.normalize('NFKC'))
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const said = withoutAsides(inPlainWords(limits.replace(withCommonYears(respelled(simplifiedWords(clean)))))).trim();
  const phrased = withoutLead(phrases.replace(said).trim());
  const terse = [...tersePhrases, ...tersePhrasesZh].find(({ pattern }) => pattern.test(phrased));
  return terse === undefined ? phrased : replaced(phrased, terse).replace(/\s+/g, ' ').trim();
}

const replaced = (text: string, { pattern, plain }: PlainWords): string => text.replace(pattern, plain);
