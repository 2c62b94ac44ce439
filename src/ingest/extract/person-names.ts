import { nameAt } from '../../language/name-words.ts';
import { findPhrases } from '../../language/phrases.ts';
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

/** "Reservation for Anna Keller", "Passenger: Anna Keller", "Dr. Miller". */
export function toldAs({ text, words }: Passage): FoundName[] {
  const labelled = findPhrases(personPhrases, words).flatMap((phrase): FoundName[] => {
    const next = words[phrase.afterWord];
    const gap = next === undefined ? undefined : text.slice(phrase.end, next.start);
    if (gap === undefined || !/^(?: |\s?[:：]\s{0,2})$/.test(gap)) return [];
    const named = nameAt(text, words, phrase.afterWord, 3);
    return named?.name.includes(' ') === true ? [{ name: named.name, kind: 'person' }] : [];
  });
  return [...labelled, ...titled(text), ...hanTold(text)];
}

const title = /(?<![\p{L}.])(Dr|Prof)\.? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu;
const titled = (text: string): FoundName[] =>
  [...text.matchAll(title)].map((match) => ({ name: `${match[1]}. ${match[2]}`, kind: 'person' }));

const hanLabel =
  /(?:乘客|乘机人|旅客|入住人|住客|预订人|联系人|姓名|收件人|收货人|就诊人|患者|客人)(?:姓名)?\s?[:：]\s?(\p{Script=Han}{2,4})(?=[^\p{Script=Han}]|$)/gu;
const hanTold = (text: string): FoundName[] =>
  [...text.matchAll(hanLabel)].map((match) => ({ name: match[1] ?? '', kind: 'person' }));
