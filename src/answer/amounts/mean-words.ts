const mean =
  /\b(?:avg|average|mean|averaged?|on average|typical(?:ly)?)\b|\b(?:per|a|each|every) (?:night|month|year)\b|\bnightly\b|\bmonthly\b|平均|每(?:个)?(?:月|晚|年)|一晚|一个月(?:多少|要)/iu;

/** Whether what one of several came to is asked for: on average, per night, each month. */
export const asksForMean = (text: string): boolean => mean.test(text);
/** A mean over months rather than over dealings. */
export const asksPerMonth = (text: string): boolean =>
  /\b(?:per|a|each|every) month\b|\bmonthly\b|每(?:个)?月|一个月/iu.test(text);
/** What it came to for each of those who took part. */
export const asksPerPerson = (text: string): boolean =>
  /\b(?:per|a|each|every) (?:person|head|capita|guest|traveller|passenger|diner)\b|\bper[- ]person\b|\b(?:each of us|apiece|pro head)\b|人均|每(?:一)?(?:个)?人(?!都)|每位|一个人(?:多少|要|花|付|是)/iu.test(
    text,
  );
