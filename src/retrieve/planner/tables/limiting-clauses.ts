import type { PlainWords } from './colloquial-words.ts';
import { pictureWords } from './picture-words.ts';

/** What may stand before: the stated day, a greeting, a year. */
const lead =
  '(?<lead>(?:(?:[Tt]oday is [^.]*\\. ?|今天是[^。]*。)|(?:[Hh]i|[Hh]ey|[Hh]ello|[Ss]o|[Aa]nd|[Oo]k|[Oo]kay|[Ww]ell|[Mm]adeleine)[,!]? |[Ii]n \\d{4}, )*)';
const anyWord = (words: string): string =>
  `(?:${words
    .split(' ')
    .map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`)
    .join('|')})`;

/** A subject, so that "when did", "when was" stay questions for a day; a name has a large letter. */
const subject =
  "(?:[Ii]|[Ww]e|[Mm]y [\\p{L}'’-]+|[Oo]ur [\\p{L}'’-]+|[Hh]e|[Ss]he|[Tt]hey|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
const isClause = `${subject} (?!(?:or|and)\\b)[\\p{L}'’]+`;
const helper = "(?:did|do|does|was|were|is|are|am|have|has|had|can|could|will|would|should)(?:n[’']t)?";
const questionWord = '(?:(?:with|from|to|at|in|on|by|for|of) )?(?:who|whom|whose|what|which|where|when|why|how)';
const asker = "(?:I|i|we|my [\\p{L}'’-]+|our [\\p{L}'’-]+|any(?:one|body)|\\p{Lu}[\\p{L}'’-]+)";
/** "When I asked what it cost": what was said is a clause of its own, no question. */
const saying = '(?:ask|told|tell|said|say|knew|know|learn|found|heard|hear|wonder|saw|see)';

/** What is said of things after a bare "which"; "which restaurant" asks for something else. */
const showing =
  '(?:show|have|contain|include|feature|depict|mention|capture|display|are|were|can|do|did|come|came|got|concern|tell|speak|talk|confirm)';
const things = `(?:${pictureWords.join('|')}|mails?|e-?mails?|letters?|messages?|receipts?|invoices?|tickets?|documents?|notes?)`;
const thingsZh =
  '(?:照片|相片|图片|截图|自拍|合影|合照|影像|视频|录像|短片|邮件|电邮|信件|信|短信|收据|发票|票据|文件)';

/**
 * What bounds the search stands before what is asked: the clause that says when, or the things among which some are meant.
 * The main clause gives the form of the answer, so it is said first. In order; each once. A line may be added by hand.
 */
export const limitingClauses: readonly PlainWords[] = [
  // "When I went to The Tempest, at what time did it begin?": "it" is what the clause names.
  {
    pattern: new RegExp(
      `^${lead}[Ww]hen (?:[Ii]|[Ww]e) (?:went to(?: see)?|was at|were at|saw|attended|watched|heard|visited) (?<it>[^,?!;]{3,80}?), (?<ask>(?:(?:at|on|for) )?(?:what time|what hour|what day|which day|when|where|how much|how long)) (?<helper>did|was|does|is) it (?<does>[^,?]{2,30}?)[?. ]*$`,
      'u',
    ),
    plain: '$<lead>$<ask> $<helper> $<it> $<does>?',
  },
  // 我去看《暴风雨》的时候，它几点开演？
  {
    pattern:
      /^(?<lead>(?:今天是[^。]*。)?)(?:我们?)?(?:去)?(?:看|听|参加)(?:了|过)?(?<it>[^，。？?！!]{2,60}?)(?:的?时候?|那次|那天|那晚|那场)[，,] ?(?:它|那场|当时)?(?=几点|什么时间|什么时候|在哪|多少钱|持续)/u,
    plain: '$<lead>$<it>',
  },
  // "When I was in Prague, was Camille with me?"
  {
    pattern: new RegExp(
      `^${lead}(?:[Bb]ack )?(?<when>[Ww]hen|[Ww]hile|[Ww]hilst) (?<clause>${isClause}[^,?!;]*), (?<main>(?:${helper} (?=[\\p{L}"“'])|${questionWord}\\b)[^?]{3,}?)[?. ]*$`,
      'u',
    ),
    plain: '$<lead>$<main> when $<clause>?',
  },
  // "when i was in Prague was Camille with me"
  {
    pattern: new RegExp(
      `^${lead}(?:[Bb]ack )?(?:[Ww]hen|[Ww]hile|[Ww]hilst) (?<clause>(?:[Ii]|[Ww]e) (?!${saying})[^,?!;]{4,60}?) (?<main>(?:${questionWord}(?: \\p{Ll}+)? )?(?:did|was|were) ${asker}(?= )[^,?!;]{3,}?)[?. ]*$`,
      'u',
    ),
    plain: '$<lead>$<main> when $<clause>?',
  },
  // "Of my photos and videos in France in 2021, which ones show market stalls?"
  {
    pattern: new RegExp(
      `^${lead}(?:${anyWord('of from among amongst in between')}|[Oo]ut of|[Ff]rom among) (?:all )?(?:of )?(?:(?:my|our|the|those|these) )?(?<things>(?:\\p{Ll}+ )?${things}(?![\\p{L}])[^?!;]*?)[,:–—] ?which(?: (?:ones?|of (?:them|those|these))(?= )|(?= ${showing}\\b)) (?<shows>[^?]{3,}?)[?. ]*$`,
      'u',
    ),
    plain: '$<lead>which $<things> $<shows>?',
  },
  // "Which ones of my photos in Rome show fountains?"
  {
    pattern: new RegExp(
      `^${lead}[Ww]hich ones? (?:of|among|from|in) (?:all )?(?:my|our|the|those|these) (?=${things}(?![\\p{L}]))`,
      'u',
    ),
    plain: '$<lead>which of my ',
  },
  // 我在里昂的照片里，哪张有自行车？ Of many, those that have one are meant.
  {
    pattern: new RegExp(
      `(?<=${thingsZh}(?:之?中|当中|里面?|之内)[，, ]*)(?:有)?哪(?:一)?[张段封份](?=拍|有|是(?!最)|出现|显示|提到|能看|可以看|看得)`,
      'u',
    ),
    plain: '哪些',
  },
];
