export type Sentence = { readonly text: string; readonly start: number; readonly end: number };

/** Text beyond this is not split further: a sentence to quote is found long before. */
const MOST_CHARACTERS = 100_000;

/** Abbreviations after which a full stop does not end a sentence, though a capital or a digit follows. */
const abbreviations = new Set(
  'mr mrs ms dr prof st no nr vs inc ltd co approx dept est fig jr sr rev gen col hon messrs ref tel ext e.g i.e z.b d.h bzw ca usw str hr fr dra sra av inkl exkl zzgl ggf evtl bspw mme mlle tél env núm pág avda dott'.split(
    ' ',
  ),
);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/**
 * One line with no full stop, exclamation or question mark of any script but at its end is one sentence by the rules of
 * Unicode (UAX 29), and need not be walked through by them: titles, captions and subjects mostly are.
 */
const oneSentence = /^[^\n\r\u0085\u2028\u2029\u2024\uFE52\uFF0E\p{Sentence_Terminal}]*[.!?]* *$/u;

/** A long line that goes on in lower case was broken to fit, as mail programs do. */
const softBreak = /(?<=[^\n]{50}[^\n.!?:;])\n(?=\p{Ll})/gu;

/**
 * Sentences of a text with their half-open ranges, trimmed: `text` is that range as it stands, so one that was broken to
 * fit a line holds the break. Any other line break ends a sentence; an abbreviation does not.
 */
export function sentences(text: string, language = 'en'): Sentence[] {
  const found: Sentence[] = [];
  let open: number | undefined;
  const written = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  if (language === 'en' && oneSentence.test(written)) {
    pushLines(found, written, 0, written.length);
    return found;
  }
  const bounded = written.replace(softBreak, ' ');
  for (const { segment, index } of segmenterOf(language).segment(bounded)) {
    const end = index + segment.length;
    const goesOn = endsInAbbreviation(segment) || isDayOfMonth(segment, bounded, end);
    if (!segment.includes('\n') && goesOn && end < bounded.length) {
      open ??= index;
      continue;
    }
    pushLines(found, bounded, open ?? index, end);
    open = undefined;
  }
  if (open !== undefined) pushLines(found, bounded, open, bounded.length);
  return found.map((s) => ({ ...s, text: written.slice(s.start, s.end) }));
}

/** "Am 30. Mai", "den 3. December": in many languages the number of a day bears a point. */
const monthFollows =
  /^(?:jan(?:uar|vier)?|jänner|feb(?:ruar|er)?|februari|mär(?:z)?|mars|marts|maart|apr(?:il)?|mai|maj|mei|jun[i]?|jul[i]?|aug(?:ust|ustus|usti)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zsc](?:ember)?|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ledna|února|března|dubna|května|června|července|srpna|září|října|prosince)(?!\p{L})/iu;
const endsInDay = /(?:^|[^\d.,])(?:[12]?\d|3[01])\.\s*$/u;
const isDayOfMonth = (segment: string, text: string, end: number): boolean =>
  endsInDay.test(segment.slice(-8)) && monthFollows.test(text.slice(end, end + 16));

function endsInAbbreviation(segment: string): boolean {
  const last = /(?:^|[\s(])([\p{L}.]{1,6})\.\s*$/u.exec(segment.slice(-12))?.[1];
  if (last === undefined) return false;
  return abbreviations.has(last.toLowerCase()) || /^\p{Lu}$/u.test(last);
}

function pushLines(found: Sentence[], text: string, start: number, end: number): void {
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') {
      const from = at + line.indexOf(trimmed);
      found.push({ text: trimmed, start: from, end: from + trimmed.length });
    }
    at += line.length + 1;
  }
}
