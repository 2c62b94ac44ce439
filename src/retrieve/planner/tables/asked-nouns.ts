import type { PlainWords } from './colloquial-words.ts';
import { close } from './stated-first.ts';
import { day } from './terse-phrases.ts';

export const courtesy = '(?:please|kindly|possibly|perhaps|maybe|quickly|just)';
const looking =
  '(?:look up|find out|find|tell me|give me|(?<=(?:please|you|kindly|just) )name(?! of\\b)|state|say|identify|determine|work out|retrieve|recall|check|write down|write out|report|get me|fetch|note down|let me know|dig up|dig out|search for|search out|locate|specify|indicate)';
/** “Please look up”, “Could you tell me”, “I would like to know”. */
export const request = `(?:(?:${courtesy} )*(?:(?:can|could|would|will) you (?:${courtesy} )*)?${looking}(?: for me| me)?|(?:i|we)(?:'d| would)? (?:like|want|need|love|wish)(?: you)? to (?:know|find out|learn|be told|check|tell me))`;
export const shownThing =
  '(?:photos?|pictures?|images?|videos?|clips?|shots?|pics?|footage|e-?mails?|mails?|messages?|records?|receipts?|screenshots?|invoices?|bills?|papers?|documents?|everything|anything|all)';
const person = '(?:person|friend|relative|family member|colleague|acquaintance|man|woman|guy|one|somebody|someone)';
const house =
  '(?<house>restaurant|caf[eé]|bar|pub|hotel|hostel|guest ?house|inn|shop|store|online shop|retailer|seller|company|firm|business|workshop|airline|carrier|museum|clinic|practice|garage)';
const town = '(?<town>city|town|village|country|region)';
const given =
  '(?: (?:that (?:is|was) )?(?:given|noted|stated|printed|written|named|mentioned|listed|shown|specified|recorded))?';
const unnamed = day.replace('?<day>', '?:');
/** As an order, or with “please” at the end, a noun in front is what is asked for. */
const politely = `(?=${unnamed}(?:${request}) |.*, please)`;
/** With nothing but a mark of question at the end it is, too. */
const bare = `(?=${unnamed}(?!(?:who|whom|whose|what|which|when|where|why|how|did|do|does|can|could|would|will|have|has|is|are|was|were|i|we|for|at|in|on|by|from|to|with)\\b)[^.!?]*\\?)`;

type NounRow = readonly [body: string, plain: string];
const row = (body: string, plain: string): NounRow => [body, plain];
const frames = (front: string, rows: readonly NounRow[]): readonly PlainWords[] =>
  rows.map(([body, plain]) => ({
    pattern: new RegExp(`^${front}${day}(?:(?:${request}) )?(?:the |my |our )?${body}(?:,? please)?${close}`, 'iu'),
    plain: `$<day>${plain}`,
  }));

