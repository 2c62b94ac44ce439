/** Controls, marks that reorder what is read, and characters that no reader sees but a model does. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken away
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A marker, however it is spelled, that the text itself brings. */
const marker = /[<\uff1c](?=[\s/\u200c\u200d]*untrusted)/gi;

/** Text as it may stand in an answer: nothing hidden in it, and no end of the mark around it. */
export const inert = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '').replace(marker, '‹');

/** The same on one line. */
export const inertLine = (text: string): string => inert(text).replace(/\s+/g, ' ').trim();

/** Words that others may have written, marked as such. */
export const untrusted = (text: string): string => `<untrusted>${inert(text)}</untrusted>`;
export const untrustedLine = (text: string): string => `<untrusted>${inertLine(text)}</untrusted>`;
