import { type AskedType, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer } from './gazetteer.ts';
import { negatedAt } from './negation.ts';
import type { QuestionText } from './question-text.ts';

const seen =
  /\b(?:of|with|showing|featuring|includes?|including) (?:just |only )?(?:me|myself)\b|\bme and (?=\p{L})|\b(?:and|with) me\b|(?:^|\b(?:photos?|pictures?|pics?|images?|shots?|snaps?|selfies?) )(?:just |only )?me with (?=\p{L})|\band i\b(?=$|[,.?!]| (?:without|with|but|together|alone|only)\b)|\bi(?:'m| am) (?:in|on|alone|wearing|holding)\b|\b(?:two|both) of us\b|我们俩|(?<=\p{L})(?:和|跟|与)我(?=$|[，,。！!？?]|(?:一起)?的?(?:照片|相片|合影|合照|自拍|视频))|(?:有|拍)我(?:自己)?(?:的|在|出镜)|我(?:自己)?(?:出镜|入镜)|我(?:和|跟|与)[^，,。]{1,12}(?:合影|合照|自拍)|有我(?:和|跟|与)|^我(?:和|跟|与)[^，,。在去到有吃玩住看拍摄照]{1,10}(?:$|[，,？?]|的(?:照片|相片)(?:$|[，,？?]))|我的(?:自拍|单人照|大头照)|我自己的照片/iu;

/** "None of me", 没有我: the owner is not to be seen. */
const unseen =
  /\b(?:none of|without|excluding|not of|minus|but not) (?:me|myself)\b(?! and)|\bi'm not in\b|(?:没有|没拍到|不要有?|不含|不带|除了)我(?=$|[，,。！!？?的]|在|出镜|自己)/iu;

/**
 * "Anna was with me", "only me and Anna": who was there, of whom one took the picture. "A picture of just me and Anna" shows
 * both.
 */
const company =
  /\b(?:was|were|is|came|went|come|travel(?:l?ed)?|flew|tagged) (?:along |there |out )?with (?:only |just )?(?:me|us)\b|(?<!\bof )\b(?:only|just) me and (?=\p{L})|(?<!\bof )\b(?:only|just) (?:my )?[\p{L}'-]+(?: [\p{L}'-]+)? and me\b/iu;

/** "Photos of me": the owner is to be seen, where pictures can show that it is the owner at all. */
export function ownerSeen(q: QuestionText, { people }: Gazetteer, asked: AskedType): PlanNode[] {
  const owner = people.find((person) => person.owner);
  const found = seen.exec(q.text);
  if (owner?.hasFace !== true || owner.id === undefined) return [];
  const denied = unseen.exec(q.text)?.[0].trim();
  if (denied !== undefined)
    return [not(leaf('person', { name: owner.name, id: owner.id, how: 'shown', said: denied }, 'must'))];
  if (found === null) return [];
  if (negatedAt(q, found.index)) return [];
  if (asked === 'items' && !seen.test(q.text.replace(company, ' '))) return [];
  return [leaf('person', { name: owner.name, id: owner.id, how: 'shown', said: found[0].trim() })];
}
