/** Longer questions are seldom asked twice, and would be dear to keep. */
const LONGEST_KEPT = 500;

/**
 * A pure function of a text that remembers its last answers, for texts that come again and again, such as the header
 * lines of a mailbox. At most `most` answers are kept; then it begins anew.
 */
export function remembered<V>(most: number, answer: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return answer(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as V;
    const made = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
