import { isAscii } from './ascii.ts';
import type { Word } from './words.ts';
import { marksOf, wordsOf } from './words.ts';

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'zh', 'ja', 'ko'] as const;
export type Language = (typeof languages)[number];

/** Frequent function words (folded) that tell languages of the Latin script apart; shared ones count for each. */
const functionWords: Readonly<Partial<Record<Language, string>>> = {
  en: 'the and of to you your is are was for with this that have we our will be on at from it my not can please thank thanks has by or an if i hi',
  de: 'der die das und ist nicht ihr ihre sie wir mit fur auf den dem ein eine einen von zu im zum zur bei ich sind haben wird uber vielen dank liebe hallo bitte am um nach ihnen unser',
  fr: 'le la les des et est une un vous votre nous pour dans sur avec du au aux ce cette pas que qui merci bonjour je sont notre vos par ete de en chez',
  es: 'el la los las de y es una un su para con por del al que se en gracias hola usted no sus ha esta este lo nuestro le como mas pedido fecha',
  it: 'il lo la gli le di e un una per con del della dei al che si grazie ciao non sono nel il suo vostro tuo questo da ha alla dal ordine gentile',
  pt: 'o os as de e um uma para com por do da dos das que se em no na obrigado obrigada ola nao seu sua voce foi ao pedido este seus pelo',
  nl: 'de het een en van is je jij uw wij we voor met op te niet dat dit zijn bij aan naar bedankt beste hallo u ons onze heeft om er door',
  sv: 'och att det som en ett ar du din vi for med pa till av inte har tack hej den kan om fran er ditt detta',
};

const byWord = new Map<string, Language[]>();
for (const language of languages) {
  for (const word of new Set(functionWords[language]?.split(' ') ?? [])) {
    const same = byWord.get(word);
    if (same === undefined) byWord.set(word, [language]);
    else same.push(language);
  }
}

const marked = marksOf(byWord.keys());

const MOST_WORDS = 400;
const MOST_CHARACTERS = 4_000;

/**
 * The language a text is most likely written in, by script and function words; `undefined` when it has neither (codes,
 * numbers, a single name). Kana decides for Japanese, Hangul for Korean, other Han characters for Chinese.
 */
export function detectLanguage(text: string, words?: readonly Word[]): Language | undefined {
  const sample = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  const script = languageOfScript(sample);
  if (script !== undefined) return script;
  const votes = new Map<Language, number>();
  const all = words ?? wordsOf(sample);
  for (let at = 0; at < all.length && at < MOST_WORDS; at++) {
    const word = all[at];
    const claimed = word === undefined || marked[word.mark] !== 1 ? undefined : byWord.get(word.folded);
    if (claimed === undefined) continue;
    for (const language of claimed) votes.set(language, (votes.get(language) ?? 0) + 1 / claimed.length);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0];
}

function languageOfScript(sample: string): Language | undefined {
  if (isAscii(sample)) return undefined;
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/[A-Za-z]{2,}/g);
  // One character says about as much as half a word of Latin letters.
  if (kana + hangul + han < latin) return undefined;
  if (kana > 0 && kana * 5 >= han) return 'ja';
  if (hangul > han) return 'ko';
  return han > 0 ? 'zh' : undefined;
}
