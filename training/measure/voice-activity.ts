import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVideoFrames } from '../../src/adapters/ffmpeg/video-frames.ts';
import { openVoice } from '../../src/app/open-voice.ts';
import { heardStretches } from '../../src/ingest/film-sound.ts';
import type { Stretch } from '../../src/ports/sound.ts';

/**
 * How well speech is found in sounds that are made here, by levels and by the optional model: seconds of speech that were found,
 * and seconds that were taken for speech and are none. Needs ffmpeg, espeak-ng and sox.
 *
 *   node training/measure/voice-activity.ts levels|model
 */
const RATE = 16_000;
const SECONDS = 40;
/** Pauses inside a sentence count as speech. */
const PAUSE = 0.35;
const voices = ['en-gb', 'de+f3', 'cmn', 'en-us+f2', 'de+m3'] as const;
const sentences: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We will be there at nine, if the ferry is on time.',
    'Look at the lighthouse, it is already dark.',
    'Happy birthday, dear!',
  ],
  de: ['Morgen fahren wir mit dem Zug nach Hamburg.', 'Kannst du bitte das Licht ausmachen?', 'Ja, gleich.'],
  cm: ['我们明天早上去海边。', '你看那只小狗多可爱。', '好的，马上来。'],
};
const starts = [2, 8, 13, 19, 24, 31];

const sox = (...args: readonly string[]): Buffer => execFileSync('sox', args, { maxBuffer: 64 * 1024 * 1024 });
const raw = ['-t', 'raw', '-r', String(RATE), '-b', '16', '-e', 'signed', '-c', '1', '-'] as const;

function samplesOf(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32768;
  return samples;
}

/** A sentence without the silence around it. */
function spoken(folder: string, voice: string, text: string): Float32Array {
  const file = join(folder, 'said.wav');
  execFileSync('espeak-ng', ['-v', voice, '-s', '150', '-w', file, text]);
  const edge = ['silence', '1', '0.02', '1%', 'reverse'];
  return samplesOf(sox(file, ...raw, ...edge, ...edge));
}

type Sound = { readonly samples: Float32Array; readonly truth: readonly Stretch[] };

function talk(folder: string, loudness: number): Sound {
  const samples = new Float32Array(SECONDS * RATE);
  const truth = starts.map((start, at) => {
    const voice = voices[at % voices.length] ?? 'en-gb';
    const said = spoken(folder, voice, sentences[voice.slice(0, 2)]?.[at % 3] ?? '');
    said.forEach((value, i) => {
      samples[start * RATE + i] = value * loudness;
    });
    return { start, end: start + said.length / RATE };
  });
  return { samples, truth };
}

const synth = (volume: number, ...args: readonly string[]): Float32Array =>
  samplesOf(sox('-n', ...raw, 'synth', String(SECONDS), ...args, 'vol', String(volume)));

/** Plucked chords with a melody above and a beat: what is played, and nobody sings. */
function music(volume: number): Float32Array {
  const melody = ['E4', 'G4', 'A4', 'G4', 'D4', 'F4', 'E4', 'C4'];
  const samples = new Float32Array(SECONDS * RATE);
  for (let beat = 0; beat < SECONDS * 2; beat++) {
    const chord = beat % 4 < 2 ? ['C3', 'G3'] : ['F3', 'A3'];
    const notes = [melody[beat % melody.length] ?? 'C4', ...chord].flatMap((note) => ['pluck', note]);
    const played = samplesOf(sox('-n', ...raw, 'synth', '1.2', ...notes, 'remix', '-', 'fade', '0', '1.2', '0.3'));
    played.forEach((value, i) => {
      const at = (beat * RATE) / 2 + i;
      if (at < samples.length) samples[at] = (samples[at] ?? 0) + value * volume;
    });
  }
  return samples;
}

const mixed = (sound: Sound, ...beds: readonly Float32Array[]): Sound => ({
  truth: sound.truth,
  samples: sound.samples.map((value, i) => beds.reduce((sum, bed) => sum + (bed[i] ?? 0), value)),
});
const nobody: Sound = { samples: new Float32Array(SECONDS * RATE), truth: [] };

const scenes: Readonly<Record<string, (folder: string) => Sound>> = {
  'speech with pauses': (folder) => talk(folder, 0.5),
  'soft speech': (folder) => talk(folder, 0.04),
  'speech in white noise': (folder) => mixed(talk(folder, 0.4), synth(0.05, 'whitenoise')),
  'speech in loud wind': (folder) => mixed(talk(folder, 0.4), synth(0.4, 'brownnoise')),
  'speech over music': (folder) => mixed(talk(folder, 0.5), music(0.12)),
  'speech over a motor': (folder) => mixed(talk(folder, 0.4), synth(0.08, 'sawtooth', '95')),
  'music alone': () => mixed(nobody, music(0.4)),
  'a tone that rises slowly': () => mixed(nobody, synth(0.3, 'sine', '150:330')),
  'a siren': () =>
    mixed(
      nobody,
      samplesOf(
        sox(
          '-n',
          ...raw,
          'synth',
          String(SECONDS),
          'sine',
          '260',
          'tremolo',
          '3',
          '60',
          'bend',
          '1,600,4',
          'vol',
          '0.4',
        ),
      ),
    ),
  'pink noise': () => mixed(nobody, synth(0.2, 'pinknoise')),
};

const total = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);
function both(one: readonly Stretch[], other: readonly Stretch[]): number {
  let sum = 0;
  for (const a of one) for (const b of other) sum += Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
  return sum;
}

async function measure(by: string): Promise<void> {
  const voice = by === 'model' ? await openVoice() : undefined;
  if (by === 'model' && voice === undefined) throw new Error('The model is not installed.');
  const frames = await openVideoFrames({ voice: async () => voice });
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-voice-'));
  try {
    console.log(`| ${by} | speech | found | taken for speech | CPU |\n| --- | --- | --- | --- | --- |`);
    const sums = { truth: 0, found: 0, wrong: 0, cpu: 0 };
    for (const [name, made] of Object.entries(scenes)) {
      const { samples, truth } = made(folder);
      const pcm = Buffer.alloc(samples.length * 2);
      for (const [i, value] of samples.entries())
        pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), i * 2);
      const film = join(folder, 'sound.mkv');
      const form = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0', '-c:a', 'flac'];
      execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...form, film], { input: pcm });
      const before = process.cpuUsage();
      const { sound } = await frames.survey(film);
      const heard = sound === undefined ? [] : heardStretches(sound, PAUSE).speech;
      const { user, system } = process.cpuUsage(before);
      const found = both(heard, truth);
      const [wrong, cpu] = [total(heard) - found, (user + system) / 1e6];
      console.log(
        `| ${name} | ${total(truth).toFixed(1)} s | ${found.toFixed(1)} s | ${wrong.toFixed(1)} s | ${cpu.toFixed(2)} s |`,
      );
      sums.truth += total(truth);
      sums.found += found;
      sums.wrong += wrong;
      sums.cpu += cpu;
    }
    console.log(
      `| all | ${sums.truth.toFixed(1)} s | ${sums.found.toFixed(1)} s | ${sums.wrong.toFixed(1)} s | ${sums.cpu.toFixed(2)} s |`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await measure(process.argv[2] ?? 'levels');
