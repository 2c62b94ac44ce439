import { monthNames } from '../memory/time-span.ts';

/** The months by their whole English names, as alternatives of an expression. */
export const wholeMonth = monthNames.join('|');

/** The months as they are spoken or typed, whole or short, as alternatives of an expression. Without the dot of a short form. */
export const spokenMonth =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
