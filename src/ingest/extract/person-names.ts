import { matchesIn } from '../../language/matches.ts';
import { nameAt } from '../../language/name-words.ts';
import { findPhrases } from '../../language/phrases.ts';
import { letterCues } from '../../language/relation-cues-letter.ts';
import { closings } from '../../language/relation-words.ts';
import { type FoundName, personPhrases } from './name-rules.ts';
import type { Passage } from './passage.ts';

/** "Best wishes,\nAnna Silva" at the end of a letter. */
export function signedBy({ text, words }: Passage): FoundName[] {
  const closing = findPhrases(closings, words).at(-1);
  if (closing === undefined) return [];
  const gap = text.slice(closing.end, words[closing.afterWord]?.start ?? closing.end);
  if (!/^[\s,!.]*\n\s*$/.test(gap)) return [];
  const named = nameAt(text, words, closing.afterWord, 3);
  const line = named === undefined ? '' : text.slice(named.end).split('\n', 1)[0]?.trim();
  return named === undefined || line !== '' ? [] : [{ name: named.name, kind: 'person' }];
}

const honorifics: ReadonlySet<string> = new Set('mr mrs ms miss dr herr frau mme madame monsieur sr sra'.split(' '));

/** "Reservation for Anna Keller", "Passenger: Anna Keller", "Dr. Miller". */
export function toldAs({ text, words }: Passage): FoundName[] {
  const labelled = findPhrases(personPhrases, words).flatMap((phrase): FoundName[] => {
    const next = words[phrase.afterWord];
    const gap = next === undefined ? undefined : text.slice(phrase.end, next.start);
    if (gap === undefined || !/^(?: |\s?[:：]\s{0,2})$/.test(gap)) return [];
    const at = honorifics.has(next?.folded ?? '') ? phrase.afterWord + 1 : phrase.afterWord;
    const named = nameAt(text, words, at, 3);
    return named?.name.includes(' ') === true ? [{ name: named.name, kind: 'person' }] : [];
  });
  return [...labelled, ...titled(text), ...hanTold(text)];
}

const andAnother = /^(\p{Lu}\p{L}+) (?:and|&|und|et|y|e|和) (\p{Lu}\p{L}+)$/u;

/** "Love from Mia and Tom" at the foot of a card. */
export function signedOnCard(text: string): FoundName[] {
  const lastLine =
    text
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^.*\b(?:from|von|de|da)\s+/iu, '') ?? '';
  const pair = andAnother.exec(lastLine.trim());
  if (pair !== null) return [pair[1], pair[2]].map((name) => ({ name: name ?? '', kind: 'person' }));
  return letterCues(text).flatMap(({ who, name }) =>
    who === 'reader' || name === undefined ? [] : [{ name, kind: 'person' }],
  );
}

const title = /(?<![\p{L}.])(Dr|Prof)\.? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu;
const titled = (text: string): FoundName[] =>
  matchesIn(text, title).map((match) => ({ name: `${match[1]}. ${match[2]}`, kind: 'person' }));

const hanLabel =
  /(?:乘客|乘机人|旅客|入住人|住客|预订人|联系人|姓名|收件人|收货人|就诊人|患者|客人)(?:姓名)?\s?[:：]\s?(\p{Script=Han}{2,4})(?=[^\p{Script=Han}]|$)/gu;
const hanTold = (text: string): FoundName[] =>
  matchesIn(text, hanLabel).map((match) => ({ name: match[1] ?? '', kind: 'person' }));
