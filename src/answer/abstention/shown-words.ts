import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';
import { spokenText } from '../../memory/seen.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Judged } from '../evidence/judged.ts';

/** Items of the same occasion lie within this of one another. */
export const OCCASION_HOURS = 36;
const HOUR = 3_600_000;

/** Captions of pictures that show nothing anybody could tell: whatever was meant may be in them. */
const unclear =
  /\b(?:blur\w*|out[- ]of[- ]focus|unclear|not (?:very )?clear|indistinct|obscured|by accident|accidental\w*|finger|strap|dark(?:,|\.|$)|dim(?:ly)?|too dark|can(?:not|['’]t| not) (?:see|be seen|make out)|(?:hard|difficult) to (?:make out|see|tell)|nothing (?:in particular|to see)|no (?:clear|particular) subject|everyday life|ordinary|nondescript|snapshot)\b|模糊|不清|看不清|虚焦|手指|误拍|误触|随手|普通的?(?:场景|画面)|日常|很暗|昏暗|漆黑/iu;
export const isUnclear = ({ caption, shortCaption }: MemoryItem): boolean =>
  (caption === undefined && shortCaption === undefined) || unclear.test(`${caption ?? ''}\n${shortCaption ?? ''}`);

/** Whether two records lie within so many hours of one another. */
export const isWithin = ({ item: a }: Judged, { item: b }: Judged, hours: number): boolean =>
  a.time !== undefined &&
  b.time !== undefined &&
  Math.abs(localMillis(a.time.start) - localMillis(b.time.start)) <= hours * HOUR;

/** What a picture itself shows or says, without the names on the map around it; a letter by all its words. */
export const shownTokens = readOnce((one: Judged): ReadonlySet<string> => {
  if (!isPicture(one.item)) return one.tokens;
  const { caption, shortCaption, ocr, tags, transcript }: MemoryItem = one.item;
  const things = one.outcomes.flatMap(({ tool, verdict, said }) =>
    tool === 'object' && verdict === 'yes' ? said : [],
  );
  const words = [caption, shortCaption, ocr?.text, transcript && spokenText(transcript), ...things];
  return new Set(tokens([...words, ...(tags ?? []).map(({ name }) => name)].join('\n')));
});
