import type { PlainWords } from './colloquial-words.ts';
import { day } from './terse-phrases.ts';

/** What anybody is: such a word tells nothing of whom a letter names. Several are a list, and asked for as such. */
const anybody =
  '(?:man|woman|boy|girl|guy|bloke|lad|lady|gentleman|person|kid|child|friend|mate|colleague|co-?worker|workmate|acquaintance)';
/** Words for who does something, is taught, or is of the family; houses (dentist, vet, hairdresser) are asked for otherwise. */
const somebody =
  '(?:surgeon|consultant|nurse|midwife|teacher|tutor|coach|trainer|instructor|professor|lecturer|supervisor|examiner|boss|manager|cousin|aunt|auntie|uncle|nephew|niece|brother|sister|neighbou?r|grandson|granddaughter|grandchild|son|daughter|guide|driver|pilot|singer|musician|player|soloist|actor|actress|speaker|author|engineer|plumber|electrician|technician|carpenter|painter|builder|roofer|gardener|caretaker|lawyer|solicitor|notary|officer|judge|referee|conductor|student|pupil|classmate|flatmate|roommate|housemate|guest|relative|owner|tenant|landlord|landlady)';
const how = '(?:other |new |old |young )?';

const whichPerson = (body: string, plain: string): PlainWords => ({
  pattern: new RegExp(`^${day}(?:and |so )?${body}[?. ]*$`, 'iu'),
  plain: `$<day>${plain}`,
});

/** “Which surgeon will operate?”, 我和哪个拼的房间: a person is asked for, by what they are. In order. A line may be added by hand. */
export const whichPersons: readonly PlainWords[] = [
  whichPerson(
    `(?<with>with|to|from|by|for) (?:which|what) ${how}(?:${anybody}|${somebody}) (?<rest>(?:was|were|did|do|does|had|have|will|is|are|am|could|would|should)\\b[^?]{2,140}?)`,
    '$<with> whom $<rest>?',
  ),
  whichPerson(
    `(?:which|what) ${how}${anybody}(?: of (?:mine|ours))?(?: (?:who|that))? (?<rest>(?!in the |on the |with (?:the|an?) |are (?:in|on|at)\\b|is (?:in|on|at)\\b)\\p{Ll}[^?]{2,140}?)`,
    'who $<rest>?',
  ),
  whichPerson(
    `(?:which|what) ${how}(?<role>${somebody})(?: of (?:mine|ours))?(?: (?:who|that))? (?<rest>(?:will|would|was|were|is|has|had|did|does|can|could|should|shall|\\p{Ll}+ly|\\p{Ll}+ed|\\p{Ll}+s|came|took|gave|made|saw|led|sang|drove|taught|told|got|left|went|won|wrote|put|sent|brought|bought|kept|held|met|paid|spoke|stood|stayed|slept)\\b[^?]{2,140}?)(?: or (?:is|was) it\\b[^?]*)?`,
    'who $<rest> as $<role>?',
  ),
  whichPerson(
    '(?:which|what) (?:one )?of (?:us|them|you)(?: (?:two|three|both|all))? (?<rest>\\p{Ll}[^?]{2,140}?)',
    'who of us $<rest>?',
  ),
  {
    pattern:
      /(?<=[和跟与同给向替])哪个(?=(?:人)?(?:一起|一块|同|拼|住|搭|换|对调|调换|搬|去|合租|合住|合伙|分担|交接|打|说|坐|吃|见))(?:人)?/u,
    plain: '谁',
  },
  {
    pattern:
      /哪(?:一)?(?:个|名)(?=(?:老师|医生|大夫|护士|教练|师傅|同事|同学|朋友|亲戚|邻居|司机|导游|表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹|舅舅|叔叔|阿姨|姑姑|孙子|孙女|孩子|学生|选手|歌手|演员|律师|中介|房东|室友)(?!的?(?:家|店|诊所|医院|公司)))/u,
    plain: '哪位',
  },
];
