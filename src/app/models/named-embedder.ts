import type { PictureForm } from '../../adapters/openai-compatible/embedder.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Configuration } from '../settings/configuration.ts';
import { modelEndpoint } from './models.ts';

/**
 * An embedder, of words unless it is said how it takes pictures: a model of the configuration, `URL#MODEL`, or `folder:PATH` for an ONNX model on this machine.
 * Errors: those of `modelEndpoint`, and `dependency-missing` or `not-found` for a folder.
 */
export async function openNamedEmbedder(
  named: string,
  configuration: Configuration,
  pictures: PictureForm = 'none',
): Promise<Embedder> {
  const folder = /^folder:(.+)$/.exec(named)?.[1];
  if (folder !== undefined) return (await import('../../adapters/onnx/embedder.ts')).openOnnxEmbedder(folder);
  const { OpenAiCompatibleEmbedder } = await import('../../adapters/openai-compatible/embedder.ts');
  return new OpenAiCompatibleEmbedder(modelEndpoint(named, configuration), pictures);
}
