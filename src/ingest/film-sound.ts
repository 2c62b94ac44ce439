import type { SoundLevels, Stretch } from '../ports/sound.ts';

/** Silence is this far below what is loud in the film, but never what anybody would hear, nor what nobody does. */
const [SILENT_BELOW_LOUD, LOUDEST_SILENCE, FAINTEST_SOUND] = [30, -40, -60];
/** Noise of the room is silence too, where something else is clearly louder. */
const [NOISE_MARGIN, CLEAR_SPREAD] = [6, 15];
const VOICED = 0.45;
const [LOWEST_VOICE, HIGHEST_VOICE] = [70, 390];
/** Of the half second around, so much must be voiced: speech has breaths and consonants, noise has neither voice. */
const VOICED_SHARE = 0.3;
const AROUND = 5;
/** A tone or a motor hums at one pitch; whoever speaks does not. */
const LEAST_PITCH_SPREAD = 0.03;
const LOUD_ABOVE_USUAL = 9;
const [SHORTEST_SPEECH, SHORTEST_SILENCE, SHORTEST_LOUD] = [0.3, 0.25, 0.2];

/** What is heard in a film: where it is silent, where it sounds like speech, where it is much louder than usual. */
export type HeardStretches = {
  readonly silence: readonly Stretch[];
  readonly speech: readonly Stretch[];
  readonly loud: readonly Stretch[];
};

/** Stretches of sound; speech with pauses shorter than `pause` seconds is one stretch. Pure. */
export function heardStretches(sound: SoundLevels, pause: number): HeardStretches {
  const { step, level } = sound;
  const quiet = quietLevel(level);
  const sounding = Array.from(level, (decibels) => decibels > quiet);
  const usual = quantile(
    [...level].filter((decibels) => decibels > quiet),
    0.5,
  );
  return {
    silence: runs(sounding, false, step).filter(lasts(SHORTEST_SILENCE)),
    speech: merged(sound.speech ?? likelySpeech(sound, sounding), pause).filter(lasts(SHORTEST_SPEECH)),
    loud: merged(
      runs(
        Array.from(level, (decibels) => decibels >= usual + LOUD_ABOVE_USUAL),
        true,
        step,
      ),
      0.3,
    ).filter(lasts(SHORTEST_LOUD)),
  };
}

/** Decibels below which a film is taken to be silent. */
export function quietLevel(level: Float32Array): number {
  const [low, high] = [quantile([...level], 0.05), quantile([...level], 0.9)];
  const below = Math.min(LOUDEST_SILENCE, Math.max(FAINTEST_SOUND, high - SILENT_BELOW_LOUD));
  return high - low > CLEAR_SPREAD
    ? Math.max(below, Math.min(low + NOISE_MARGIN, high - SILENT_BELOW_LOUD / 2))
    : below;
}

/** Where it sounds like speech, as far as levels and pitch tell. */
const likelySpeech = (sound: SoundLevels, sounding: readonly boolean[]): Stretch[] =>
  runs(speaking(sound, sounding), true, sound.step).filter((run) => isVaried(sound, run));

function speaking({ voiced, pitch }: SoundLevels, sounding: readonly boolean[]): boolean[] {
  const isVoice = sounding.map(
    (sounds, i) =>
      sounds && (voiced[i] ?? 0) >= VOICED && (pitch[i] ?? 0) >= LOWEST_VOICE && (pitch[i] ?? 0) <= HIGHEST_VOICE,
  );
  return sounding.map((sounds, i) => {
    if (!sounds) return false;
    const near = isVoice.slice(Math.max(0, i - AROUND), i + AROUND + 1);
    return near.filter(Boolean).length >= near.length * VOICED_SHARE;
  });
}

function isVaried({ step, voiced, pitch }: SoundLevels, run: Stretch): boolean {
  const found: number[] = [];
  for (let i = Math.round(run.start / step); i < Math.round(run.end / step); i += 1)
    if ((voiced[i] ?? 0) >= VOICED) found.push(pitch[i] ?? 0);
  if (found.length < 2) return found.length === 1;
  const mean = found.reduce((sum, hertz) => sum + hertz, 0) / found.length;
  const spread = Math.sqrt(found.reduce((sum, hertz) => sum + (hertz - mean) ** 2, 0) / found.length);
  return spread / mean >= LEAST_PITCH_SPREAD;
}

const lasts =
  (seconds: number) =>
  ({ start, end }: Stretch): boolean =>
    end - start >= seconds - 1e-6;

/** Runs of windows that are `wanted`. */
function runs(marks: readonly boolean[], wanted: boolean, step: number): Stretch[] {
  const found: Stretch[] = [];
  let from = -1;
  for (let i = 0; i <= marks.length; i += 1) {
    const isIn = i < marks.length && marks[i] === wanted;
    if (isIn && from < 0) from = i;
    if (!isIn && from >= 0) {
      found.push({ start: rounded(from * step), end: rounded(i * step) });
      from = -1;
    }
  }
  return found;
}

/** Stretches with less than `gap` seconds between them become one. */
export function merged(stretches: readonly Stretch[], gap: number): Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of stretches) {
    const before = found.at(-1);
    if (before !== undefined && stretch.start - before.end < gap)
      found[found.length - 1] = { start: before.start, end: Math.max(before.end, stretch.end) };
    else found.push(stretch);
  }
  return found;
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** The value that `share` of the numbers do not exceed; -100 decibels of none. */
function quantile(numbers: number[], share: number): number {
  const sorted = numbers.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -100;
}
