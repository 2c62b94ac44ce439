/** What follows "in" where a time is told and no place. */
const aTime =
  "(?:(?:the )?(?:early |late |mid[- ]?)?(?:spring|summer|autumn|fall|winter|course|months?|years?|mornings?|evenings?|afternoons?|nights?|middle|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)|(?:19|20)\\d\\d|'\\d\\d)\\b";

/**
 * Stands behind the words for being on a journey: nothing tells where to. "While travelling in Spain" is one journey, "while
 * travelling in the spring" any.
 */
export const nowhereInParticular = `(?! (?:to|through|around|across)\\b)(?! in\\b(?! ${aTime}))`;
