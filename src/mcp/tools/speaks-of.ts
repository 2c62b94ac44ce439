const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of `said` starts a word in one of the texts, ignoring case and accents. */
export function speaksOf(texts: readonly string[], said: string): boolean {
  const all = ` ${folded(texts.join(' ')).replace(/[^\p{L}\p{N}@]+/gu, ' ')}`;
  return folded(said)
    .split(/[^\p{L}\p{N}@]+/u)
    .filter((word) => word !== '')
    .every((word) => all.includes(/^\p{Script=Han}/u.test(word) ? word : ` ${word}`));
}
