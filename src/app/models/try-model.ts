import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { openOnnxEmbedder } from '../../adapters/onnx/embedder.ts';
import type { Fetchable, ModelsGetResponse } from '../../contract/models-verb.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { assertSettingsFolder, writeSettings } from '../settings/settings-file.ts';
import { knownModels } from './fetchable-models.ts';

export type Tried = Pick<ModelsGetResponse, 'loads' | 'note'>;

/** One red pixel, as PNG. */
const RED_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
/** What model files of whisper.cpp begin with: `ggml`, as a little-endian number. */
const GGML = 'lmgg';

/**
 * Whether the model can be used: an embedder embeds a word, and a picture if it should; of a speech model, which another
 * program runs, only the beginning of the file is looked at. `peer`: where transformers.js is, if not under its name.
 */
export async function tryModel({ purpose, folder }: Fetchable, peer?: string): Promise<Tried> {
  if (purpose === 'speech') {
    if ((await firstBytes(join(folder, 'ggml-base.bin'))) === GGML)
      return { loads: 'not-tried', note: 'It is run by whisper.cpp, not by Madeleine.' };
    return { loads: 'no', note: 'This is not a model file of whisper.cpp.' };
  }
  try {
    const embedder = await openOnnxEmbedder(folder, peer);
    await embedder.texts(['a photo']);
    if (purpose === 'pictures') await embedder.pictures([Buffer.from(RED_PIXEL, 'base64')]);
    await embedder.close();
    return { loads: 'yes' };
  } catch (error) {
    if (isMadeleineError(error) && error.code === 'dependency-missing')
      return { loads: 'not-tried', note: `${error.message} ${error.action ?? ''}`.trim() };
    return { loads: 'no', note: error instanceof Error ? error.message : String(error) };
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GGML.length), 0, GGML.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** How what was fetched is put to use, as instructions. */
export function nextStep({ purpose, folder }: Fetchable): string {
  const setting = { pictures: 'embedder.folder', text: 'embedder.textFolder' };
  if (purpose !== 'speech')
    return `Switch it on with models get ${purpose} --use, or the setting ${setting[purpose]}: ${folder}`;
  return [
    `Serve it with whisper.cpp: whisper-server -m ${join(folder, 'ggml-base.bin')} --port 8080`,
    '  --inference-path /v1/audio/transcriptions',
    'and set transcriber.model: http://127.0.0.1:8080/v1#base',
  ].join('\n');
}

/** Errors: `usage` for a model that no setting names by its folder, `not-a-memory`: told before anything is fetched. */
export function assertUsable(memory: string, { purpose }: Fetchable): void {
  if (purpose === 'speech')
    throw new MadeleineError('usage', '--use works for text and pictures only.', {
      action: `Run models get ${purpose} without it; it prints how the model is used.`,
    });
  assertSettingsFolder(memory);
}

/** Makes a memory compare pictures or texts by this model. Errors: those of `writeSettings`. Returns the settings file. */
export async function useFetched(memory: string, { purpose, folder }: Fetchable): Promise<string> {
  const ofText = [
    { path: ['embedder', 'textFolder'], value: folder },
    { path: ['embedder', 'textPrefixes'], value: knownModels.text.prefixes },
  ] as const;
  const ofPictures = [
    { path: ['embedder', 'folder'], value: folder },
    { path: ['embedder', 'model'], value: undefined },
  ] as const;
  const { file } = await writeSettings(memory, purpose === 'text' ? ofText : ofPictures);
  return file;
}
