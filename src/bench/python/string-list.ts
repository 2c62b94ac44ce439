const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"' };
const literal = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*/sy;
const escaped = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs;

/** A list of texts as Python prints it, `['a', "it's"]`; JSON's is one, too. `undefined` for anything else. */
export function stringList(printed: string): readonly string[] | undefined {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(printed)?.[1];
  if (inner === undefined) return undefined;
  const texts: string[] = [];
  if (inner.trim() === '') return texts;
  for (let at = 0; ; at += 1) {
    literal.lastIndex = at;
    const found = literal.exec(inner);
    if (found === null) return undefined;
    texts.push(unescaped(found[1] ?? found[2] ?? ''));
    at = literal.lastIndex;
    if (at === inner.length) return texts;
    if (inner[at] !== ',') return undefined;
  }
}

/** Python leaves an escape that it does not know as it stands. */
const unescaped = (text: string): string =>
  text.replace(escaped, (whole, x?: string, u?: string, long?: string, letter?: string) => {
    const code = Number.parseInt(x ?? u ?? long ?? '', 16);
    if (!Number.isNaN(code)) return code > 0x10ffff ? whole : String.fromCodePoint(code);
    return letters[letter ?? ''] ?? whole;
  });
