const inEnglish = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inHan = '零一二三四五六七八九十';

/** A small number as a pattern: in figures, in English words, in Chinese ones. */
export const smallNumber = `\\d{1,3}|${inEnglish.slice(1).join('|')}|[二两三四五六七八九十]{1,3}|一(?!\\p{Script=Han}?共)`;

/** What a small number that is written in figures or words comes to: 12, "twelve", 十二. */
export function numberSaid(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+$/.test(word)) return Number(word);
  const english = inEnglish.indexOf(word.toLowerCase());
  if (english >= 0) return english;
  if (word === '两') return 2;
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/u.exec(word);
  if (tens !== null)
    return (
      10 * (tens[1] === undefined ? 1 : inHan.indexOf(tens[1])) + (tens[2] === undefined ? 0 : inHan.indexOf(tens[2]))
    );
  const han = inHan.indexOf(word);
  return word.length === 1 && han > 0 ? han : undefined;
}
