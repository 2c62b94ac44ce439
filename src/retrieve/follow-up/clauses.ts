/** Ways to correct what was understood, and ways to say "without": rewritten as the follow-up that they mean. */
const rewordings: readonly { readonly pattern: RegExp; readonly as: string }[] = [
  // What is wrong is named beside what is right, which alone counts.
  {
    pattern: /^(?:no,? )?not (?:in |at |from |with |of )?(?:.{2,40}?)(?:,? but(?: rather)?|,|;| –| -) ?(?!not\b)(.+)$/i,
    as: '$1',
  },
  { pattern: /^(?!only\b|just\b|show\b)(.+?)(?:,? (?:instead of|rather than|and not)|, not) (?:.{2,40})$/i, as: '$1' },
  {
    pattern:
      /^(?:(?:that's |that is )?wrong[,.!]?|nope[,.!]?|no[,.!]|(?:never mind|forget (?:it|that)|scratch that)[,.!]) +(.+)$/i,
    as: '$1',
  },
  { pattern: /^(?:不对|错了?|搞错了|不|算了)[，,。！! ]+(.+)$/, as: '$1' },
  { pattern: /^不是(?:.+?)[，,]?\s*(?:而是|我要|是|要)(.+)$/, as: '$1' },
  { pattern: /^(?:把|将)?(?:.+?)(?:换成|改成|改为|换为)(.+)$/, as: '$1' },
  { pattern: /^换个?(?:地方|时间|人|城市)[，,：: ]*(.+)$/, as: '$1' },
  { pattern: /^(.+?)[，,]?\s*(?:而不是|不是)(?:.+)$/, as: '$1' },
  // Leave Anna out; 把李娜去掉.
  { pattern: /^(?:please )?(?:leave|take|cut|filter|throw|keep) (?!out\b)(.+?) out$/i, as: 'without $1' },
  { pattern: /^(?:please )?(?:leave|take|cut|filter|throw|sort) out (?:the )?(.+)$/i, as: 'without $1' },
  { pattern: /^(?:请)?(?:把|将)(.+?)(?:去掉|去除|排除|删掉|拿掉|剔除)$/, as: '不要$1' },
  // Is there one with Anna?
  {
    pattern:
      /^(?:(?:have you |do you have |do we have |have i )?(?:got )?|(?:is|are|was|were) there )(?:something|any|anything|some|one|ones)\b(?: more)? ((?:with|from|in|of|at|on|about|without|by|showing) .+)$/i,
    as: '$1',
  },
];

/** Words that begin a change of their own, after a comma or without one. */
const openings =
  /\s*[,;，；、]\s*(?:and |but |also )?(?=(?:without|except|excluding|not|no|only|just|also|plus|show me|any (?:year|time|place)|anywhere|regardless)\b|不要|除了|去掉|排除|只要|只看|只有|仅|也要|还要|加上|不限|不管|给我看)|\s+(?:and|but) (?=(?:without|except|excluding|only|just|not) )/i;

/** A follow-up as the changes it makes, one after the other: "in 2022, without Anna" makes two. Never empty. */
export function clausesOf(words: string): readonly string[] {
  const open = words
    .trim()
    .replace(/[?？!！.。]+$/, '')
    .replace(/^(?:and|but|so|ok|那么?(?![里儿边个天次时年])|可是|但是?)[，, ]+/i, '');
  for (const { pattern, as } of rewordings) if (pattern.test(open)) return clausesOf(open.replace(pattern, as));
  const clauses = words
    .split(openings)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  return clauses.length === 0 ? [words] : clauses;
}
