/** Whether a text is plain ASCII, as most mail is: then simpler and quicker rules do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is tested
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