/** What one asks somebody to look up, by the noun of what is wanted. */
const nouns: readonly NounRow[] = [
  row(
    '(?:names? of (?:the |a |that )?)?(?:restaurant|caf[eé]|bistro|eatery|place) (?:where|in which|at which) (?:i|we) (?:ate|had|have had|tried|enjoyed|ordered|was served|were served) (?<what>[^?]{2,100}?)',
    'in which restaurant did I eat $<what>?',
  ),
  row(`${person} (?:who|that) (?<did>[^?]{3,120}?)`, 'who $<did>?'),
  row(
    '(?:shop|store|online shop|retailer|seller|company|website) (?:that|which|who) (?:took|handled|processed|received|fulfilled|shipped|delivered|sent me|sent) (?:my |our )?(?:order|purchase)? ?(?:for|of)? ?(?<what>[^?]{2,100}?)',
    'which shop sold me $<what>?',
  ),
  row(
    '(?:restaurant|place|caf[eé]|eatery) (?:that|which) (?:served|made|cooked|offered) (?:me |us )?(?<what>[^?]{2,100}?)',
    'in which restaurant did I eat $<what>?',
  ),
  row(
    '(?:airline|carrier|company)(?: (?:that|which))? (?:i|we) (?:used|took|flew with|had|booked|chose) (?:for|on) (?:my |our |the )?(?:flight|trip|journey|plane) (?=to )(?<rest>[^?]{3,80}?)',
    'which airline did I take $<rest>?',
  ),
  row(
    '(?:airline|carrier)(?: named)? (?:on|of|for) (?:my |our |the )?(?:ticket|flight|boarding pass|booking) (?=to )(?<rest>[^?]{3,80}?)',
    'which airline did I take $<rest>?',
  ),
  row('(?:person|friend|relative|one) (?:to|from) whom (?<did>[^?]{3,120}?)', 'who $<did>?'),
  row(`${house} (?:that|which|who) (?!(?:i|we|my|our)\\b)(?<did>[^?]{3,120}?)`, 'which $<house> $<did>?'),
  row(
    `${house} (?:where|that|in which|at which|with which|from which|which) (?<did>(?:i|we|my|our)\\b[^?]{3,120}?)`,
    'what was the name of the $<house> where $<did>?',
  ),
  row(
    `${town} (?:where|in which|that|at which|on which) (?:i|we) (?<did>[^?]{3,120}?)`,
    'in which $<town> was I when I $<did>?',
  ),
  row(
    `(?:place|venue|spot|location) (?:where|at which|in which) (?<what>[^?]{3,80}?) (?:was|were|is|took) (?:held|place|celebrated|to be|going to be)(?<rest>[^?]{0,40}?)`,
    'where was $<what>$<rest>?',
  ),
  row(
    '(?:hour|time|moment)(?: of day)? (?:at which|when|that) (?<what>[^?]{3,80}?) (?:started|began|starts|begins|opened)(?<rest>[^?]{0,40}?)',
    'at what time did $<what> start$<rest>?',
  ),
  row(
    '(?:hour|time|moment)(?: of day)? (?:at which|when|that) (?<what>[^?]{3,80}?) (?:left|departed|took off|leaves|departs)(?<rest>[^?]{0,40}?)',
    'at what time did $<what> leave$<rest>?',
  ),
  row(
    '(?:repair )?(?:company|firm|workshop|business|garage|person|man|tradesman) (?:that|which|who) (?:worked on|took care of|dealt with|saw to|fixed|mended|repaired) (?<what>[^?]{3,100}?)',
    'who repaired $<what>?',
  ),
  row(
    '(?:overall|total|whole|entire|combined) (?:spending|expenses|expenditure|costs?|outlay)(?: (?:on|for|of))? (?<what>[^?]{3,60}? (?:bills|invoices))(?<rest>[^?]{0,50}?)',
    'how much did I pay in total for $<what>$<rest>?',
  ),
  row('(?:day|date) (?:on which|when|that) (?<what>[^?]{3,120}?)', 'when $<what>?'),
  row(`(?:reason|purpose)${given} (?:for|of|behind) (?<what>[^?]{3,120}?)`, 'what was the reason for $<what>?'),
  row(
    `(?:seat|row|place)(?: (?:and|or) (?:row|seat|standing area))?${given} (?:on|of) (?:my |our |the )?(?:ticket|booking)(?: (?:that |which )?(?:i|we) (?:had|held|bought|have))? (?:for|to) (?<what>[^?]{2,80}?)`,
    'which seat did I have at $<what>?',
  ),
  row(
    '(?:words?|sentences?|text|lines?)(?: (?:that (?:is|are|was|were) )?(?:spoken|said|heard|uttered))? in (?<film>[^?]{3,120}?)',
    'what words are heard in $<film>?',
  ),
  row(
    '(?:items?|products?|articles?|goods|things?|contents?) (?:on|in|of|inside|behind) (?:my |our |the )?(?:order|purchase|parcel|delivery)(?: (?:that )?(?:i|we) placed)? (?:from|at|with) (?<what>[^?]{2,80}?)',
    'what did I order from $<what>?',
  ),
  row(
    '(?:airline|carrier|company)(?: behind| of| for) (?:my |our |the )?(?:flight|plane|trip)(?: (?:that )?(?:i|we) (?:took|was on|were on|had|flew on))?(?= to )(?<rest>[^?]{3,80}?)',
    'which airline did I take$<rest>?',
  ),
  row(
    '(?:total |overall )?(?:count|number|total) of (?:my |our |the |separate )*(?:hotel |overnight )stays?(?<rest>[^?]{0,60}?)',
    'how many times did I stay in a hotel$<rest>?',
  ),
  row('(?:count|number|total number) of (?:my |our |the )?(?<what>[^?]{3,100}?)', 'how many $<what> do I have?'),
  row(
    '(?:sum|amount|total|figure|price)(?: due)?(?: that stands)? (?:on|of|for) (?<what>(?:my |our |the )[^?]{2,40}? (?:bill|invoice))(?<rest>[^?]{0,60}?)',
    'how much was $<what>$<rest>?',
  ),
  row(
    '(?:price|cost|fare|total|sum|amount|refund|deposit|fee)(?: (?:paid|charged))? (?:of|for|from|on) (?<what>[^?]{3,120}?)',
    'how much was the price of $<what>?',
  ),
  row(
    '(?:dish|meal|food|plate) (?:at|in|from|that i (?:had|ate|ordered) (?:at|in)) (?:the restaurant |the )?(?<what>[^?]{2,100}?)',
    'what did I eat at $<what>?',
  ),
  row('(?:names?|titles?) of (?<what>(?:the|a|an|that|my|our)\\b[^?]{3,120}?)', 'what was the name of $<what>?'),
];

/** “Please look up the shop that …”, “The seat on my ticket for …, please.” In order; each once. A line may be added by hand. */
export const politeNouns: readonly PlainWords[] = frames(politely, nouns);

/** “Seat on my ticket for …?”, “Item on my order from …?”: the same without a word of courtesy, where no other table knows it. */
export const bareNouns: readonly PlainWords[] = frames(bare, nouns);
