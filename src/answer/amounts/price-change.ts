/** Words for the price as it was said at first. */
const early =
  /\b(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|reserv(?:ed|ation)|confirm(?:ed|ation)|offer(?:ed)?|agreed|promised|planned|expected|original(?:ly)?)\b|预[订定估约]|订的时候|订房时|下单时|报价|估价|说好|讲好|谈好|原价|原来的价|当初/iu;
/** Words for what it came to. */
const late =
  /\b(?:paid|pay|bill(?:ed)?|invoice[ds]?|receipt|final(?:ly)?|actual(?:ly)?|charged?|in the end|checkout|check-out|came to|cost me)\b|退房|实付|实际|账单|结账|结算|最后|最终|发票|付的/iu;
/** Words that ask how far the one is from the other. 多少 alone asks for a sum. */
const compared =
  /\bdifferen(?:ce|t|ces)\b|\bdiffer(?:s|ed)?\b|\bgap\b|\bdiscrepanc\w+|\bdeviat\w+|\bexceed\w*|\bcompar(?:e|ed|ing|ison)\b|\bfar (?:off|apart)\b|\b(?:went|go|gone|ran|run) (?:over|above|up)\b|\bby how much\b|\bhow much (?:more|less|higher|lower|dearer|cheaper|extra|over|above|below|under)\b|\b(?:price|bill|cost|sum|amount)\b.{0,60}\bchange[ds]?\b|\bversus\b|\bvs\b|差(?!不多|点)|出入|高出|低于|超出|超过|超了|贵了|便宜了|[多少](?:付|收|花|算|了|出)|变(?:了|化)/iu;
/** "What did it cost, not what was quoted": one of the two alone. */
const oneAlone =
  /\b(?:not|rather than|instead of|and no|forget|ignore)\b[^.?]{0,24}\b(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|offer|confirmation|reservation)\b|(?:不是|不要|别要|而非|不看)[^，,。]{0,8}(?:预[订定估]|报价|估价)/iu;

/** Whether a question asks by how much what something came to is apart from what was said at first, in any order and words. */
export const asksForPriceChange = (text: string): boolean =>
  compared.test(text) &&
  early.test(text) &&
  (late.test(text) || dearer.test(text)) &&
  (!oneAlone.test(text) || difference.test(text));

/** "More expensive than quoted. What was the difference?" */
const dearer =
  /\b(?:more expensive|dearer|higher|cheaper|lower|less expensive|more|less) than (?:\p{L}+ ){0,3}(?:quoted|booked|estimated|offered|agreed|planned|expected|promised|the (?:quote|estimate|offer|booking))\b|比(?:预[订定估]|报价|估价|说好|当初)[^，。]{0,6}(?:贵|便宜|高|低|多|少)/iu;
/** Whoever says that the one was not the other and asks for the difference asks for both. */
const difference = /\b(?:differences?|gap|by how much|how far)\b|差(?:额|价|了?多少)|相差/iu;
