const BYTES_OF_OFFSET = 4;

/** Texts one after the other, behind how many there are, where each begins and where the last one ends; in memory that all threads share. */
export function keepTexts(texts: readonly string[]): SharedArrayBuffer {
  const head = (texts.length + 2) * BYTES_OF_OFFSET;
  const lengths = texts.map((text) => Buffer.byteLength(text, 'utf8'));
  const bytes = new SharedArrayBuffer(lengths.reduce((sum, length) => sum + length, head));
  const [numbers, whole] = [new Uint32Array(bytes, 0, texts.length + 2), Buffer.from(bytes)];
  numbers[0] = texts.length;
  let offset = head;
  for (const [at, text] of texts.entries()) {
    numbers[at + 1] = offset;
    whole.write(text, offset, 'utf8');
    offset += lengths[at] ?? 0;
  }
  numbers[texts.length + 1] = offset;
  return bytes;
}

export const countOfTexts = (bytes: SharedArrayBuffer): number => new Uint32Array(bytes, 0, 1)[0] ?? 0;

/** @param to the first that is not wanted */
export function textsIn(bytes: SharedArrayBuffer, from: number, to: number): string[] {
  const offsets = new Uint32Array(bytes, (from + 1) * BYTES_OF_OFFSET, to - from + 1);
  const whole = Buffer.from(bytes);
  return Array.from({ length: to - from }, (_, i) => whole.toString('utf8', offsets[i], offsets[i + 1]));
}
