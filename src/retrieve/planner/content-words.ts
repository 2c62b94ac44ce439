import { fold } from '../../language/fold.ts';
import { conceptOf, isLoneCharacter, LONGEST_CONCEPT, misspeltConcept } from './concepts.ts';
import { functionWords } from './function-words.ts';
import { MASK, mask, type QuestionText, type Word, wordsLeft } from './question-text.ts';
import { requestWords } from './tables/request-words.ts';
import { chineseStopWords, measuredWord, neverPart, wordEndings } from './tables/stop-words-zh.ts';

/** A word that is left to look for, and what the tables know it shows. */
export type ContentWord = Word & { readonly concept?: string };

const isHan = (text: string): boolean => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u.test(text);

/**
 * The words of what is left that say what is looked for, in order. Phrases of the concept tables stay together, and so
 * do names that the memory does not know.
 */
export function contentWords(
  q: QuestionText,
  segments: readonly Word[],
  names: readonly { readonly start: number; readonly end: number; readonly said: string }[],
): ContentWord[] {
  const unspaced = names.filter(({ said }) => isHan(said));
  const left = unspaced.reduce((rest, { start, end }) => mask(rest, start, end), q);
  const spaced = wordsLeft(left).filter((word) => !isHan(word.text));
  return [
    ...spacedContent(spaced, left),
    ...unspacedContent(left, segments),
    ...unspaced.map(({ said, start, end }) => ({ text: said, start, end })),
  ].sort((a, b) => a.start - b.start);
}

/** A part of a proper name shows nothing: the Eiffel Tower is no tower. */
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const isContent = (word: Word, q: QuestionText): boolean =>
  !functionWords.has(fold(word.text)) &&
  (!requestWords.has(fold(word.text)) || isDone(word, q)) &&
  (word.text.length > 1 || /\d/.test(word.text));

/** "What items does John collect?" asks for what he does; who asks to collect photos asks for those. */
const isDone = ({ text, start }: Word, q: QuestionText): boolean =>
  doings.test(text) &&
  /^(?:what|which|who|where|when|why|how)\b.*\b(?:does|did|has|have|had|is|was)\b(?! (?:i|we)\b)/i.test(
    q.text.slice(0, start),
  );
const doings =
  /^(?:collect|gather|assembl|seek|search|wish|desir|locat|compil|request|requir|concern|involv|relat|captur)(?:e|es|s|ed|ing)?$/i;

function spacedContent(words: readonly Word[], q: QuestionText): ContentWord[] {
  const found: ContentWord[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = phraseAt(words, i, q);
    const word = words[i];
    if (phrase !== undefined) found.push(phrase.word);
    else if (word !== undefined && isContent(word, q)) found.push(asMeant(word));
    i += phrase?.length ?? 1;
  }
  return found;
}

/** A name may look like a misspelt word; what is written small is one. */
function asMeant(word: Word): ContentWord {
  const concept = isCapital(word.text) ? undefined : misspeltConcept(word.text);
  return concept === undefined ? word : { ...word, concept };
}

function phraseAt(
  words: readonly Word[],
  from: number,
  q: QuestionText,
): { readonly word: ContentWord; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_CONCEPT, words.length - from); length >= 1; length -= 1) {
    const stretch = words.slice(from, from + length);
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (length === 1 && (!isContent(first, q) || (first.start > 0 && isCapital(first.text)))) continue;
    // A landmark is known by its whole name.
    if (length > 1 && first.start > 0 && isCapital(first.text) && !isCapital(last.text)) continue;
    const text = q.rest.slice(first.start, last.end);
    if (text.includes(MASK) || /[^\p{L}\p{N}' .-]/u.test(text)) continue;
    const concept = conceptOf(text.replace(/'s$/, ''));
    if (concept !== undefined) return { word: { text, start: first.start, end: last.end, concept }, length };
  }
  return undefined;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words that a dictionary sees in a text without spaces. */
export const segmentsOf = (text: string): Word[] =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
  }));

const LONGEST_UNSPACED_CONCEPT = 7;

function unspacedContent(q: QuestionText, segments: readonly Word[]): ContentWord[] {
  const found: ContentWord[] = [];
  let covered = 0;
  for (const [i, segment] of segments.entries()) {
    if (segment.start < covered || !isHan(segment.text)) continue;
    const concept = unspacedConcept(q, i, segments);
    if (concept !== undefined) {
      found.push(concept);
      covered = concept.end;
      continue;
    }
    const left = q.rest.slice(segment.start, segment.end).replaceAll(MASK, '');
    const word = left.replace(/^(?:我们|我|咱们)|(?<=.)[的了着过]$|^[的了]|^(?:在|和|跟|与)(?=..)/gu, '');
    const start = segment.start + segment.text.indexOf(word);
    const last = found.at(-1);
    const joins = last?.end === start && last.concept === undefined && joinsWord(word, last.text);
    if (joins && last !== undefined) {
      found[found.length - 1] = { text: last.text + word, start: last.start, end: start + word.length };
      continue;
    }
    if (word === '' || isStop(left) || isStop(word)) continue;
    found.push({ text: word, start, end: start + word.length });
  }
  return found.filter((word) => word.concept !== undefined || (word.text.length > 1 && !isStop(word.text)));
}

const isStop = (word: string): boolean =>
  chineseStopWords.has(word) || requestWords.has(word) || measuredWord.test(word) || cutWrongly.test(word);
/** The dictionary joins words that only bind, as in 2021年6月间|仅有: 间仅. */
const cutWrongly = /^(?:[间度][仅同含有于拍在和跟与的]|出于|而无|但无|但有|仅有|且有|并有)$/u;

/** The dictionary cuts what it does not know: 汉|服, 身份|证. */
const joinsWord = (word: string, last: string): boolean =>
  word.length === 1 && !neverPart.includes(word) && (last.length === 1 || wordEndings.includes(word));

function unspacedConcept(q: QuestionText, at: number, segments: readonly Word[]): ContentWord | undefined {
  const segment = segments[at];
  if (segment === undefined) return undefined;
  // 的话|费 is cut wrongly after 的, 有烟|花 after 有.
  const starts = /^[的了在和有着过跟与]./u.test(segment.text) ? [segment.start, segment.start + 1] : [segment.start];
  for (const start of starts) {
    for (let length = LONGEST_UNSPACED_CONCEPT; length >= 1; length -= 1) {
      const text = q.rest.slice(start, start + length);
      if (text.length < length || text.includes(MASK)) continue;
      const concept = conceptOf(text);
      if (concept === undefined || (isLoneCharacter(text) && !isOwnWord(q, at, segments))) continue;
      return { text, start, end: start + length, concept };
    }
  }
  return undefined;
}

/** One character is a word when the dictionary says so and does not cut its neighbours as small: 花|神. */
function isOwnWord(q: QuestionText, at: number, segments: readonly Word[]): boolean {
  const segment = segments[at];
  if (segment === undefined) return false;
  if (/^.[的了]$/u.test(segment.text)) return true;
  if (segment.text.length > 1) return q.rest.slice(segment.start + 1, segment.end).replaceAll(MASK, '') === '';
  const isPart = ({ text, start, end }: Word): boolean =>
    text.length === 1 &&
    isHan(text) &&
    !isStop(text) &&
    conceptOf(text) === undefined &&
    !q.rest.slice(start, end).includes(MASK) &&
    !commonVerbs.includes(text);
  return ![segments[at + 1]].some((next) => next !== undefined && isPart(next));
}

const commonVerbs = '挂洗打跑跳看吃喝玩睡坐站走飞游切追抱骑穿戴拿放画写读听唱弹打';
