import type { FieldRole } from '../../lexicon/travel-terms.ts';
import type { Field } from './field.ts';

/**
 * A flight as systems of reservation (Amadeus, Galileo, Sabre) display it, which agencies paste into mails:
 * "1. LH  400 Y 20JAN 5 FRAJFK HK1  1145 1430  +1".
 */
const segmentForm =
  /(?<!\S)([A-Z][A-Z\d]|\d[A-Z])\s{0,3}(\d{1,4})\s{0,2}[A-Z]\s{1,3}(\d{1,2}[A-Z]{3})\s(?:[1-7MTWFSQ]\s)?\s?([A-Z]{3})([A-Z]{3})(.*)$/;
const restForm = /^[\s*]{1,3}[A-Z]{2}\d{1,2}\s+(\d{2})(\d{2})\s+(\d{2})(\d{2})(?:\s?[+#](\d))?(?!\d)/;
/** "1.1SILVA/ANA MS": how these systems number those who travel. */
const nameForm = /(?<!\S)\d{1,2}\.\s?\d{0,2}\s?([A-Z]{2,30}\/[A-Z][A-Z ]{0,30}?)(?=\s+\d{1,2}\.|\s*[*(\d]|\s*$)/g;

/** The labelled values that such a line stands for; none of all others. */
export function reservationLine(text: string, line: number): Field[] {
  const field = (role: FieldRole, value: string): Field => ({ roles: new Set([role]), value, line });
  const [, carrier, number, day, from, to, rest = ''] = segmentForm.exec(text) ?? [];
  const [, hour, minute, laterHour, laterMinute, days] = restForm.exec(rest) ?? [];
  if (hour !== undefined)
    return [
      field('flight', `${carrier} ${number}   ${day}`),
      field('departure', `${hour}:${minute} ${from}`),
      field('arrival', `${laterHour}:${laterMinute}${days === undefined ? '' : ` +${days}`}   ${to}`),
    ];
  return [...text.matchAll(nameForm)].map(([, name = '']) => field('passenger', name));
}
