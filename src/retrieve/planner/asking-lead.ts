import { conceptOf } from './concepts.ts';

/** Words before "photos of …" that end in what asks for them: "let me have", "a selection of", "try to find", "wanted:". */
const lead =
  /^(?<words>(?:\p{L}[\p{L}'’]*[,:!]? ){1,8}?)(?<=(?:^| )(?:of|me|us|at|up|out|find|see|get|need|want|show|fetch|view|have|through|query|wanted|request|[\p{L}'’]+:) )(?:(?:all|any|some|the|my|our|those|these) )*(?=(?:photos?|photographs?|pictures?|pics?|images?|shots|snaps|snapshots) (?:of|with|without|in|at|on|from|near|during|showing|featuring|where|that|taken|while|around)\b)/iu;

/** What is asked of pictures beside showing them, or says which: a number, an order, another thing than they are. */
const asksMore =
  /^(?:what|which|who|whose|whom|where|when|why|how|count|number|many|much|compare|describe|caption|name|tag|delete|remove|forget|order|print|buy|date|rank|rate|sort|sum|total|first|last|latest|newest|earliest|oldest|best|worst|nicest|favou?rite|recent|next|previous|other|others|than|not|no|never|without|except|besides|before|after|since|until|during|in|with|from|on|by|one|two|three|four|five|half|both|either|neither|videos?|films?|clips?|e-?mails?|letters?|messages?|receipts?|was|were|did|does|is|had|has|if|because|did|day|time|year|month|week|place|city|album|people|person|person's|everyone|someone|i'm|he|she|they|it)$/iu;

/** Others read these: what is asked of all there is, and the plainest requests. */
const known = /^(?:do|have|has|is|are|am|got|show|find|give|list)$/iu;

/**
 * A question without what comes before the pictures that it asks for, where that names nothing to look for: "bring up photos of
 * dogs" and "a selection of pictures with Anna" ask for those.
 */
export function withoutLead(question: string): string {
  const found = lead.exec(question);
  if (found === null) return question;
  const words = (found.groups?.['words'] ?? '').split(' ').map((word) => word.replace(/[,:!]$/, ''));
  if (known.test(words[0] ?? '')) return question;
  const isPlain = words.every(
    (word, at) => !asksMore.test(word) && conceptOf(word) === undefined && (at === 0 || !/^\p{Lu}./u.test(word)),
  );
  return isPlain ? question.slice(found[0].length - behind(found[0]).length) : question;
}

/** "Some of my": what stays before the pictures. */
const behind = (words: string): string => /(?:(?:all|any|some|the|my|our|those|these) )*$/iu.exec(words)?.[0] ?? '';
