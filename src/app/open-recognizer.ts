import type { TextRecognizer } from '../ports/text-recognizer.ts';

/** Languages, by Tesseract's codes, that the models of PP-OCR read by themselves. */
const readByModels: ReadonlySet<string> = new Set(['eng', 'chi_sim', 'chi_tra']);

/**
 * Reads text by the optional models where they are installed, with the marked letters of other languages by Tesseract, and by
 * Tesseract alone without them. Errors: `dependency-missing` for a language that is not installed.
 */
export async function openRecognizer(languages: readonly string[]): Promise<TextRecognizer> {
  const { hasRuntime } = await import('../adapters/paddle/runtime.ts');
  const openTesseract = async (): Promise<TextRecognizer> => {
    const { openTextRecognizer } = await import('../adapters/tesseract/text-recognizer.ts');
    return openTextRecognizer({ languages });
  };
  if (!hasRuntime()) return openTesseract();
  const { openPaddleRecognizer } = await import('../adapters/paddle/text-recognizer.ts');
  const models = await openPaddleRecognizer();
  if (languages.every((language) => readByModels.has(language))) return models;
  const { markedReader } = await import('../adapters/paddle/marked-letters.ts');
  return markedReader(models, await openTesseract());
}
