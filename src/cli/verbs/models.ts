import pc from 'picocolors';
import type { ModelsResponse, ModelsTestResponse, Trial } from '../../contract/models-verb.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';
import { table } from '../table.ts';

const configured = () => import('../../app/models/configured-models.ts');

export async function listModels({ face, folder, flags }: VerbContext): Promise<ExitCode> {
  face.result((await configured()).listModels(folder, flags), listLines);
  return exitCodes.done;
}

/** The uses of models, one sentence each. */
function partsInWords({ reranker, embedder, textEmbedder, planner }: ModelsResponse): string[] {
  return [
    ...(planner === undefined || planner.when === 'embedded'
      ? []
      : [
          `Query understanding: ${plain(planner.model ?? 'the answering model')}, ${planner.when === 'model' ? 'always' : 'when unsure'}.`,
        ]),
    ...(reranker === undefined ? [] : [`Reranking: ${plain(reranker.model)}.`]),
    ...(embedder === undefined ? [] : [`Picture embeddings: ${plain(embedder.model)}.`]),
    ...(textEmbedder === undefined ? [] : [`Text embeddings: ${plain(textEmbedder.model)}.`]),
  ];
}

function listLines(listed: ModelsResponse): string {
  const { models, answerer } = listed;
  const answers =
    answerer.name === 'extractive' || answerer.model === undefined
      ? 'Answering: without a model.'
      : `Answering: ${plain(answerer.model)}, ${answerer.name}.`;
  const who = [answers, ...partsInWords(listed)].join('\n');
  if (models.length === 0) {
    return `${who} No models are configured.\n${pc.dim('A model can write answers as sentences and combine several records; see docs/configuration.md (models).')}`;
  }
  const rows = table(models, [
    { head: 'name', whole: true, cell: ({ name, answers }) => `${answers ? '● ' : '  '}${name}` },
    { head: 'model', cell: ({ model }) => model },
    { head: 'where', cell: ({ url, local }) => `${url}${local ? '' : ' (on the network)'}` },
    { head: 'key', cell: ({ key }) => ({ none: '', set: 'set', missing: pc.red('missing') })[key] },
  ]);
  return `${rows}\n${pc.dim(who)}`;
}

export type UseOptions = { readonly answerer?: string };

export async function useModel(context: VerbContext, named: string, options: UseOptions): Promise<ExitCode> {
  const app = await configured();
  const answerer = named === 'none' ? 'extractive' : app.answererNamed(options.answerer);
  const used = await app.useModel(context.folder, named, answerer, context.flags);
  context.face.result(used, ({ done, file }) => `${pc.green('✓')} ${plain(done)}\n${pc.dim(`  ${plain(file)}`)}`);
  return exitCodes.done;
}

export async function testModel({ face, folder, flags, signal }: VerbContext, named: string): Promise<ExitCode> {
  const { testModel: test } = await configured();
  const shown = (trial: Trial) => face.note(`… ${trial.name}`);
  const tested = await test(folder, named, { flags, signal, onTrial: shown });
  face.result(tested, testLines);
  return tested.trials.some(({ state }) => state === 'failed') ? exitCodes.failed : exitCodes.done;
}

const marks = { yes: pc.green('✓'), no: pc.yellow('–'), failed: pc.red('✗'), unknown: pc.dim('?') } as const;
const titles: Readonly<Record<Trial['name'], string>> = {
  reach: 'reachable',
  text: 'text output',
  stream: 'streams',
  json: 'JSON output',
  schema: 'structured output',
  tools: 'tool calls',
  images: 'image input',
  context: 'context',
};

function testLines({ name, model, url, trials, verdict }: ModelsTestResponse): string {
  const width = Math.max(...trials.map((trial) => titles[trial.name].length));
  return [
    `${pc.bold(plain(name))}  ${pc.dim(plain(name.includes(url) ? '' : `${model} at ${url}`))}`,
    ...trials.map(
      (trial) => `  ${marks[trial.state]} ${titles[trial.name].padEnd(width)}  ${pc.dim(plain(trial.note))}`,
    ),
    ...verdict,
  ].join('\n');
}
