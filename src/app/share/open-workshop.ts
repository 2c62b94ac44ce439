import { openCodeFinder } from '../../adapters/barcodes/code-finder.ts';
import { findFfmpeg } from '../../adapters/ffmpeg/executable.ts';
import { openFilmWriter } from '../../adapters/ffmpeg/film-writer.ts';
import { jpegOf } from '../../adapters/sharp/jpeg.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { missingModels, openPerception } from '../jobs/open-perception.ts';
import { spendingOf } from '../models/caption-stages.ts';
import { modelEndpoint } from '../models/models.ts';
import { sendingFor } from '../models/sending.ts';
import type { OpenMemory } from '../open-memory.ts';
import { knowledgeOf, type MemoryKnowledge } from './memory-knowledge.ts';
import type { FilmTools } from './pictures/redact-film.ts';
import { type VisionJudge, visionJudge } from './pictures/vision-judge.ts';
import type { Workshop } from './redact-item.ts';
import type { ShareFolder } from './share-folder.ts';
import { Pseudonyms } from './words/pseudonyms.ts';

/**
 * Everything that looks at pictures. Faces are looked for here also where that is switched off for imports, and in the same
 * processes: found, not told apart, and forgotten at once. Close with `close`.
 */
export async function openTools(memory: OpenMemory): Promise<FilmTools & { close(): Promise<void> }> {
  const perception = missingModels().length > 0 ? undefined : openPerception(memory.jobs);
  const ffmpeg = await findFfmpeg();
  return {
    decoder: await memory.decoder(),
    recognizer: await memory.recognizer().catch((error: unknown) => {
      if (isMadeleineError(error) && error.code === 'dependency-missing') return undefined;
      throw error;
    }),
    perception,
    codes: openCodeFinder(),
    frames: await memory.frames(),
    writer: ffmpeg === undefined ? undefined : openFilmWriter(ffmpeg),
    jpegOf,
    close: async () => perception?.close(),
  };
}

/** A set's workshop. Errors: those of the configured model; `dependency-missing`. */
export async function openWorkshop(
  memory: OpenMemory,
  folder: ShareFolder,
  tools: FilmTools,
  signal?: AbortSignal,
): Promise<Workshop & { readonly knowledge: MemoryKnowledge }> {
  const { request, secret, shiftDays } = await folder.state();
  return {
    folder,
    tools,
    knowledge: await knowledgeOf(memory, signal),
    pseudonyms: new Pseudonyms(secret, await folder.pseudonyms()),
    judge: await secondJudge(memory),
    model: request.model === undefined ? undefined : await memory.model(request.model),
    shiftDays,
    lend: memory.lend,
  };
}

/** The model that describes pictures, where its owner allowed that pictures are sent to it. */
async function secondJudge({ store, configuration }: OpenMemory): Promise<VisionJudge | undefined> {
  const sending = await sendingFor(store, configuration, 'captions');
  if (sending?.allowed !== true) return undefined;
  const { OpenAiCompatibleVision } = await import('../../adapters/openai-compatible/vision-model.ts');
  const model = new OpenAiCompatibleVision(modelEndpoint(sending.named, configuration));
  return visionJudge(model, await spendingOf(store, configuration, sending));
}
