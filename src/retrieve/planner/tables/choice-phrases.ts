import type { PlainWords } from './colloquial-words.ts';

const day = '(?<day>(?:today is [^.]*\\. ?|今天是[^。]*。)?)';
const comparison =
  '(?:first|earlier|earliest|sooner|later|latest|last|cheaper|cheapest|longer|shorter|more expensive|less expensive|more|less|lower|higher)';
const comparisonZh = '(?:先|早|晚|后|便宜|贵|久|长|短|近)';
/** "Give the name.", "Name it.": how the answer is to be given. */
const naming =
  "(?:please )?(?:(?:just |only )?(?:give|tell|state|say|write|provide|answer with|reply with)(?: me)?(?: (?:just|only))? (?:the|its|that one's) (?:name|title)(?: of (?:it|that one|the one|the event))?|(?:just |only )?name (?:it|that one|the one|the event)|(?:just |only )?(?:the |its )(?:name|title))(?: only)?(?:,? please)?";
const namingZh =
  '(?:请|麻烦)?(?:您|你)?(?:直接|只|只需)?(?:给出|说出|写出|告诉我|报出|指出|回答|答出|说一?下|写一?下|给)(?:一?下)?(?:它|其|那个|那一个|那场|活动)?(?:的)?(?:名字|名称|名)(?:即可|就行|就好|吧)?';
const seen =
  '(?:go to|go and see|go see|attend|see|watch|visit|have tickets (?:for|to)|end up at|get to see|turn up at|take part in)';
const named = '[\\p{Lu}\\d"“«][^,?;:]{1,60}?';

const ordered: readonly (readonly [by: string, plain: string])[] = [
  ['(?:first|earlier|earliest|sooner|soonest)', 'which came first'],
  ['(?:last|later|latest|afterwards|more recently)', 'which came last'],
];

/**
 * A choice between two as those ask who want one of both names told: "Was I at A or at B earlier? Name it." What is said of
 * the form of the answer is no part of what is looked for, and is taken out only behind a choice, since anywhere else a name
 * may be what is asked for.
 */
export const choicePhrases: readonly PlainWords[] = [
  {
    pattern: new RegExp(`^(?<choice>(?=[^?]*\\bor\\b)(?=[^?]*\\b${comparison}\\b)[^?]*\\?) ?${naming}[.! ]*$`, 'iu'),
    plain: '$<choice>',
  },
  {
    pattern: new RegExp(
      `^(?<choice>(?=[^？?]*(?:还是|哪))(?=[^？?]*${comparisonZh})[^？?]*[\\p{L}\\p{N}”」》])[？?，,。；; ]+${namingZh}[。.！! ]*$`,
      'u',
    ),
    plain: '$<choice>？',
  },
  ...ordered.flatMap(([by, plain]) => [
    {
      pattern: new RegExp(
        `^${day}(?:was|were|have|had) (?:i|we)(?: been)? at (?<a>[^,?;:]{2,60}?),? or (?:was i |were we )?at (?<b>[^,?;:]{2,60}?)(?:,? which(?: one)? (?:was|came|is)(?: the)?|,)? ${by}[?. ]*$`,
        'iu',
      ),
      plain: `$<day>${plain}, $<a> or $<b>?`,
    },
    {
      pattern: new RegExp(
        `^${day}did (?:i|we) ${by} ${seen} (?<a>${named}),? or (?:did i |did we )?(?:(?:to|at|${seen}) )?(?<b>${named})[?. ]*$`,
        'iu',
      ),
      plain: `$<day>${plain}, $<a> or $<b>?`,
    },
  ]),
];
