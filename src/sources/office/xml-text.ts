import { SaxesParser } from 'saxes';

/** Which elements of a vocabulary hold words, and what is between them. */
export type TextMarks = {
  /** Characters in these are words. */
  readonly words: ReadonlySet<string>;
  /** A line ends with these. */
  readonly lines: ReadonlySet<string>;
  readonly cells: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** What stands for empty elements. */
  readonly signs: Readonly<Record<string, string>>;
  /** Nothing in these is read: what was deleted, what is there twice. */
  readonly skipped: ReadonlySet<string>;
};

/** Characters of text that are read of one document: some two hundred pages. */
export const MOST_TEXT = 400_000;
/** Levels of elements. */
const DEEPEST = 200;
/** Characters between two looks at the bounds. */
const PIECE = 16_384;

/** `isWhole` is false for what breaks off, is too deep, or is more than is read; then `isLong` is true. */
export type TextRead = {
  readonly text: string;
  readonly pages: number;
  readonly isWhole: boolean;
  readonly isLong: boolean;
};

/** The words of an XML document, as far as it is well-formed. Never throws, resolves no entity but those of XML. */
export function xmlText(xml: string, marks: TextMarks, most = MOST_TEXT): TextRead {
  const flow = new Flow(marks);
  const isWhole = walkXml(xml, flow, () => flow.length > most);
  const isLong = flow.length > most;
  return { text: flow.text().slice(0, most), pages: flow.pages, isWhole: isWhole && !isLong, isLong };
}

export type XmlReader = {
  opened(name: string, attributes: Readonly<Record<string, string>>): void;
  words(text: string): void;
  closed(name: string): void;
};

/** Reads an XML document piece by piece until its end, an error or `isEnough`; whether it was read to its end. */
export function walkXml(xml: string, reader: XmlReader, isEnough: () => boolean): boolean {
  const parser = new SaxesParser({ xmlns: false as const });
  let depth = 0;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) isBroken = true;
    if (!isBroken) reader.opened(name, attributes);
  });
  parser.on('text', (text) => {
    if (!isBroken) reader.words(text);
  });
  parser.on('cdata', (text) => {
    if (!isBroken) reader.words(text);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (!isBroken) reader.closed(name);
  });
  for (let at = 0; at < xml.length; at += PIECE) {
    if (isBroken || isEnough()) return false;
    parser.write(xml.slice(at, at + PIECE));
  }
  if (!isBroken) parser.close();
  return !isBroken;
}

/** Text as it is put together: paragraphs are lines, rows of a table lines of cells parted by tabs. */
class Flow implements XmlReader {
  readonly #marks: TextMarks;
  #parts: string[] = [];
  #wordy = 0;
  #cells = 0;
  #skipped = 0;
  length = 0;
  pages = 0;

  constructor(marks: TextMarks) {
    this.#marks = marks;
  }

  opened(name: string, attributes: Readonly<Record<string, string>>): void {
    const { skipped, words, cells, pages, signs } = this.#marks;
    if (this.#skipped > 0 || skipped.has(name)) {
      this.#skipped += 1;
      return;
    }
    if (words.has(name)) this.#wordy += 1;
    if (cells.has(name)) this.#cells += 1;
    if (pages.has(name)) {
      if (this.pages > 0) this.#add('\f');
      this.pages += 1;
    }
    const sign = signs[name];
    if (sign !== undefined) this.#add(sign.repeat(Math.min(100, Number(attributes['text:c'] ?? 1) || 1)));
  }

  words(text: string): void {
    if (this.#wordy > 0 && this.#skipped === 0) this.#add(text);
  }

  closed(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const { words, lines, cells, rows } = this.#marks;
    if (words.has(name)) this.#wordy -= 1;
    if (cells.has(name)) {
      this.#cells -= 1;
      this.#add(this.#cells > 0 ? ' ' : '\t');
    }
    if (lines.has(name) || rows.has(name)) this.#add(this.#cells > 0 ? ' ' : '\n');
  }

  text(): string {
    return tidied(this.#parts.join(''));
  }

  #add(text: string): void {
    this.#parts.push(text);
    this.length += text.length;
  }
}

/** Cells that are empty to the end of a row, and blanks that no reader sees, are left out. */
export const tidied = (text: string): string =>
  text
    .replace(/ *\t */g, '\t')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** XML by its byte-order mark; without one it is UTF-8, as these formats say. */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label).decode(bytes);
}
