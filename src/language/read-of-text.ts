/** Texts of which the reading is kept. */
const MOST_KEPT = 64;

/** What is read off a text alone, kept for the texts that were read last: one question is read by several kinds of answers. */
export function readOfText<V>(read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_KEPT) known.clear();
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
