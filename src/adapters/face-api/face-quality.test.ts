import { describe, expect, it } from 'vitest';
import { faceQuality, sharpnessOf, unconfirmed } from './face-quality.ts';

const clear = { width: 140, sharpness: 600, yaw: 5, confidence: 0.98 };
/** What faces need to be grouped: `faceLimits.grouped`. */
const ENOUGH = 0.5;

describe('the quality of a face', () => {
  it('is high for a clear one, and not enough when any cue says that it tells nothing of whose it is', () => {
    expect(faceQuality(clear)).toBeGreaterThan(0.9);
    expect(faceQuality({ ...clear, width: 28 })).toBeLessThan(ENOUGH);
    expect(faceQuality({ ...clear, sharpness: 20 })).toBeLessThan(ENOUGH);
    expect(faceQuality({ ...clear, yaw: 65 })).toBeLessThan(ENOUGH);
    expect(faceQuality({ ...clear, confidence: 0.5 })).toBeLessThan(ENOUGH);
    expect(unconfirmed(faceQuality(clear))).toBeLessThan(ENOUGH);
  });

  it('is not raised by what is sharp beside a blurred face', () => {
    const [width, height] = [128, 128];
    const rgb = new Uint8Array(width * height * 3).fill(120);
    const ruled = (y: number): number => (y % 4 < 2 ? 250 : 10);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (y < 16 || y > 112) rgb.fill(ruled(x), 3 * (y * width + x), 3 * (y * width + x) + 3);
    expect(sharpnessOf({ width, height, rgb }, { x: 0, y: 0, w: 1, h: 1 })).toBeLessThan(1);
  });
});
