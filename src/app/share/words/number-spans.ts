import { matchesIn } from '../../../language/matches.ts';
import { wholeMonth } from '../../../language/month-words.ts';
import { compact, type Harmless, overlaps, type Span } from './spans.ts';

const space = '[ \\u00a0]?';
const money = '(?:EUR|USD|GBP|CNY|CHF|JPY|SEK|NOK|DKK|PLN|CAD|AUD|RMB|[€$£¥￥])';
const figure = "\\d{1,3}(?:[.,'’ ]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const unit =
  '(?:km|cm|mm|m|mi|miles|kg|g|mg|lb|oz|l|ml|dl|h|hrs?|min|sec|s|am|pm|AM|PM|Uhr|st|nd|rd|th|x|W|kW|kWh|GB|MB|TB|MP|px|°[CF]?|%)';

/**
 * Figures that tell no one apart: days, times of day, sums of money, shares and measures. All other figures of a text are
 * replaced, so that what no rule knows is removed rather than kept.
 */
const harmless: readonly RegExp[] = [
  /(?<![\d.-])(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:[0-2]?\d|3[01])(?!\d)/g,
  /(?<![\d/.-])(?:[0-2]?\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)?\d{2}(?![\d-])/g,
  new RegExp(
    `(?<!\\d)(?:[0-2]?\\d|3[01])(?:st|nd|rd|th|\\.)?${space}(?:of )?(?:${wholeMonth})\\b(?:[ ,]{1,2}(?:19|20)\\d{2})?`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${wholeMonth})${space}(?:[0-2]?\\d|3[01])(?:st|nd|rd|th)?(?!\\d)(?:[ ,]{1,2}(?:19|20)\\d{2})?`,
    'giu',
  ),
  /(?:(?:19|20)\d{2}\s?年)?(?:\s?\d{1,2}\s?月)?\s?\d{1,2}\s?[日号](?![\d室])/g,
  /(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月)?/g,
  /(?<![\d:.-])(?:[01]?\d|2[0-4])[:.h][0-5]\d(?::[0-5]\d)?(?![\d:.-])(?:\s?(?:am|pm|uhr))?/gi,
  /(?<![\p{L}\d./-])(?:19|20)\d{2}(?![\p{L}\d./-]|[ -]\d)/gu,
  new RegExp(`${money}${space}(?:${figure})(?![\\d-])`, 'g'),
  new RegExp(
    `(?<![\\d.,-])(?:${figure})${space}(?:${money}|元|块|Euro|euros?|dollars?|pounds?|Pfund|kr)(?![\\p{L}\\d])`,
    'gu',
  ),
  new RegExp(`(?<![\\d.,-])(?:${figure})${space}${unit}(?![\\p{L}\\d])`, 'gu'),
];

/** Where no figure is to be replaced. */
export function harmlessFigures(text: string): Harmless[] {
  return harmless.flatMap((pattern) =>
    matchesIn(text, pattern).map((m) => ({ start: m.index, end: m.index + m[0].length })),
  );
}

const email = /[\p{L}\p{N}._%+-]{1,64}(?:@|\s?\[at\]\s?|\(at\))[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu;
const link = /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'，。；）)]{2,2000}/giu;
const bareLink =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s<>"'，。；）)]{0,500})?/giu;
const path = /(?<![\p{L}\d:/])(?:[A-Za-z]:\\|~?\/)(?:[^\s/\\]{1,100}[/\\]){1,20}[^\s/\\]{0,100}/gu;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\d_.]{3,40}/gu;
/** Latin letters, digits and the marks that codes are written with, in one run. */
const run = /[A-Za-z\u00c0-\u024f\d](?:[A-Za-z\u00c0-\u024f\d]|[-_/.+#!&*·:](?=[A-Za-z\u00c0-\u024f\d]))*#?/gu;
/** Digits in groups, as numbers of telephones, accounts and cards are written. */
const grouped = /(?:\+|\(\+?)?\d(?:[\d\p{Script=Latin}]{0,4}[ \u00a0()/.-]{0,3}\d){2,30}\d?/gu;
const capsAndFigures = /(?<![\p{L}\d])[A-Z]{1,4}[ -]\d{2,5}(?:[ -]?[A-Z\d]{1,4})?(?![\p{L}\d])/gu;
const plate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领学警港澳][A-Z][·. ]?[A-Z\d]{5,6}|(?<![\p{L}\d])[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[ -]?\d{1,4}[EH]?(?![\p{L}\d])/gu;
/** "PIN", "password", "Kennwort", "密码": what stands behind them is a secret whatever it is made of. */
const secretLabel =
  /(?:\b(?:pass(?:word|code|phrase)?|pwd|pin|puk|tan|otp|key|token|secret|wpa2?|login|code|passwort|kennwort|kennung|passphrase|contraseña|mot de passe|senha)\b|密码|口令|验证码|取件码|暗号|密钥)(?:\s{0,2}(?:is|ist|lautet|wants|:|：|=|是|为)){1,2}\s{0,2}/giu;

/** Groups of capitals and digits, at least one of which has both: "SW1A 1AA", "X7K 9QP". */
const groupedCode = /(?<![\p{L}\d])(?:[A-Z\d]{2,6}[ -]){1,5}[A-Z\d]{2,6}(?![\p{L}\d])/gu;
const hasMixedGroup = /(?:^|[ -])(?:[A-Z]+\d|\d+[A-Z])[A-Z\d]*/;

type Found = Omit<Span, 'key'>;

/** E-mail addresses, links, paths, names of accounts, numbers and codes of a text. */
export function numberSpans(text: string, safe: readonly Harmless[]): Span[] {
  const whole: Found[] = [
    ...found(text, email, 'EMAIL'),
    ...found(text, link, 'LINK'),
    ...found(text, bareLink, 'LINK').filter(({ start, end }) => isLink(text.slice(start, end))),
    ...found(text, path, 'LINK').filter(({ start, end }) => text.slice(start, end).length > 5),
    ...found(text, handle, 'CODE'),
    ...found(text, plate, 'CODE'),
    ...secrets(text),
  ];
  const figures = [
    ...found(text, run, 'CODE').filter(({ start, end }) => isMixed(text.slice(start, end))),
    ...found(text, capsAndFigures, 'CODE'),
    ...found(text, groupedCode, 'CODE').filter(({ start, end }) => hasMixedGroup.test(text.slice(start, end))),
    ...found(text, grouped, 'NUMBER').filter(({ start, end }) => digitsOf(text.slice(start, end)) > 3),
    ...found(text, /\d{4,40}/g, 'NUMBER'),
  ].filter(
    (span) => !safe.some((other) => other.start <= span.start && span.end <= other.end) && !isAllSafe(text, span, safe),
  );
  return [...whole, ...figures].map((span) => ({ ...span, key: compact(text.slice(span.start, span.end)) }));
}

const found = (text: string, pattern: RegExp, kind: Span['kind']): Found[] =>
  matchesIn(text, pattern).map((m) => ({ kind, start: m.index, end: m.index + m[0].replace(/[.,;:!?]+$/, '').length }));

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;

/** Letters and digits in one word: "X7K9", "C6K-88Z", but not "10:30" or "and/or". */
const isMixed = (written: string): boolean => /\d/.test(written) && /\p{L}/u.test(written);

/** A name of the net by its ending: two letters, or one of those in common use; "e.g." and "Mr.Smith" are none. */
const isLink = (written: string): boolean =>
  /\/|:\d/.test(written) ||
  /\.(?:com|org|net|info|example|invalid|test|local|io|app|dev|eu|uk|de|fr|es|it|nl|at|ch|cn|no|se|dk|pt|us|jp)$/i.test(
    written,
  );

/** Whether no digit of it stands outside of days, times and sums. */
function isAllSafe(text: string, span: Found, safe: readonly Harmless[]): boolean {
  const inside = safe.filter((other) => overlaps(other, span));
  if (inside.length === 0) return false;
  for (let at = span.start; at < span.end; at++)
    if (/\d/.test(text.charAt(at)) && !inside.some(({ start, end }) => start <= at && at < end)) return false;
  return true;
}

function secrets(text: string): Found[] {
  return matchesIn(text, secretLabel).flatMap((m): Found[] => {
    const start = m.index + m[0].length;
    const said = /^[^\s,;，。；]{1,80}/u.exec(text.slice(start, start + 80))?.[0] ?? '';
    const secret = said.replace(/[.!?)]+$/, '');
    const isWord = /^\p{Script=Latin}+$/u.test(secret) && !/^(?:wpa2?)$/i.test(secret) && secret.length < 6;
    return secret === '' || isWord ? [] : [{ kind: 'SECRET', start, end: start + secret.length }];
  });
}
