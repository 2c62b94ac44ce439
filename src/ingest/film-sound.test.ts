import { describe, expect, it } from 'vitest';
import type { SoundLevels } from '../ports/sound.ts';
import { heardStretches } from './film-sound.ts';

type Part = {
  readonly seconds: number;
  readonly level: number;
  readonly voice?: boolean;
  readonly pitch?: (i: number) => number;
};

function sound(parts: readonly Part[]): SoundLevels {
  const [level, voiced, pitch]: [number[], number[], number[]] = [[], [], []];
  for (const part of parts) {
    for (let i = 0; i < Math.round(part.seconds * 10); i += 1) {
      const isVoice = part.voice === true && i % 4 !== 3;
      level.push(part.level + (i % 3));
      voiced.push(isVoice ? 0.8 : 0.2);
      pitch.push(isVoice ? (part.pitch?.(i) ?? 120 + (i % 5) * 8) : 0);
    }
  }
  return {
    step: 0.1,
    level: Float32Array.from(level),
    voiced: Float32Array.from(voiced),
    pitch: Float32Array.from(pitch),
  };
}
const speech = (seconds: number, level = -25): Part => ({ seconds, level, voice: true });
const silence = (seconds: number): Part => ({ seconds, level: -75 });

describe('what is heard', () => {
  it('tells speech, its pauses and silence', () => {
    const heard = heardStretches(sound([silence(1), speech(2), silence(0.6), speech(1.4), silence(2)]), 0.3);
    expect(heard.speech).toEqual([
      { start: 1, end: 3 },
      { start: 3.6, end: 5 },
    ]);
    expect(heard.silence.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 3.6],
      [5, 7],
    ]);
    expect(heardStretches(sound([speech(2), silence(0.6), speech(1.4)]), 1).speech).toEqual([{ start: 0, end: 4 }]);
  });

  it('takes the noise of a room for silence where somebody speaks over it', () => {
    const heard = heardStretches(sound([{ seconds: 3, level: -48 }, speech(3, -20), { seconds: 3, level: -48 }]), 0.3);
    expect(heard.speech).toEqual([{ start: 3, end: 6 }]);
    expect(heard.silence).toHaveLength(2);
  });

  it('takes a motor that hums for no speech, and noise for neither', () => {
    const hum: Part = { seconds: 4, level: -20, voice: true, pitch: () => 100 };
    expect(heardStretches(sound([hum]), 0.3)).toMatchObject({ speech: [], silence: [] });
    expect(heardStretches(sound([{ seconds: 4, level: -20 }]), 0.3)).toMatchObject({ speech: [], silence: [] });
  });

  it('tells what is much louder than usual', () => {
    const heard = heardStretches(sound([speech(4), { seconds: 0.5, level: -8 }, speech(4)]), 0.3);
    expect(heard.loud).toEqual([{ start: 4, end: 4.5 }]);
  });

  it('takes the word of a model for speech, and joins it over short pauses', () => {
    const heard = [
      { start: 1, end: 2 },
      { start: 2.3, end: 3 },
      { start: 6, end: 6.1 },
    ];
    const { speech: found } = heardStretches({ ...sound([speech(5), silence(5)]), speech: heard }, 0.5);
    expect(found).toEqual([{ start: 1, end: 3 }]);
  });

  it('hears nothing but silence in silence', () => {
    expect(heardStretches(sound([{ seconds: 2, level: -100 }]), 0.3)).toEqual({
      silence: [{ start: 0, end: 2 }],
      speech: [],
      loud: [],
    });
    expect(heardStretches(sound([]), 0.3)).toEqual({ silence: [], speech: [], loud: [] });
  });
});
