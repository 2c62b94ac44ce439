import { digest } from '../language/digest.ts';
import type { Spent } from '../memory/endpoint-use.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { reading } from '../memory/reading.ts';
import type { Transcript } from '../memory/seen.ts';
import { attempt } from '../ports/attempt.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { SoundPiece, SoundTrack } from '../ports/sound.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { isFilm } from './film-stage.ts';

export const TRANSCRIPT_STAGE = 'transcripts';
/** Of how replies become a transcript: another one, and films are heard again. */
const VERSION = 1;
/** Ten minutes of 16 kHz are some 10 MB of FLAC; hosts take 25. */
const PIECE_SECONDS = 600;
/** A film that is silent for so much of its time is not sent. */
const MOSTLY = 0.95;

export type TranscriptPorts = {
  readonly model: Transcriber;
  readonly sound: () => Promise<SoundTrack>;
  readonly listening: Listening;
  readonly lend: LendContent;
};
export type TranscriptOptions = {
  readonly language?: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly pauseMs: number;
};

/** Films at hand of which nobody says yet what is said in them. */
export const wantsTranscript = (item: StoredItem): boolean =>
  isFilm(item) && !item.readings.some(({ field }) => field === 'transcript');

/** What is said in films, by a model of the owner's choice. Errors: those of Transcriber and SoundTrack, `budget-spent`. */
export function transcriptStage(ports: TranscriptPorts, options: TranscriptOptions): RunnableStage {
  const identity = JSON.stringify([VERSION, ports.model.name, options.language]);
  const version = 1 + (Number.parseInt(digest(identity), 36) % 2_000_000_000);
  return {
    name: TRANSCRIPT_STAGE,
    version,
    concurrency: 1,
    wants: wantsTranscript,
    isReady: async () => (await ports.sound()).available,
    async run(item, signal): Promise<StageYield> {
      // Subtitles inside the film may have been read since it was queued.
      if (!wantsTranscript(withoutOwn(item)) || isSilent(item)) return { readings: [] };
      const transcript = await ports.lend(item, (path) => heard(path, ports, options, signal), signal);
      const by = `${TRANSCRIPT_STAGE}.${ports.model.name}`;
      return transcript === undefined
        ? { readings: [] }
        : { readings: [reading('transcript', transcript, { kind: 'inferred', by, version })] };
    },
  };
}

const withoutOwn = (item: StoredItem): StoredItem => ({
  ...item,
  readings: item.readings.filter(({ provenance }) => !provenance.by.startsWith(`${TRANSCRIPT_STAGE}.`)),
});

function isSilent({ moments = [] }: MemoryItem): boolean {
  const length = Math.max(0, ...moments.map(({ end }) => end));
  const silent = moments.filter(({ kind }) => kind === 'silence').reduce((sum, { start, end }) => sum + end - start, 0);
  return length > 0 && silent >= length * MOSTLY;
}

async function heard(
  path: string,
  { model, sound, listening }: TranscriptPorts,
  { language, ...patience }: TranscriptOptions,
  signal: AbortSignal,
): Promise<Transcript | undefined> {
  const segments: Transcript['segments'][number][] = [];
  let spoken = language;
  for await (const piece of (await sound()).pieces(path, PIECE_SECONDS, signal)) {
    const made = await attempt(
      (during) =>
        listening.paid(piece, () =>
          model.transcribe(piece, { signal: during, ...(language === undefined ? {} : { language }) }),
        ),
      { ...patience, signal },
    );
    if (!made.ok) throw made.thrown;
    spoken ??= made.value.language;
    const later = ({ start, end, text }: (typeof segments)[number]) => ({
      start: rounded(start + piece.from),
      end: rounded(end + piece.from),
      text,
    });
    segments.push(...made.value.segments.map(later));
  }
  if (segments.length === 0) return undefined;
  return { ...(spoken === undefined ? {} : { language: spoken }), segments };
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Minutes of sound that may be sent: by one run, and in all; absent: without a limit. */
export type ListeningLimits = { readonly minutesPerRun?: number; readonly minutesTotal?: number };

/** Keeps how much sound is sent under its limits. A piece that would pass one is not sent. `save` is told every sum. */
export class Listening {
  readonly #limits: ListeningLimits;
  readonly #save: (spent: Spent) => Promise<void>;
  #total: Spent;
  #run = 0;

  constructor(limits: ListeningLimits, before: Spent, save: (spent: Spent) => Promise<void>) {
    this.#limits = limits;
    this.#total = before;
    this.#save = save;
  }

  /** Errors: `budget-spent` without calling. */
  async paid<T>({ seconds }: Pick<SoundPiece, 'seconds'>, call: () => Promise<T>): Promise<T> {
    const { minutesPerRun, minutesTotal } = this.#limits;
    const total = (this.#total.seconds ?? 0) + seconds;
    if (minutesPerRun !== undefined && this.#run + seconds > minutesPerRun * 60)
      throw overrun('minutesPerRun', minutesPerRun);
    if (minutesTotal !== undefined && total > minutesTotal * 60) throw overrun('minutesTotal', minutesTotal);
    const reply = await call();
    this.#run += seconds;
    this.#total = { ...this.#total, calls: this.#total.calls + 1, seconds: total };
    await this.#save(this.#total);
    return reply;
  }
}

const overrun = (name: keyof ListeningLimits, limit: number): MadeleineError =>
  new MadeleineError(
    'budget-spent',
    `The limit of ${limit} minutes of audio (\`${name}\`) would be exceeded; the rest stays pending.`,
    {
      action: `${name === 'minutesPerRun' ? 'Run `madeleine add` again for the next part, or raise' : 'Raise'} \`transcriber.${name}\` in madeleine.config.yaml.`,
    },
  );
