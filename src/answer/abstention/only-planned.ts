/** Whether a question asks what came of something, and whether a sentence tells the plan of it alone. */

const asksPast =
  /\b(?:did|was|were|had)\b|\b(?:paid|spent|got|cost me|finally|actually|in the end)\b|了|过|最后|最终|实际|到底|究竟|真的/iu;
const asksIntent =
  /\b(?:supposed|meant|booked|planned|plan|due|originally|at first|scheduled|offer(?:ed)?|quot(?:e|ed)|estimate|going to|want(?:ed)?|propos\w+|suggest\w*|first)\b|原来|原本|本来|原定|计划|打算|预计|报价|说好|约好/iu;
/** "Did … in the end", 最后: what was done, not what was to be. */
export const asksWhatCameOfIt = (question: string): boolean => asksPast.test(question) && !asksIntent.test(question);

const ofPlans =
  /\b(?:will|shall|going to|due|by|until|please|plan(?:ned|s)?|schedul\w+|quot(?:e|ed|es|ation)|estimat\w+|offer\w*|if|would|could|may|might|hope|wants?|propos\w+|expect\w*|to be|latest|deadline|ETA|ETD|let me know|shall we|can you|per|each)\b|['’]ll\b|预计|计划|打算|将|请[于在您你]|截止|最[晚迟]|之?前|报价|估计|如果|若|可以|到期|应[缴付还收]|拟|要不要|想|待|另计|每/iu;
/** Whether a sentence speaks of what is to be, may be or would be. */
export const tellsPlan = (sentence: string): boolean => ofPlans.test(sentence);
