/** Ways to correct what was understood: what is wrong is named beside what is right, which alone counts. */
const corrections: readonly { readonly pattern: RegExp; readonly right: number }[] = [
  {
    pattern: /^(?:no,? )?not (?:in |at |from |with |of )?(.{2,40}?)(?:,? but(?: rather)?|,|;| –| -) ?(?!not\b)(.+)$/i,
    right: 2,
  },
  { pattern: /^(.+?),? (?:instead of|rather than|and not|not) (.{2,40})$/i, right: 1 },
  { pattern: /^(?:(?:that's |that is )?wrong[,.!]?|nope[,.!]?|no[,.!]) +(.+)$/i, right: 1 },
  { pattern: /^(?:不对|错了?|搞错了|不)[，,。！! ]+(.+)$/, right: 1 },
  { pattern: /^不是(.+?)[，,]?\s*(?:而是|是)(.+)$/, right: 2 },
  { pattern: /^(?:把|将)?(.+?)(?:换成|改成|改为|换为)(.+)$/, right: 2 },
  { pattern: /^(.+?)[，,]?\s*(?:而不是|不是)(.+)$/, right: 1 },
];

/** Words that begin a change of their own, after a comma or without one. */
const openings =
  /\s*[,;，；、]\s*(?:and |but |also )?(?=(?:without|except|excluding|not|no|only|just|also|plus|show me|any (?:year|time|place)|anywhere|regardless)\b|不要|除了|去掉|排除|只要|只看|只有|仅|也要|还要|加上|不限|不管|给我看)|\s+(?:and|but) (?=(?:without|except|excluding|only|just|not) )/i;

/** A follow-up as the changes it makes, one after the other: "in 2022, without Anna" makes two. Never empty. */
export function clausesOf(words: string): readonly string[] {
  for (const { pattern, right } of corrections) {
    const found = pattern.exec(words.trim())?.[right];
    if (found !== undefined) return clausesOf(found);
  }
  const clauses = words
    .split(openings)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  return clauses.length === 0 ? [words] : clauses;
}
