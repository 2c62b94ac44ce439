/** "How many more kWh than in May", 比去年多了几个: a difference of two numbers. */
export const comparesNumbers =
  /\bhow many\b.{0,24}\b(?:more|fewer|less)\b.{0,80}\bthan\b|比.{1,40}(?:多|少)(?:了|用|出)?(?:多少|几)(?:度|个|人|次|张|千瓦时)/iu;
