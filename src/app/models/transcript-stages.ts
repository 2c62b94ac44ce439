import type { RunnableStage } from '../../ingest/enrich.ts';
import { Listening, transcriptStage } from '../../ingest/transcript-stage.ts';
import type { LendContent } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import type { Configuration } from '../settings/configuration.ts';
import { savedSpending } from './caption-stages.ts';
import { modelEndpoint } from './models.ts';
import { sendingFor } from './sending.ts';

/** What one run may send where the owner set no limit. */
const MINUTES_PER_RUN = 120;
const TIMEOUT_SECONDS = 600;
const RETRIES = 3;
const PAUSE_MS = 2000;

export type TranscriptMemory = {
  readonly store: Store;
  readonly configuration: Configuration;
  readonly lend: LendContent;
};

/** The stage that has speech written down; none unless a model is configured and its owner allowed that sound is sent to it. */
export async function transcriptStages({ store, configuration, lend }: TranscriptMemory): Promise<RunnableStage[]> {
  const sending = await sendingFor(store, configuration, 'transcripts');
  if (sending?.allowed !== true) return [];
  const { transcriber = {} } = configuration;
  const [{ OpenAiCompatibleTranscriber }, { openSoundTrack }] = await Promise.all([
    import('../../adapters/openai-compatible/transcriber.ts'),
    import('../../adapters/ffmpeg/sound-track.ts'),
  ]);
  const { minutesPerRun, minutesTotal, language } = transcriber;
  const limits = {
    ...(minutesPerRun === undefined && minutesTotal !== undefined
      ? {}
      : { minutesPerRun: minutesPerRun ?? MINUTES_PER_RUN }),
    ...(minutesTotal === undefined ? {} : { minutesTotal }),
  };
  const listening = new Listening(limits, sending.use.spent, savedSpending(store, sending));
  const model = new OpenAiCompatibleTranscriber(modelEndpoint(sending.named, configuration));
  let sound: ReturnType<typeof openSoundTrack> | undefined;
  const openSound = () => {
    sound ??= openSoundTrack();
    return sound;
  };
  return [
    transcriptStage(
      { model, sound: openSound, listening, lend },
      {
        timeoutMs: (transcriber.timeoutSeconds ?? TIMEOUT_SECONDS) * 1000,
        retries: RETRIES,
        pauseMs: transcriber.pauseMs ?? PAUSE_MS,
        ...(language === undefined ? {} : { language }),
      },
    ),
  ];
}
