/** Characters of one line; a longer one is cut into several. */
const LONGEST_LINE = 1_000_000;

/** The lines of a UTF-8 text as it is read, without their ends. */
export async function* textLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let at = rest.indexOf('\n'); at !== -1; at = rest.indexOf('\n', from)) {
      yield withoutReturn(rest.slice(from, at));
      from = at + 1;
    }
    rest = rest.slice(from);
    while (rest.length > LONGEST_LINE) {
      yield rest.slice(0, LONGEST_LINE);
      rest = rest.slice(LONGEST_LINE);
    }
  }
  rest += decoder.decode();
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
