import type { PlainWords } from './colloquial-words.ts';
import { pictureWords } from './picture-words.ts';

/** A name, or a role: "Anna Berg", "my younger brother". */
const who =
  "((?:\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})|(?:my|our|her|his) [\\p{Ll}-]+(?: [\\p{Ll}-]+){0,2}?)";
/** Large or small, since the patterns tell names by their large letters. */
const anyPictures = [...pictureWords, 'ones', 'those']
  .map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`)
  .join('|');
const pictures = `(${anyPictures})`;
/** Only of pictures is it said who is in them. */
const ofPictures = `(?<=(?<![\\p{L}])(?:${anyPictures})(?![\\p{L}])[^.?!]*)`;
const inThem = '(?: in (?:it|them|there|the (?:frame|picture|photo|shot|image)s?))?';
const where = '(?:where|in which|on which|when|wherein)';
const not = "(?:n't|n’t| not| never)";

/**
 * Whole sentences about who is in a picture and where it was, where "with", "without", "just" and "in" would do. In order, each
 * wherever it stands. A line may be added by hand.
 */
export const pictureEnglish: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `${ofPictures},? (?:and |but )?(?:${where}|that|which) ${who} (?:(?:is|are|was|were)${not} (?:present|visible|shown|featured|there|seen|included|around|in (?:it|them|the (?:frame|picture|photo|shot|image)s?))|(?:does|do|did)${not} (?:appear|show up|feature|figure|come up))${inThem}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(
      `,? (?:(?:with )?${who} (?:(?:is |was |being )?(?:excluded|left out)|(?:is|was|being) (?:absent|missing)))(?=[ ,.?!]*$|,)`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(`${where} ${who} (?:is|was) the only (?:person|one)${inThem}(?![\\p{L}\\p{N}])`, 'gu'),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(`with ${who} as the (?:only|sole) (?:person|one)(?![\\p{L}\\p{N}])`, 'gu'),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(
      `${where} (?:only|just) ${who} (?:appears|is|can be seen|is (?:visible|shown|seen))${inThem}(?= |[,.?!]|$)`,
      'gu',
    ),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(`\\b(with|of) ${who} only(?=[ ,.?!]*$|,| (?:in|at|on|from|during|while|near)\\b)`, 'gu'),
    plain: '$1 just $2',
  },
  {
    pattern: new RegExp(`\\b(?:[Ii]ndividual|[Ss]ingle[- ]person) ${pictures} of ${who}(?![\\p{L}\\p{N}])`, 'gu'),
    plain: '$1 of just $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:${where}|that|which) ${who} (?:(?:is|are|was|were|can be) (?:visible|seen|present|shown|featured|in (?:it|them|the (?:frame|picture|photo|shot|image)s?))|(?:appears?|shows? up|features?|figures?))${inThem}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 with $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:of (?:me|us) )?(?:hanging out|spending time|meeting up|getting together|in the company|when (?:i|I|we) (?:was|were|am|are)) (?:of |with )${who}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 with $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:located|situated|set|geotagged|tagged|localized|localised) (?=(?:in|at|near)\\b)`,
      'gu',
    ),
    plain: '$1 ',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:(?:from )?(?:in )?(?:the )?(?:place|city|town) )?where (?:I|i|we) live(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 in my home town',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:when |while )?(?:not (?:while |when )?(?:on (?:a|any) (?:trip|journey)|travell?ing|away|on holiday|on vacation)|(?:I was )?not travell?ing)(?![\\p{L}\\p{N}])(?! (?:in|to|from)\\b)`,
      'gu',
    ),
    plain: '$1 near home',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:taken )?(?:(?:from|on|of|during) (?:(?:my|our|any|all(?: my| our)?) )?(?:travels|trips|journeys)|on (?:a|some) journey|on the road|out of town|on the go|away from home|abroad or away)(?=[ ,.?!]*$| (?:in|with|of|at|during) (?!this\\b|that\\b|the\\b))`,
      'gu',
    ),
    plain: '$1 while travelling',
  },
  { pattern: /\bin the (early|late) part of (?=(?:the year )?(?:19|20)\d\d\b)/giu, plain: 'in $1 ' },
];
