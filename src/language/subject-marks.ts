const reply = 're|aw|antw|antwort|sv|vs|ref|rif|r|odp|ynt|res|回复|回覆|答复|返信|답장';
const forward = 'fwd?|wg|tr|enc|rv|i|vb|vl|doorst|vidarebefordrat|转发|轉寄|転送|전달';

/** What mailers of many languages put before the subject of a reply or of a forwarded message. */
export const subjectMark = new RegExp(`(?:${reply}|${forward})\\s*(?:\\[\\d+\\]|\\(\\d+\\))?\\s*[:：]\\s*`, 'iu');
const forwarded = new RegExp(`^\\s*(?:${forward})\\s*[:：]`, 'iu');
const marks = new RegExp(`^\\s*(?:${subjectMark.source})+`, 'iu');

export const isForward = (subject: string): boolean => forwarded.test(subject);
/** Whether a message answers another, or passes one on. */
export const hasMark = (subject: string): boolean => marks.test(subject);
export const withoutMarks = (subject: string): string => subject.replace(marks, '');
