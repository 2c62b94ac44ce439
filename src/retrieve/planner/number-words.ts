/** Numbers and ordinals as words. */
export const englishNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  'a couple of': 2,
  'a couple': 2,
  'a few': 3,
  several: 4,
  'half a': 0.5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const numerals = '零一二三四五六七八九';

/** "3", "three", "3rd", "third", 三, 十二, 两, 半; undefined when the word is no number. */
export function numberOfWord(word: string): number | undefined {
  const plain = word.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^\d+(?:st|nd|rd|th)?$/.test(plain)) return Number.parseInt(plain, 10);
  return englishNumbers[plain] ?? chineseNumber(plain);
}

/** 十二 is 12, 二十 is 20, 三十五 is 35, 二〇二三 is 2023, 两 is 2, 半 is a half, 几 is about three. */
export function chineseNumber(word: string): number | undefined {
  if (word === '半') return 0.5;
  if (word === '几' || word === '数') return 3;
  const plain = word.replace(/[两俩]/g, '二').replace(/〇/g, '零');
  if (plain === '' || !/^[零一二三四五六七八九十百]+$/.test(plain)) return undefined;
  if (!/[十百]/.test(plain)) return Number([...plain].map((digit) => numerals.indexOf(digit)).join(''));
  const [hundreds, rest = ''] = plain.includes('百') ? plain.split('百') : ['', plain];
  const [tens, ones] = rest.includes('十') ? rest.split('十') : [undefined, rest];
  const ten = tens === undefined ? 0 : (tens === '' ? 1 : numerals.indexOf(tens)) * 10;
  const hundred = hundreds === '' || hundreds === undefined ? 0 : numerals.indexOf(hundreds) * 100;
  return hundred + ten + (ones === undefined || ones === '' ? 0 : numerals.indexOf(ones.replace('零', '')));
}
