const asks =
  /^(?:and |so )?(?:what|how) (?:is|was|are|were) .{1,60}\b(?:called|named)\s?\??$|^(?:and |so )?what(?:['’]s| is| was) .{1,60}['’]s name\s?\??$|叫什么(?:名字?)?\s?[？?]?$/iu;
const LONGEST_NAME = 80;
const MOST_WORDS = 9;

/** "What is Ingrid's cat called?": a name answers, and neither a question nor a salutation. */
export const isNoNameAsked = (question: string, text: string): boolean =>
  asks.test(question.trim()) &&
  (text.length > LONGEST_NAME ||
    text.split(/\s+/u).length > MOST_WORDS ||
    /[?？!！]$/u.test(text) ||
    /^(?:dear|hi|hello|hey|hallo|liebe[rs]?|你好|您好|亲爱的)(?!\p{L})/iu.test(text) ||
    !/\p{Lu}|\p{Script=Han}|\d|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text));
