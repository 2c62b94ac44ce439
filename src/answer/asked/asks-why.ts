import type { AskedForm } from './asked-form.ts';
import { tellsOfChange } from './change-words.ts';

/** What an appointment was for is a thing of its own, unless it is asked why it was moved. */
const ofVisit = String.raw`(?!.{0,40}\b(?:appointment|visit|meeting|call|check-?up|consultation)s?\b(?!.*\b(?:moved?|cancel\w*|chang\w+|postpon\w+|shift\w*|reschedul\w+|delay\w*|brought|put|late|off)\b))`;

/** A reason is asked for, whatever else the question speaks of: “why was the concert put on another date” wants no date. */
export const asksWhy = new RegExp(
  String.raw`^(?:and |so |but |please |(?:can you )?(?:tell|remind) me |do you know )*(?:why|how come|(?:what (?:was|is) the reason|what['’]s the reason|for what reason)${ofVisit})\b|\b(?:and|remember|recall|know|me) why\b|为什么|为何(?!$)|为啥|怎么会|怎么没|什么原因|什么缘故|因为什么|何故|凭什么|点解`,
  'iu',
);

const visits =
  /\b(?:appointments?|visits?|check-?ups?|consultations?|seeing|dentist|doctor|vet|hairdresser|barber|optician|physio\w*)\b|预约|约诊|门诊|就诊|复诊|看(?:牙|病|医生|诊)|理发|兽医/iu;

/** What a visit was for stands in its bookings, as a value of its own; why it was moved does not. */
export const isPurposeOfVisit = (form: AskedForm | undefined, text: string): boolean =>
  form?.field?.id === 'reason' && visits.test(text) && !tellsOfChange(text);
