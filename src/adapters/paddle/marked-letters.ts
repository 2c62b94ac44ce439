import type { Ocr } from '../../memory/item-text.ts';
import type { RecognizedText, TextRecognizer } from '../../ports/text-recognizer.ts';

/** A word without the marks of its letters: "Müller" and "Muller" are one. */
const unmarked = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Words as `read` has them, with the marks on letters that `other` saw on the same word: the models know few marked letters, an
 * engine that knows the language has them all.
 */
export function withMarks(read: RecognizedText, other: Pick<Ocr, 'text'>): RecognizedText {
  const marked = new Map<string, string>();
  for (const word of other.text.match(/\p{L}+/gu) ?? []) {
    const plain = unmarked(word);
    if (plain !== word) marked.set(plain, word);
  }
  const restored = (text: string): string => text.replace(/\p{L}+/gu, (word) => marked.get(unmarked(word)) ?? word);
  const lines = read.lines?.map((line) => ({ ...line, text: restored(line.text) }));
  const words = read.words.map((word) => ({ ...word, text: restored(word.text) }));
  return { ...read, text: restored(read.text), words, ...(lines === undefined ? {} : { lines }) };
}

/** Reads by `reader`, and by `speaker` for the marks of the languages that it knows, where either finds text. */
export function markedReader(reader: TextRecognizer, speaker: TextRecognizer): TextRecognizer {
  return {
    name: reader.name,
    version: reader.version,
    concurrency: 1,
    async recognize(png, signal) {
      const read = await reader.recognize(png, signal);
      if (read === undefined) return undefined;
      const other = await speaker.recognize(png, signal);
      return other === undefined ? read : withMarks(read, other);
    },
    async close() {
      await Promise.all([reader.close(), speaker.close()]);
    },
  };
}
