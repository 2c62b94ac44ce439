import { readFileSync } from 'node:fs';
import { Command, CommanderError, Help, Option } from 'commander';
import { MadeleineError } from '../memory/errors.ts';
import { completionScript } from './completion.ts';
import { exitCodes, Face } from './face.ts';
import { action, verbFirst, verbsOf } from './verb.ts';
import type { BenchTools } from './verbs/bench.ts';
import { type DemoOptions, demo, type RunDemo } from './verbs/demo.ts';
import { type McpCommandOptions, mcp, type ServeStdio } from './verbs/mcp.ts';
import type { OpenReviews } from './verbs/review.ts';
import type { StartLocked, StartServing } from './verbs/serve.ts';
import { addAccountVerbs } from './verbs-accounts.ts';
import { addBenchVerbs } from './verbs-bench.ts';
import { addBrowseVerbs } from './verbs-browse.ts';
import { addBuildVerb } from './verbs-build.ts';
import { addConceptVerbs } from './verbs-concepts.ts';
import { addMailVerbs } from './verbs-mail.ts';
import { addMemoryVerbs } from './verbs-memory.ts';
import { addModelVerbs } from './verbs-models.ts';
import { addOperationVerbs } from './verbs-operations.ts';
import { addReviewVerb } from './verbs-review.ts';
import { addServeVerbs } from './verbs-serve.ts';
import { addLinkVerbs, addShareVerbs } from './verbs-share.ts';
import type { StartOperations } from './watching.ts';

const plainHelp = new Help();

/** Features beyond a memory, loaded by the composition root. */
export type Extras = {
  readonly demo: RunDemo;
  readonly bench: () => Promise<BenchTools>;
  readonly reviews: () => Promise<OpenReviews>;
  readonly serve: StartServing;
  readonly serveLocked: StartLocked;
  readonly mcp: ServeStdio;
  readonly operations: StartOperations;
};

export function makeProgram(extras: Extras): Command {
  const program = new Command('madeleine')
    .description(
      'Turns your photos, videos and email into a private, searchable memory that answers questions, on your own computer.',
    )
    .version(version(), '-V, --version')
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nGetting started:\n  $ madeleine demo\n  $ madeleine init && madeleine add ~/Pictures ~/Mail\n  $ madeleine ask "how much did I pay for the hotel in Lisbon?"',
    );
  const verb = verbsOf(program);
  addMemoryVerbs(verb);
  addMailVerbs(verb, verbsOf);
  addBrowseVerbs(verb, verbsOf);
  addModelVerbs(verb, verbsOf);
  addConceptVerbs(verb, verbsOf);
  addShareVerbs(verb, verbsOf);
  addLinkVerbs(verb, verbsOf);
  const bench = verb('bench', 'benchmark memory systems on published datasets', [
    'bench list',
    'bench run locomo --data locomo10.json --system madeleine --retrieval-only',
  ]);
  addBenchVerbs(bench, verbsOf, extras.bench);
  addReviewVerb(verbsOf(bench), 'bench review', extras.reviews);
  addReviewVerb(verbsOf(addBuildVerb(verb, 'build', extras.bench)), 'build review', extras.reviews);
  addServeVerbs(verb, verbsOf, { start: extras.serve, startLocked: extras.serveLocked }, extras.operations);
  addOperationVerbs(verb, extras.operations);
  addAccountVerbs(verb, verbsOf);
  verb('mcp', 'serve AI agents over the Model Context Protocol (stdio)', [
    'mcp --memory ~/my-memory',
    'mcp --allow-writes=note,tag',
  ])
    .addOption(
      new Option(
        '--allow-writes <kinds>',
        'what agents may change: note, correct, tag, album; nothing unless said',
      ).env('MADELEINE_ALLOW_WRITES'),
    )
    .action(action((context, command) => mcp(context, command.opts<McpCommandOptions>(), extras.mcp)));
  verb('demo', 'create a sample memory and ask it questions', ['demo', 'demo --keep ./demo-memory', 'demo --seed 7'])
    .option('--keep <dir>', 'keep the sample files and memory in this folder')
    .option('--seed <number>', 'seed for a different sample')
    .configureHelp({
      visibleOptions: (command) => plainHelp.visibleOptions(command).filter(({ long }) => long !== '--memory'),
    })
    .action(
      action((context, command) => {
        const isMemoryNamed = command.getOptionValueSource('memory') === 'cli';
        return demo(context, { ...command.opts<Omit<DemoOptions, 'isMemoryNamed'>>(), isMemoryNamed }, extras.demo);
      }),
    );
  program
    .command('completion <shell>')
    .description('print a completion script for bash, zsh or fish')
    .addHelpText(
      'after',
      '\nExamples:\n  $ source <(madeleine completion bash)\n  $ source <(madeleine completion zsh)\n  $ madeleine completion fish > ~/.config/fish/completions/madeleine.fish',
    )
    .action((shell: string) => {
      process.stdout.write(completionScript(program, shell));
    });
  return program;
}

export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}

/** Converts errors of the argument parser to the program's format: a message and advice. */
export function usageError(said: string, command: Command): MadeleineError {
  const [first = '', ...more] = said.trim().split('\n');
  const sentence = first.replace(/^error: /, '').replace(/\.+$/, '');
  const suggested = more.flatMap((line) => /^\((Did you mean .*\?)\)$/.exec(line.trim())?.[1] ?? []);
  const names: string[] = [];
  for (let at: Command | null = command; at !== null; at = at.parent) names.unshift(at.name());
  return new MadeleineError('usage', `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, {
    action: [...suggested, `See \`${names.join(' ')} --help\`.`].join(' '),
  });
}

/** Rejects help for an unknown verb: the parser would show the general help, as if nothing were wrong. */
export function withoutHelpOfUnknown(args: readonly string[], program: Command): readonly string[] {
  const [verb, ...rest] = args[0] === 'help' && args.length > 1 ? args.slice(1) : args;
  const isKnown = verb === undefined || verb.startsWith('-') || verb === 'help';
  if (isKnown || program.commands.some((one) => one.name() === verb)) return args;
  return [verb, ...rest.filter((word) => word !== '--help' && word !== '-h')];
}

export async function runCli(args: readonly string[], extras: Extras): Promise<void> {
  const program = makeProgram(extras);
  const all = [program, ...program.commands, ...program.commands.flatMap((command) => command.commands)];
  let misused: MadeleineError | undefined;
  for (const command of all) {
    command.exitOverride().configureOutput({
      outputError: (text) => {
        misused = usageError(text, command);
      },
    });
  }
  try {
    await program.parseAsync([...withoutHelpOfUnknown(verbFirst(args), program)], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
      if (error.exitCode === 0) return;
      const isJson = args.includes('--json');
      if (misused !== undefined || isJson)
        new Face({ json: isJson }).error(misused ?? usageError(error.message, program));
      return;
    }
    new Face({ json: args.includes('--json') }).error(error);
    process.exitCode = exitCodes.usage;
  }
}
