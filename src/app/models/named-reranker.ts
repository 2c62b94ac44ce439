import type { Reranker } from '../../ports/reranker.ts';
import type { Configuration } from '../settings/configuration.ts';
import { modelEndpoint } from './models.ts';

/**
 * A reranker: a model of the configuration or `URL#MODEL` whose endpoint has `/rerank`, or `folder:PATH` for an ONNX model
 * on this machine. Errors: those of `modelEndpoint`, and `dependency-missing` or `not-found` for a folder.
 */
export async function openNamedReranker(named: string, configuration: Configuration): Promise<Reranker> {
  const folder = /^folder:(.+)$/.exec(named)?.[1];
  if (folder !== undefined) return (await import('../../adapters/onnx/reranker.ts')).openOnnxReranker(folder);
  const { OpenAiCompatibleReranker } = await import('../../adapters/openai-compatible/reranker.ts');
  return new OpenAiCompatibleReranker(modelEndpoint(named, configuration));
}
