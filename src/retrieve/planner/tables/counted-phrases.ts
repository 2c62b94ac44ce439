import type { PlainWords } from './colloquial-words.ts';
import { day, when } from './terse-phrases.ts';

const unit = '(?<unit>days|weeks|months)';
const zh = '(?<day>(?:今天是[^。]*。)?)';
const gap = '(?:gap|interval|distance|time span|span|stretch|difference|space|separation|time|number of days)';
const saw =
  '(?:attended|saw|visited|went to|watched|was at|were at|have been (?:to|at)|had (?:a )?tickets? (?:to|for)|took part in|caught)';
const pictures = '(?:photos?|pictures?|pics|images?|shots|snaps|snapshots|videos?|clips?|films?|recordings?)';
const both = `(?:${pictures}(?:,? (?:or|and|and\\/or|&) ${pictures})*)`;
const letters = '(?:e-?mails?|mails?|letters?|messages?)';
const papers =
  '(?:(?:photos? of |pictures? of )?(?:receipts?|screenshots?|invoices?|tickets?|bills?)(?: (?:photos?|pictures?|images?|pics))?)';
const concerns =
  '(?:documents?|records?|proves?|covers?|concerns?|belongs? to|relates? to|(?:is|are) (?:about|related to|connected (?:to|with)|linked to|relevant (?:to|for)|evidence (?:of|for)|proof of)|ha(?:s|ve) to do with|deals? with|tells? (?:of|about)|mentions?|goes? with|refers? to|speaks? of|shows?)';
const matter =
  '(?<what>(?:my|our|the) (?:[\\p{L}-]+ ){0,2}?(?:stays?|nights?|orders?|purchases?|bookings?|reservations?|visits?|trips?|repairs?|flights?)\\b[^?]{2,120}?)';

