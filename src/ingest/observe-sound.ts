import type { SoundLevels, Stretch } from '../ports/sound.ts';
import { heardStretches } from './film-sound.ts';
import type { Observed } from './observe-face.ts';
import { median } from './observe-runs.ts';
import { tellings } from './observe-words.ts';

/** Speech is cut where nothing is said for so long. Seconds. */
const PAUSE = 0.35;
const [SHORTEST_SILENCE, LONGEST_PAUSE] = [0.6, 3];
/** Decibels, and share of the usual pitch, by which speech differs from the rest of the film. */
const [LOUDER, HIGHER] = [4, 0.15];
const VOICED = 0.45;

type Tag = Extract<Observed, { dimension: 'Audio' }>['tag'];

/** What is heard in a film: speech, pauses, silence, and where speech is louder, softer, higher or lower than usual. */
export function soundObservations(sound: SoundLevels | undefined, durationSeconds: number): Observed[] {
  const tell = (tag: Tag, { start, end }: Stretch): Observed => ({
    dimension: 'Audio',
    tag,
    start,
    end,
    description: tellings[tag],
    boxes: [],
  });
  if (sound === undefined) return [tell('no-sound', { start: 0, end: durationSeconds })];
  const { speech, silence, loud } = heardStretches(sound, PAUSE);
  const pauses = speech.slice(1).map((next, i) => ({ start: speech[i]?.end ?? next.start, end: next.start }));
  const isPause = (s: Stretch): boolean => s.end - s.start <= LONGEST_PAUSE;
  const silent = silence.filter(
    (s) =>
      s.end - s.start >= SHORTEST_SILENCE && !pauses.some((p) => isPause(p) && p.start <= s.end && s.start <= p.end),
  );
  return [
    ...speech.map((s) => tell('speech', s)),
    ...pauses.filter(isPause).map((s) => tell('pause', s)),
    ...silent.map((s) => tell('silence', s)),
    ...loud.map((s) => tell('loud-sound', s)),
    ...unusual(sound, speech).map(({ tag, ...s }) => tell(tag, s)),
  ];
}

/** Speech that differs from most of it; one stretch alone has nothing to differ from. */
function unusual(sound: SoundLevels, speech: readonly Stretch[]): (Stretch & { readonly tag: Tag })[] {
  if (speech.length < 2) return [];
  const level = (s: Stretch): number => median(within(sound.level, sound, s));
  const pitch = (s: Stretch): number =>
    median(within(sound.pitch, sound, s).filter((_, i) => (within(sound.voiced, sound, s)[i] ?? 0) >= VOICED));
  const usualLevel = median(speech.map(level));
  const usualPitch = median(speech.map(pitch).filter((hertz) => hertz > 0));
  return speech.flatMap((s) => {
    const decibels = level(s) - usualLevel;
    const higher = usualPitch === 0 || pitch(s) === 0 ? 0 : pitch(s) / usualPitch - 1;
    return [
      ...(Math.abs(decibels) >= LOUDER
        ? [{ ...s, tag: decibels > 0 ? ('louder' as const) : ('softer' as const) }]
        : []),
      ...(Math.abs(higher) >= HIGHER
        ? [{ ...s, tag: higher > 0 ? ('pitch-higher' as const) : ('pitch-lower' as const) }]
        : []),
    ];
  });
}

const within = (values: Float32Array, { step }: SoundLevels, { start, end }: Stretch): number[] => [
  ...values.subarray(Math.round(start / step), Math.round(end / step)),
];
