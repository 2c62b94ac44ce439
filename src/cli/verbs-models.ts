import type { Command } from 'commander';
import { action, type Verb } from './verb.ts';
import { type LinkOptions, linkItems, unlinkItems } from './verbs/link.ts';
import { listModels, testModel, type UseOptions, useModel } from './verbs/models.ts';
import { type AllowOptions, allowSending, forbidSending, listSending } from './verbs/sending.ts';

const named = (command: Command): string => String(command.args[0] ?? '');

/** Verbs about language models of the owner's choice. */
export function addModelVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb(
    'models',
    'language models of your choice: which there are, which one answers, what they can do',
    [
      'models list',
      'models test http://127.0.0.1:11434/v1#qwen3',
      'models use local --answerer agentic',
      'models use none',
    ],
  );
  const models = verbsOf(parent);
  models('list', 'what is configured', ['models list']).action(action((context) => listModels(context)));
  models('use <name>', 'let this model answer questions from now on; `none` for no model', [
    'models use local',
    'models use none',
  ])
    .option('--answerer <name>', 'single-pass (one call) or agentic (step by step)')
    .action(action((context, command) => useModel(context, named(command), command.opts<UseOptions>())));
  models('test <name>', 'try what a model can do: text, JSON, tools, pictures, speed', [
    'models test local',
    'models test http://127.0.0.1:8080/v1#gemma',
  ]).action(action((context, command) => testModel(context, named(command))));
  models('sending', 'what is sent to models to describe and compare pictures, and what that has used up', [
    'models sending',
  ]).action(action((context) => listSending(context)));
  models('allow <purpose>', 'allow that pictures are sent: for captions, or for embeddings', [
    'models allow captions',
    'models allow captions --yes',
  ])
    .option('--yes', 'do not ask')
    .action(action((context, command) => allowSending(context, named(command), command.opts<AllowOptions>())));
  models('forbid <purpose>', 'forbid it again: nothing more is sent', ['models forbid captions']).action(
    action((context, command) => forbidSending(context, named(command))),
  );
  models('link', 'let a model link items that are about one matter, and tag them', [
    'models link --model local --limit 500',
    'models unlink',
  ])
    .option('--model <name>', 'the model, by its name in the configuration or as URL#MODEL')
    .option('--limit <number>', 'items to look at in this run (default 200)')
    .action(action((context, command) => linkItems(context, command.opts<LinkOptions>())));
  models('unlink', 'take back every link and tag that models made', ['models unlink']).action(
    action((context) => unlinkItems(context)),
  );
  parent.action(action((context) => listModels(context)));
}
