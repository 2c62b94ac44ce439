import type { Command } from 'commander';
import { action, type Verb } from './verb.ts';
import { type GetModelOptions, getModel } from './verbs/get-model.ts';
import { type LinkOptions, linkItems, unlinkItems } from './verbs/link.ts';
import { listModels, testModel, type UseOptions, useModel } from './verbs/models.ts';
import { type AllowOptions, allowSending, forbidSending, listSending } from './verbs/sending.ts';

const named = (command: Command): string => String(command.args[0] ?? '');

/** Verbs about language models of the owner's choice. */
export function addModelVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb('models', 'list, choose, fetch and test models', [
    'models list',
    'models test http://127.0.0.1:11434/v1#qwen3',
    'models use local --answerer agentic',
    'models use none',
  ]);
  const models = verbsOf(parent);
  models('list', 'list configured models', ['models list']).action(action((context) => listModels(context)));
  models('use <name>', 'answer questions with this model; `none` for no model', ['models use local', 'models use none'])
    .option('--answerer <name>', 'single-pass (one call) or agentic (step by step)')
    .action(action((context, command) => useModel(context, named(command), command.opts<UseOptions>())));
  models('test <name>', 'test the capabilities of a model: text, JSON, tools, pictures, speed', [
    'models test local',
    'models test http://127.0.0.1:8080/v1#gemma',
  ]).action(action((context, command) => testModel(context, named(command))));
  models('get [purpose]', 'fetch a model for text, pictures or speech and check it; without a purpose, list them', [
    'models get',
    'models get pictures --use',
    'models get text --to /big-disk/models --yes',
    'models get speech --from https://mirror.example --sha256 ggml-base.bin=HASH',
  ])
    .option('--yes', 'skip the confirmation prompt')
    .option('--use', 'switch it on in the settings of the memory (text, pictures)')
    .option('--from <url>', 'fetch from this server instead of https://huggingface.co; same paths')
    .option('--to <dir>', 'the folder that holds the models (default ~/.local/share/madeleine/models)')
    .option('--sha256 <file=hash...>', 'the expected SHA-256 of files')
    .option('--hashes <file>', 'a file of expected hashes, as written by sha256sum')
    .action(action((context, command) => getModel(context, command.args[0], command.opts<GetModelOptions>())));
  models('sending', 'show what is sent to models to describe and compare pictures, and usage so far', [
    'models sending',
  ]).action(action((context) => listSending(context)));
  models('allow <purpose>', 'allow sending content to a model: captions, embeddings or transcripts', [
    'models allow captions',
    'models allow captions --yes',
  ])
    .option('--yes', 'skip the confirmation prompt')
    .action(action((context, command) => allowSending(context, named(command), command.opts<AllowOptions>())));
  models('forbid <purpose>', 'stop sending content to a model', ['models forbid captions']).action(
    action((context, command) => forbidSending(context, named(command))),
  );
  models('link', 'let a model tag items and link related ones', [
    'models link --model local --limit 500',
    'models unlink',
  ])
    .option('--model <name>', 'the model to use, by configured name or as URL#MODEL')
    .option('--limit <number>', 'items to process in this run (default 200)')
    .action(action((context, command) => linkItems(context, command.opts<LinkOptions>())));
  models('unlink', 'remove all links and tags made by models', ['models unlink']).action(
    action((context) => unlinkItems(context)),
  );
  parent.action(action((context) => listModels(context)));
}
