/**
 * The Porter stemmer as NLTK extends it (Porter 1980, with NLTK's irregular forms and added rules), because LoCoMo's
 * released scorer compares words stemmed by it. The index stems by another library; the two must not be mixed.
 */

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sky: 'sky skies',
    die: 'dying',
    lie: 'lying',
    tie: 'tying',
    news: 'news',
    inning: 'innings inning',
    outing: 'outings outing',
    canning: 'cannings canning',
    howe: 'howe',
    proceed: 'proceed',
    exceed: 'exceed',
    succeed: 'succeed',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form): [string, string] => [form, stem])),
);

/** C and V for each letter; a y is a vowel after a consonant. */
function shape(word: string): string {
  let made = '';
  for (const letter of word) {
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && made.endsWith('C'));
    made += vowel ? 'V' : 'C';
  }
  return made;
}

/** Porter's m: how often a vowel run is followed by a consonant run. */
const measure = (word: string): number => shape(word).match(/V+C+/g)?.length ?? 0;
const hasVowel = (word: string): boolean => shape(word).includes('V');
const endsDouble = (word: string): boolean =>
  word.length >= 2 && word.at(-1) === word.at(-2) && shape(word).endsWith('C');
const endsShort = (word: string): boolean =>
  (/CVC$/.test(shape(word)) && !/[wxy]$/.test(word)) || (word.length === 2 && shape(word) === 'VC');

type SuffixRule = readonly [suffix: string, replacement: string, holds?: (stem: string) => boolean];
const once = (stem: string): boolean => measure(stem) > 0;
const twice = (stem: string): boolean => measure(stem) > 1;

/** The first suffix that fits decides, whether its condition holds or not. */
function apply(word: string, rules: readonly SuffixRule[]): string {
  for (const [suffix, replacement, holds] of rules) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, word.length - suffix.length);
    return holds === undefined || holds(stem) ? stem + replacement : word;
  }
  return word;
}

const plural = (word: string): string =>
  word.length === 4 && word.endsWith('ies')
    ? word.slice(0, -1)
    : apply(word, [
        ['sses', 'ss'],
        ['ies', 'i'],
        ['ss', 'ss'],
        ['s', ''],
      ]);

function pastOrGerund(word: string): string {
  if (word.endsWith('ied')) return word.slice(0, word.length === 4 ? -1 : -2);
  if (word.endsWith('eed')) return apply(word, [['eed', 'ee', once]]);
  for (const suffix of ['ed', 'ing']) {
    const stem = word.slice(0, -suffix.length);
    if (word.endsWith(suffix) && hasVowel(stem)) return restored(stem);
  }
  return word;
}

function restored(stem: string): string {
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsDouble(stem)) return /[lsz]$/.test(stem) ? stem : stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

const finalY = (word: string): string =>
  word.length > 2 && word.endsWith('y') && shape(word.slice(0, -1)).endsWith('C') ? `${word.slice(0, -1)}i` : word;

const pairs = (text: string, holds: (stem: string) => boolean): SuffixRule[] =>
  text.split(' ').map((pair): SuffixRule => {
    const [suffix = '', replacement = ''] = pair.split('>');
    return [suffix, replacement, holds];
  });

const doubleSuffixes: readonly SuffixRule[] = [
  ...pairs(
    'ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble fulli>ful',
    once,
  ),
  // The l counts as part of the stem, so that "geology" is cut as "archaeology" is.
  ['logi', 'log', (stem) => once(`${stem}l`)],
];

function doubleSuffix(word: string): string {
  if (word.endsWith('alli') && once(word.slice(0, -4))) return doubleSuffix(word.slice(0, -2));
  return apply(word, doubleSuffixes);
}

const singleSuffixes = pairs('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>', once);
const lastSuffixes: readonly SuffixRule[] = [
  ...pairs('al> ance> ence> er> ic> able> ible> ant> ement> ment> ent>', twice),
  ['ion', '', (stem) => twice(stem) && /[st]$/.test(stem)],
  ...pairs('ou> ism> ate> iti> ous> ive> ize>', twice),
];

function finalE(word: string): string {
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  return measure(stem) > 1 || (measure(stem) === 1 && !endsShort(stem)) ? stem : word;
}

const finalDoubleL = (word: string): string =>
  word.endsWith('ll') && twice(word.slice(0, -1)) ? word.slice(0, -1) : word;

/** The stem of a lower-cased word; words of one or two letters stay. */
export function nltkStem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length <= 2) return word;
  const steps = [
    plural,
    pastOrGerund,
    finalY,
    doubleSuffix,
    (w: string) => apply(w, singleSuffixes),
    (w: string) => apply(w, lastSuffixes),
    finalE,
    finalDoubleL,
  ];
  return steps.reduce((stem, step) => step(stem), word);
}
