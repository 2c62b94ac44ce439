import { matchesIn } from '../../language/matches.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { numberOfWord } from '../planner/number-words.ts';

const counted =
  /\b(an?|one|two|three|four|five|six|seven|eight|\d{1,2})\s+(?:(?:young|old|older|little|smiling|happy|elderly)\s+)*(?:(?:wo)?m[ae]n|people|persons?|boys?|girls?|child(?:ren)?|kids?|friends|adults?|lad(?:y|ies)|bab(?:y|ies))\b/giu;
const countedInChinese =
  /([一两二三四五六七八]|\d{1,2})(?:个|名|位)(?:年轻|小|大)?(?:人|男人|女人|男孩|女孩|孩子|朋友|男子|女子|老人)/gu;
const crowd =
  /\b(?:group of|crowd|several|many) (?:people|friends|men|women|children|kids)\b|一群|许多人|很多人|几个人/iu;
/** A group is at least this many. */
const FEWEST_OF_GROUP = 3;
/** Words for anybody at all, counted or not. */
const anybody =
  /\b(?:people|persons?|(?:wo)?m[ae]n|boys?|girls?|child(?:ren)?|kids?|friends?|adults?|lad(?:y|ies)|bab(?:y|ies)|couples?|famil(?:y|ies)|crowds?|group|someone|somebody|guys?|teenagers?|toddlers?|selfies?|bride|groom|guests|visitors|tourists|hikers|players|fans|performers?|singers?|musicians?|passengers|passers-?by|pedestrians|cyclists?|vendors?|faces?|him|her|they|he|she)\b|人|男|女|孩|朋友|小伙|姑娘|老奶奶|老爷爷|情侣|夫妻|一家|自拍|合影|宝宝|婴儿|他|她/iu;

const numbersOf = (caption: string, expression: RegExp): number =>
  matchesIn(caption, expression).reduce((sum, [, number = '']) => sum + (numberOfWord(number) ?? 0), 0);

/** How many people a caption counts; one that says the same in two languages counts them once. 0 when it counts none. */
function countSaid(caption: string): number {
  const said = Math.max(numbersOf(caption, counted), numbersOf(caption, countedInChinese));
  return crowd.test(caption) ? Math.max(said, FEWEST_OF_GROUP) : said;
}

/** People whose faces were found, or whom somebody tagged. */
export const peopleShown = (item: MemoryItem): number =>
  new Set((item.people ?? []).filter(({ how }) => how === 'face' || how === 'tagged').map(({ id, name }) => id ?? name))
    .size;

/** Detectors of things see people in coats on hooks. */
const SURE_PERSON = 0.5;

/** How many people programs that looked at the picture saw; undefined where none looked. */
function peopleSeen({ sights }: MemoryItem): number | undefined {
  if (sights === undefined) return undefined;
  const counts = sights.flatMap(({ kind, name, count, confidence }) =>
    kind === 'people' || (kind === 'object' && name === 'person' && confidence >= SURE_PERSON) ? [count ?? 1] : [],
  );
  return Math.max(0, ...counts);
}

/**
 * How many people a picture shows, as far as its faces and its caption tell; undefined when neither does. Faces are
 * missed more often than invented, and captions count strangers too, so the larger of both is taken. 0: programs looked
 * and saw nobody, and no caption speaks of anybody. `faces`: without what the caption counts.
 */
export function peopleCount(item: MemoryItem, by: 'faces' | 'all' = 'all'): number | undefined {
  const seen = peopleSeen(item);
  const most = Math.max(peopleShown(item), seen ?? 0, by === 'all' ? countSaid(item.caption ?? '') : 0);
  return most === 0 && (seen === undefined || anybody.test(item.caption ?? '')) ? undefined : most;
}

/**
 * Whether a picture has room for somebody whose face was not found: `more` are said to be there than were recognised;
 * `some` are, of whom the number is not told; `full`: all who are counted were recognised; `nobody` is spoken of and no
 * face was found; `untold` without any caption.
 */
export type Room = 'more' | 'some' | 'full' | 'nobody' | 'untold';

export function roomIn(item: MemoryItem): Room {
  const caption = item.caption ?? item.shortCaption;
  if (caption === undefined || caption === '') return 'untold';
  const [said, shown] = [countSaid(caption), peopleShown(item)];
  if (said > shown) return 'more';
  if (said > 0) return 'full';
  return anybody.test(caption) ? 'some' : 'nobody';
}
