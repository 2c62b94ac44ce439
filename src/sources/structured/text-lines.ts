/** The lines of a text without their ends, and without a mark of its byte order. */
export function* linesOf(text: string): Generator<string> {
  let from = text.startsWith('\ufeff') ? 1 : 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, text[to - 1] === '\r' ? Math.max(from, to - 1) : to);
    from = to + 1;
  }
}
