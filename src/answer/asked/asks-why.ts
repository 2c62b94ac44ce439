/** What an appointment was for is a thing of its own, unless it is asked why it was moved. */
const ofVisit = String.raw`(?!.{0,40}\b(?:appointment|visit|meeting|call|check-?up|consultation|seeing (?:the|my|a))s?\b(?!.*\b(?:moved?|cancel\w*|chang\w+|postpon\w+|shift\w*|reschedul\w+|delay\w*|brought|put|late|off)\b))`;

/** A reason is asked for, whatever else the question speaks of: “why was the concert put on another date” wants no date. */
export const asksWhy = new RegExp(
  String.raw`^(?:and |so |but |please |(?:can you )?(?:tell|remind) me |do you know )*(?:why|how come|(?:what (?:was|is) the reason|what['’]s the reason|for what reason)${ofVisit})\b|\b(?:and|remember|recall|know|me) why\b|为什么|为何(?!$)|为啥|怎么会|怎么没|什么原因|什么缘故|因为什么|何故|凭什么|点解`,
  'iu',
);
