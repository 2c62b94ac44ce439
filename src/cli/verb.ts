import { Command, Option } from 'commander';
import type { CommonOptions, ExitCode } from './face.ts';
import { runVerb, type VerbContext } from './run-verb.ts';

export type Verb = (name: string, description: string, examples: readonly string[]) => Command;

/** Creates verbs with the common options, and examples in their help. */
export const verbsOf =
  (parent: Command): Verb =>
  (name, description, examples) =>
    parent
      .command(name)
      .description(description)
      .addOption(new Option('--memory <dir>', 'the memory folder').env('MADELEINE_MEMORY'))
      .option('--json', 'print one JSON document to stdout and progress as JSON lines to stderr')
      .addOption(new Option('--quiet', 'hide progress and notes').env('MADELEINE_QUIET'))
      .addOption(
        new Option('--offline', 'use only servers on this machine; fail if another is needed').env('MADELEINE_OFFLINE'),
      )
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ madeleine ${example}`).join('\n')}`);

const commonWords = /^--(?:json|quiet|offline|memory=.*)$/;

/**
 * The words of a command line with the common options moved after the verb, if they were given before
 * it: `--memory DIR search cat`.
 */
export function verbFirst(args: readonly string[]): readonly string[] {
  let verb = 0;
  for (let word = args[verb]; word !== undefined; word = args[verb]) {
    if (word === '--memory') verb += 2;
    else if (commonWords.test(word)) verb += 1;
    else break;
  }
  if (verb === 0 || verb >= args.length) return args;
  const [common, said] = [args.slice(0, verb), args.slice(verb)];
  const end = said.indexOf('--');
  return end === -1 ? [...said, ...common] : [...said.slice(0, end), ...common, ...said.slice(end)];
}

/** An action that runs a verb with its options, whatever its number of arguments. */
export function action(work: (context: VerbContext, command: Command) => Promise<ExitCode>) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.at(-1);
    if (!(command instanceof Command)) throw new TypeError('an action without its command');
    await runVerb(command.opts<CommonOptions>(), (context) => work(context, command));
  };
}
