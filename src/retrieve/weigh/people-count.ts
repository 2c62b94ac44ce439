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

/**
 * How many people a picture shows, as far as its faces and its caption tell; undefined when neither does. Faces are
 * missed more often than invented, and captions count strangers too, so the larger of both is taken.
 */
export function peopleCount(item: MemoryItem): number | undefined {
  const shown = new Set(
    (item.people ?? []).filter(({ how }) => how === 'face' || how === 'tagged').map(({ id, name }) => id ?? name),
  ).size;
  const caption = item.caption ?? '';
  let said = 0;
  for (const expression of [counted, countedInChinese])
    for (const [, number = ''] of caption.matchAll(expression)) said += numberOfWord(number) ?? 0;
  if (crowd.test(caption)) said = Math.max(said, FEWEST_OF_GROUP);
  const most = Math.max(shown, said);
  return most === 0 ? undefined : most;
}