/** What is between two things, said before or behind both. */
const between: readonly PlainWords[] = [
  // “Compare the dates of A and B: how many days are between them?”
  {
    pattern: new RegExp(
      `^${day}(?:please )?(?:compar(?:e|ing)|tak(?:e|ing)|look(?:ing)? at|consider(?:ing)?) (?:the )?(?:dates?|days?) (?:of|for|when i (?:saw|attended|went to)) (?<a>[^?:;]{3,80}? (?:and|with) [^?:;]{3,80}?) ?[:;,.–—-]+ ?(?:what (?:is|was) the (?:number|${gap}) (?:of|in) |how many )${unit}\\b[^?]{0,50}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a>?',
  },
  // “A and B: number of days in between?”, “A vs B – how many weeks apart?”
  {
    pattern: new RegExp(
      `^${day}(?!(?:how|what|which|who|when|where|did|do|does|was|were|is|are)\\b)(?<a>[^?:;]{3,140}? (?:and|to|until|vs\\.?|versus|&) [^?:;]{3,80}?) ?[:;,.–—-] ?(?:the |what (?:is|was) the |give (?:me )?the |in |and )?(?:number of |how many |count (?:of|the) |total (?:of )?)?${unit}(?: (?:are |were |lie |lay )?(?:in[- ]between|between(?: (?:them|the two|both|these|those))?|apart|from one to the other|separat(?:e|ing) (?:them|the two)|passed|elapsed))[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<unit> between $<a>?',
  },
  // “I attended A and B. What is the gap between them, in days?”
  {
    pattern: new RegExp(
      `^${day}(?:i|we) ${saw} (?:both )?(?<a>[^?.:;]{3,80}? (?:and|as well as) [^?.:;]{3,80}?)[.,;:!–—-]+ ?(?:so |and |now )?(?:what|how (?:big|long|large|wide|great|much|far)) (?:is|was|were|are|lies|lay)? ?(?:the |they )?(?:${gap}|apart)(?: (?:in ${unit.replace('?<unit>', '?<unit1>')} )?(?:between|separating|that separates) (?:them|the two|these(?: two)?|those(?: two)?|both(?: of them)?|the two (?:events|shows|dates|of them|visits)|one and the other))?,?(?: ?(?:in|counted in|measured in|expressed in|as) ${unit})?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many days between $<a>?',
  },
  // A和B：中间隔的天数？ A与B的间隔天数
  {
    pattern: new RegExp(
      `^${zh}(?:请问|麻烦)?(?:我)?(?:看|听|参加|去)?(?:的|了|过)?(?<a>[^，,。：:？?]{2,60}?) ?(?:和|与|跟|同|到|至|、) ?(?<b>[^，,。：:？?]{2,60}?)(?:这?两(?:场|次|个)[\\p{Script=Han}]{0,4})?[，,：: ]*(?:的?(?:日期|时间))?(?:之间|中间|当中)?(?:的)?(?:间隔|相隔|相差|相距|隔(?:开|了)?|差)?(?:的)?(?:总)?天数(?:是|为|有)?(?:多少|几)?[？?。 ]*$`,
      'u',
    ),
    plain: '$<day>$<a>和$<b>相隔多少天？',
  },
];

/** How many pictures there are, and which, in other words. */
const pictured: readonly PlainWords[] = [
  // “Photo count for mountains in Ireland?”, “Tally of my pictures with a dog in May”
  {
    pattern: new RegExp(
      `^${day}(?:the |my |our |total |overall )*(?<kind>photo(?:graph)?|picture|image|video|clip)s? (?:count|tally|total|number)(?: (?:for|of|with|on|showing|that show|about)|:) (?<what>[^?]{2,120}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<kind>s of $<what> do I have?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:the )?(?:count|tally|total(?: number)?|quantity|amount) of (?:all )?(?:the |my |our )?(?<kind>${pictures}) (?<what>(?:of|with|showing|that show|from|in|at|taken)\\b[^?]{2,120}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<kind> $<what> do I have?',
  },
  // “I took photos or videos of the harbour in May. Which files are they?”
  {
    pattern: new RegExp(
      `^${day}(?:i|we)(?: have|'ve| must have| (?:know|think|believe|remember) (?:i|we))? (?:took|taken|shot|made|got|filmed|captured|snapped|have|recorded) (?:some |a few |several |many |lots of |a couple of )?(?<kind>${both}) (?<what>(?:of|with|showing|in which|where|that show|at|in|from)\\b[^?.!]{2,120}?)[.,;!–—-]+ ?(?:so |and |but |now )?(?:please )?(?:(?:which|what)(?: (?:files?|items?|ones|pictures|photos|images|shots|of (?:them|my files)))? (?:are|were|is) (?:they|those|these|it|that|the ones)|where are they|(?:list|show|find|give|name|get|fetch)(?: me)? (?:them|those|the files|all of them)(?: all)?(?: (?:to|for) me)?|can (?:you|i) (?:find|list|show|see|get)(?: me)? (?:them|those))(?: please)?[?. !]*$`,
      'iu',
    ),
    plain: '$<day>show me all my $<kind> $<what>',
  },
  // 我五月拍过港口的照片或视频，是哪些文件？
  {
    pattern: new RegExp(
      `^${zh}(?:我|我们)(?:记得)?(?<what>[^，,。？?]{2,60}?)(?:拍|录|照|摄)(?:过|了|下过?)(?:一些|几张|不少|好些)?(?<a>[^，,。？?]{0,30}?)(?:的)?(?<kind>照片|相片|图片|视频)(?<kind2>(?:(?:和|或|或者|与|、|及)(?:照片|相片|图片|视频|录像))?)[，,。；;]+(?:请问|那)?(?:都)?(?:是|有)?哪(?:些|几个|几张)(?:文件|项目|张|个)?(?:呢|啊)?[？?。 ]*$`,
      'u',
    ),
    plain: '$<day>列出我$<what>拍的$<a>的所有$<kind>$<kind2>',
  },
];

/** Which letters and papers there are of a matter; their kinds may stand in brackets. */
const papersOf: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:which|what)(?: of)? (?:my |our |the )?(?:items|records|files|things|documents|papers|entries|memories|pieces)(?: (?:in|from) my (?:memory|collection|archive|inbox))? ?[(（,–—-]+ ?(?:all |any |my |be they |whether )?(?<kinds>${letters}(?:(?:,|,? (?:or|and|and/or|&|plus)) ${papers}){0,3}|${papers},? (?:or|and|&) ${letters}) ?[)）,–—-]+ ?${concerns} ${matter}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>which $<kinds> are about $<what>?',
  },
  // “I am collecting everything on my order of a lamp from Papershop. Which emails and screenshots are there?”
  {
    pattern: new RegExp(
      `^${day}(?:i|we)(?:'m| am| are|'re| was| want to|'d like to| would like to| need to| have to) ?(?:collect|gather|compile|assembl|put|fil|archiv|sort|keep|sav|bring|pull)(?:ing|e|ed)?(?: together| up| out)? (?:everything|anything|all(?: (?:the )?(?:papers|documents|records|there is|i have|mails|e-?mails))?|whatever (?:i have|there is))(?: together)? (?:on|about|of|for|from|regarding|concerning|to do with|related to|that concerns) ${matter}[.,;!–—-]+ ?(?:so |and )?(?:which|what) (?<kinds>(?:${letters}|${papers}|items|records|documents|papers)(?:,? (?:or|and|&) (?:${letters}|${papers}))*) (?:are there|do i have|exist|belong to it|can you find|have i got)(?: (?:on|of|for|about) (?:it|that))?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>which $<kinds> are about $<what>?',
  },
];

/** Which of two came first, asked as a choice of before and after and then by its name. */
const inOrder: readonly PlainWords[] = (
  [
    ['(?:first|earlier|earliest|former)', 'which came first'],
    ['(?:last|later|latest|second)', 'which came last'],
  ] as const
).map(([by, plain]) => ({
  pattern: new RegExp(
    `^${day}(?:did|was|were|is|do|does) (?:i (?:see|attend|visit|go to) )?(?<a>[^?:;]{2,80}?) (?:(?:come|take place|happen|occur|fall|run|play|be|held|on) )?(?:before or after|after or before|earlier or later than) (?<b>[^?:;.]{2,80}?)[?.,;–—-]+ ?(?:please )?(?:(?:just )?(?:name|tell me|give me|state|say|write|which (?:one )?(?:was|came|is)|what (?:was|came)|i want|only)) ?(?:just )?(?:the )?(?:name of the )?(?:(?:one|event|show)(?: that| which)? (?:was|came|happened) )?${by}(?: (?:one|event|show|of (?:the|these) two|of them))?[?. !]*$`,
    'iu',
  ),
  plain: `$<day>${plain}, $<a> or $<b>?`,
}));
const inOrderZh: readonly PlainWords[] = (
  [
    ['(?:先|早|在前|更早|较早)', '更早'],
    ['(?:后|晚|在后|更晚|较晚)', '更晚'],
  ] as const
).map(([by, plain]) => ({
  pattern: new RegExp(
    `^${zh}(?<a>[^，,。？?]{2,60}?)(?:是)?在(?<b>[^，,。？?]{2,60}?)(?:之)?前(?:面)?(?:还是|或)(?:之)?后(?:面)?[？?，,。；; ]+(?:请)?(?:说出|写出|给出|告诉我|报出|答出|说一?下|指出)(?:一下)?(?:是)?${by}[^，,。？?]{0,12}(?:名|名字|名称|一个|一场|那个|那场|哪个|哪场)?[？?。 ]*$`,
    'u',
  ),
  plain: `$<day>$<a>和$<b>哪个${plain}？`,
}));

/** Sums, in words that are not of a question. */
const sums: readonly PlainWords[] = [
  // “Order total minus refund for a lens from Kitchenry?”
  {
    pattern: new RegExp(
      `^${day}(?:what (?:is|was) )?(?:the |my )?(?:order(?:'s)? total|total(?: of (?:the|my) order)?|order amount|(?:purchase )?price|amount paid|sum paid|cost|total price) (?:minus|less|after|without|net of|reduced by|once i take off|with) (?:the |any |my |all )?(?:refund(?:ed (?:sum|amount|part))?|reimbursement|money back|what (?:was|came) (?:refunded|back))(?: (?:taken off|deducted|subtracted))?,? (?:for|of|on) (?<what>[^?]{2,100}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how much did I pay for $<what> after the refund was taken off?',
  },
  // “By what amount did the hotel bill deviate from the booking?”
  {
    pattern:
      /\b(?:by )?(?:what (?:amount|sum)|how (?:far|strongly|much)) (?:did|does|do|was|were|is|are) (?<a>(?:the|my|our) [^?]{3,80}?) (?:deviate|diverge|depart|stray|off|away|vary|change|move|drift)(?:d|s|ed)? from (?<b>(?:the|my|our|what) [^?]{3,80}?)(?=[?. ]*$)/iu,
    plain: 'how much did $<a> differ from $<b>',
  },
  // “I was given a quote by my hotel in Rome. How much does the amount billed differ from it?”
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:was|were|got|had|received|have)(?: been)? (?:given |sent |quoted |offered )?(?:an? )?(?:quote|estimate|quotation|price|offer) (?:by|from|for|of) (?<what>(?:my|our|the) [^?.!]{3,90}?)[.;,!–—-]+ ?(?:by )?how (?:much|far) (?:does|did|was|is) the (?:final |actual )?(?:amount billed|bill|invoice|sum billed|total|charge|amount charged)(?: \\p{L}+)? (?:differ|deviate|stray|depart|off|away|diverge) (?:from )?(?:it|that|this)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>by how much did the final bill of $<what> differ from the quote?',
  },
];

/** What was eaten where, without a verb of one's own. */
const dishes: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}(?:the |my |our )?(?:dish|food|meal|main course|main|plate|course)(?:es)? (?:that (?:i|we) )?(?:eaten|served|had|ordered|enjoyed|tasted|tried|i had|i ate)(?: by me)? (?:at|in) (?<where>[^?]{2,60}?)${when}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what did I eat at $<where>$<when>?',
  },
  {
    pattern:
      /\bwhat (?:food|dish|meal|course) (?:was|were) (?<who>i|we) (?:served|given|brought|eating)(?= (?:at|in)\b)/iu,
    plain: 'what did $<who> eat',
  },
];

/**
 * Questions for a number, a sum or a set of records as they are put without the words that the other tables know: on a form
 * (“Photo count for …”), a thing said first and then asked about, or two things with what lies between them. In order; each
 * once. A line may be added by hand.
 */
export const countedPhrases: readonly PlainWords[] = [
  ...between,
  ...pictured,
  ...papersOf,
  ...inOrder,
  ...inOrderZh,
  ...sums,
  ...dishes,
];
