import type { PlainWords } from './colloquial-words.ts';
import { day, end, thing, when } from './terse-phrases.ts';

const works =
  '(?<work>book|novel|podcast|film|movie|series|show|song|album|record|board game|game|app|restaurant|recipe|play)';
const who = "(?<who>(?:my |our |the )?[\\p{L}][\\p{L}.'-]*(?: [\\p{L}.'-]+){0,3}?)";
const people = '(?:man|woman|guy|people|person|one|someone|somebody|friends?|photos?|pictures?|pics?|mails?|e-?mails?)';
const repaired =
  '(?:fix(?:ed)?|repair(?:ed)?|mend(?:ed)?|do|did|sort(?:ed)?|install(?:ed)?|clean(?:ed)?|paint(?:ed)?|service[d]?|replaced?|look(?:ed)? at|see to|saw to)';

const last = (body: string, plain: string): PlainWords => ({
  pattern: new RegExp(`^${day}(?!(?:who|what|where|when|which|why|how|did|do|does|is|was|were)\\b)${body}${end}`, 'iu'),
  plain: `$<day>${plain}`,
});

/**
 * Questions whose question word comes last, as in talk and as speakers of many languages ask: "the yoga mat was bought where",
 * "Naples we put up where", "Tove's book recommendation". In order; each once. A line may be added by hand.
 */
export const questionWordLast: readonly PlainWords[] = [
  last(
    `(?:my |the |our )?${thing('a')},? (?:(?:i|we|did i|did we|was|were|got|it was|they were) )*(?:bought|buy|got|get|ordered|order|purchased?) (?:it |them )?(?:(?:from|at|in|off) )?(?:where|who|which (?:shop|store|place|site|website|seller))${when}`,
    'in which shop did I buy $<a>$<when>?',
  ),
  last(
    `(?:for |at )?${thing('a')},? (?:(?:i|we) )?(?:(?:was|were) )?(?:sat|sit|seated|sitting) (?:at |in )?(?:where|which (?:seat|row))${when}`,
    'which seat did I have at $<a>$<when>?',
  ),
  last(
    `(?:at |in )?${thing('a')},? (?:i|we|did i) (?:ordered|order|ate|eat|had|have) what${when}`,
    'what did I order at $<a>$<when>?',
  ),
  last(
    `(?:at |from )?${thing('a')},? (?:i|we|did i) (?:bought|buy|purchased?|got|get) what${when}`,
    'what did I order from $<a>$<when>?',
  ),
  last(
    `(?:the |my |our )?(?!${people}\\b)${thing('a')},? who (?:(?:has |had )?(?:come|came|comes)(?: (?:and|to|out|over|by|round))* )?${repaired}(?: (?:it|them|that))?${when}`,
    'who repaired the $<a>$<when>?',
  ),
  last(
    `(?:the |my |our )?${thing('a')},? (?:was |were |got )?${repaired} by (?:who|whom|which (?:company|firm))${when}`,
    'who repaired the $<a>$<when>?',
  ),
  last(
    `(?:in |at )?${thing('a')},? (?:(?:i|we) )?(?:(?:was|were) )?(?:put up|stay(?:ed|ing)?|sle(?:pt|ep)|lodged?) (?:in |at )?(?:where|which (?:hotel|place|one)|what hotel)${when}`,
    'which hotel did I stay at in $<a>$<when>?',
  ),
  last(
    `name of (?:the |my |our )?hotel,? (?:(?:in|at|for) )?${thing('a')}${when}`,
    'what was the name of my hotel in $<a>$<when>?',
  ),
  last(
    `(?:my |the |our )?${thing('a')},? (?:(?:i|we) )?(?:(?:go|went|was|is|booked|had) )?(?:it )?(?:for|about) what(?: reason)?${when}`,
    'what was my $<a> appointment about$<when>?',
  ),
  last(
    `${who}${when},? (?:says?|said|tells|told|keeps saying|kept saying|swears)(?: (?:i|we|you|me|us))* (?:must|should|have to|need to|got to|to) (?:try|read|watch|see|hear|listen to|play|go to|visit|get) (?:which|what) ${works}`,
    'which $<work> did $<who> recommend$<when>?',
  ),
  last(
    `${who.replaceAll("'", '')}(?:'?s)? ${works} (?:recommendation|tip|suggestion)${when}`,
    'which $<work> did $<who> recommend$<when>?',
  ),
  {
    pattern: new RegExp(
      `^${day}who (?:says?|said|told me|thinks?|thought) (?:that )?(?<a>["“][^"”]{2,60}["”]|\\p{Lu}[^?]{2,60}?) (?:is|was) (?:so |very |really )?(?:good|great|nice|brilliant|amazing|worth (?:it|reading|watching|seeing|a try))\\b.*$`,
      'iu',
    ),
    plain: '$<day>who recommended $<a>?',
  },
  last(
    `(?:i|we) owe ${who} (?:something|sth|a favou?r|one)[.,… ]*(?:(?:i|we) )?(?:was (?:going|supposed|meant) to|promised to|said (?:i|we)'?d|have to|should|need to) (?<do>[^,?]{3,50}?)(?:,? (?:what|what thing|which thing))?`,
    'what did $<who> want me to $<do>?',
  ),
  last(
    `${who} (?:asks?|asked|wants?|wanted|tells|told|begged|needs?|needed) me to (?<do>[^,?]{3,60}?),? (?:what|what thing|which thing)`,
    'what did $<who> want me to $<do>?',
  ),
  {
    pattern: new RegExp(
      `^${day}(?:what was|what's|what is|what came) in (?:the |my |that )?${thing('a')} (?:box|parcel|package|order|delivery)${when}${end}`,
      'iu',
    ),
    plain: '$<day>what did I order from $<a>$<when>?',
  },
];
