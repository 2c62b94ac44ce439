/** A reason is asked for, whatever else the question speaks of: “why was the concert put on another date” wants no date. */
export const asksWhy =
  /^(?:and |so |but |please |(?:can you )?(?:tell|remind) me |do you know )*(?:why|how come|what was the reason|what(?:['’]s| is| was) (?:the |his |her |their )?reason|for what reason|what for)\b|\b(?:and|remember|recall|know|me) why\b|为什么|为何(?!$)|为啥|怎么会|怎么没|什么原因|什么缘故|因为什么|何故|凭什么|干嘛|点解/iu;
