/** Control characters, bidirectional marks, and characters that are invisible to readers but not to a model. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A marker, in any spelling, inside the text itself. */
const marker = /[<\uff1c](?=[\s/\u200c\u200d]*untrusted)/gi;

/** Text that is safe in an answer: without hidden characters and without a closing mark. */
export const inert = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '').replace(marker, '‹');

/** The same on one line. */
export const inertLine = (text: string): string => inert(text).replace(/\s+/g, ' ').trim();

/** Untrusted text, marked as such. */
export const untrusted = (text: string): string => `<untrusted>${inert(text)}</untrusted>`;
export const untrustedLine = (text: string): string => `<untrusted>${inertLine(text)}</untrusted>`;
