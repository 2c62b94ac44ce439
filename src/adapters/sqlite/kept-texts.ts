const BYTES_OF_OFFSET = 4;

/** Texts one after the other, behind where each begins and where the last one ends; in memory that all threads share. */
export function keepTexts(texts: readonly string[]): SharedArrayBuffer {
  const head = (texts.length + 1) * BYTES_OF_OFFSET;
  const lengths = texts.map((text) => Buffer.byteLength(text, 'utf8'));
  const bytes = new SharedArrayBuffer(lengths.reduce((sum, length) => sum + length, head));
  const [numbers, whole] = [new Uint32Array(bytes, 0, texts.length + 1), Buffer.from(bytes)];
  let offset = head;
  for (const [at, text] of texts.entries()) {
    numbers[at] = offset;
    whole.write(text, offset, 'utf8');
    offset += lengths[at] ?? 0;
  }
  numbers[texts.length] = offset;
  return bytes;
}

/** @param to the first that is not wanted */
export function textsIn(bytes: SharedArrayBuffer, from: number, to: number): string[] {
  const offsets = new Uint32Array(bytes, from * BYTES_OF_OFFSET, to - from + 1);
  const whole = Buffer.from(bytes);
  return Array.from({ length: to - from }, (_, i) => whole.toString('utf8', offsets[i], offsets[i + 1]));
}
