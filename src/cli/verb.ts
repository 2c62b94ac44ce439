import { Command, Option } from 'commander';
import type { CommonOptions, ExitCode } from './face.ts';
import { runVerb, type VerbContext } from './run-verb.ts';

export type Verb = (name: string, description: string, examples: readonly string[]) => Command;

/** Makes verbs with the options that all of them take, and examples under their help. */
export const verbsOf =
  (parent: Command): Verb =>
  (name, description, examples) =>
    parent
      .command(name)
      .description(description)
      .addOption(new Option('--memory <dir>', 'the memory folder').env('MADELEINE_MEMORY'))
      .option('--json', 'one JSON document on stdout, progress as JSON lines on stderr')
      .addOption(new Option('--quiet', 'no progress and no remarks').env('MADELEINE_QUIET'))
      .addOption(new Option('--offline', 'make any attempt to use the network an error').env('MADELEINE_OFFLINE'))
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ madeleine ${example}`).join('\n')}`);

/** An action that runs a verb with the options it was given, wherever its arguments end. */
export function action(work: (context: VerbContext, command: Command) => Promise<ExitCode>) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.at(-1);
    if (!(command instanceof Command)) throw new TypeError('an action without its command');
    await runVerb(command.opts<CommonOptions>(), (context) => work(context, command));
  };
}
