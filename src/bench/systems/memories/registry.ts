import { readConfiguration } from '../../../app/settings/configuration.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { openCalled } from '../../calls/open-caller.ts';
import type { SystemUnderTest } from '../../system.ts';
import type { TextForm } from '../item-text.ts';
import { modelReader } from '../model-reader.ts';
import type { RowOptions } from '../row-options.ts';
import { aMem } from './a-mem.ts';
import { atmRag } from './atm-rag.ts';
import { hippoRag2 } from './hippo-rag.ts';
import { memPalace } from './mem-palace.ts';
import { mem0 } from './mem0.ts';
import { memoryOs } from './memory-os.ts';
import { type MemorySystem, memoryRow } from './memory-system.ts';
import { selfRag } from './self-rag.ts';
import { simpleMem } from './simple-mem.ts';

/** Every published memory system that can be run as a row. */
export const memorySystems: readonly MemorySystem[] = [
  atmRag,
  aMem('piled'),
  aMem('links'),
  aMem('updates'),
  aMem('linked'),
  mem0('plain'),
  mem0('agentic'),
  memoryOs,
  simpleMem,
  hippoRag2,
  selfRag,
  memPalace,
];

/**
 * `a-mem-linked:MODEL,EMBEDDER`: a memory system that thinks and answers with the model (unless --builder and --reader name others) and compares with the embedder, both
 * by their names in the configuration or as `URL#MODEL`; a third name is of a reranker, for those that have a use for one; nothing where another system is written. Errors: `usage`, and those of
 * `openLanguageModel`.
 */
export async function openMemorySystem(
  written: string,
  folder: string,
  form: TextForm,
  options: RowOptions,
): Promise<SystemUnderTest | undefined> {
  const at = written.indexOf(':');
  const system = memorySystems.find(({ name }) => name === (at < 0 ? written : written.slice(0, at)));
  if (system === undefined) return undefined;
  const [model, embedder, reranker, ...more] = at < 0 ? [] : written.slice(at + 1).split(',');
  const isMore = more.length > 0 || (reranker !== undefined && (reranker === '' || system.reranks !== true));
  if (model === undefined || embedder === undefined || isMore || model === '' || embedder === '') {
    const form = `${system.name}:MODEL,EMBEDDER${system.reranks === true ? '[,RERANKER]' : ''}`;
    throw new MadeleineError('usage', `${written} names no model and embedder${isMore ? ' alone' : ''}.`, {
      action: `Write it as ${form}, by their names in the configuration or as URL#MODEL.`,
    });
  }
  const configuration = readConfiguration(folder);
  const builder = options.builder ?? model;
  return memoryRow(system, written, {
    ...(await openCalled({ model: builder, embedder, ...(reranker === undefined ? {} : { reranker }) }, configuration)),
    reader: await modelReader(options.reader ?? model, folder, options),
    form,
    read: options.read,
  });
}
