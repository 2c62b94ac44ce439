import { type Command, Option } from 'commander';
import { action, type Verb } from './verb.ts';
import type { BenchTools } from './verbs/bench-tools.ts';
import { type BuildOptions, build } from './verbs/build.ts';

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `build SUITE`, also as `bench build SUITE`: `called` is what the examples call it. */
export function addBuildVerb(verb: Verb, called: 'build' | 'bench build', load: () => Promise<BenchTools>): Command {
  const command = verb('build <suite>', 'build a dataset from your own memory or a made life, as its paper does', [
    `${called} atm --out my-atm`,
    `${called} atm --memory demo/memory --out demo-atm --unreviewed`,
    `${called} photobench --from album1 --out my-album --lang both --questions 60`,
    `${called} atm --out my-atm --model http://127.0.0.1:11434/v1#llama3.1 --budget 5`,
    `${called} atm --out my-atm --only proposals`,
  ]);
  return buildOptions(command).action(
    action(async (context, self) =>
      build(context, String(self.args[0] ?? ''), self.opts<BuildOptions>(), await load()),
    ),
  );
}

const buildOptions = (command: Command): Command =>
  command
    .option('--out <dir>', 'folder of the build; the same command with the same folder resumes it')
    .option('--from <path>', 'a memory, a made life, a dataset or files (default: the memory of --memory)')
    .option('--truth <file>', 'questions with known answers about the same life, as `bench make` writes them')
    .option('--questions <n>', 'number of questions to aim at', '100')
    .addOption(
      new Option('--lang <language>', 'languages of the questions').choices(['en', 'zh', 'cn', 'both']).default('en'),
    )
    .option('--seed <n>', 'the seed', '1')
    .option('--model <name>', 'language model that writes; if repeated, the others check its work', several)
    .option('--vision <name>', 'model that looks at pictures')
    .option('--embedder <name>', 'embedder of pictures and words, which finds similar pictures')
    .option('--concurrency <n>', 'requests to models in parallel', '4')
    .option('--budget <dollars>', 'stop when this much is spent')
    .option('--tokens <n>', 'stop when this many tokens are used')
    .option('--only <step>', 'run only this step')
    .option('--anew <step>', 'discard the results of this step and of those after it, and make them again')
    .option('--unreviewed', 'also export candidates that nobody has reviewed; the datasheet says so')
    .option('--purpose <name>', 'what ratings of apparent personality are for (mm-ocean; names: bench list)')
    .option('--signed <name>', 'who answers for this purpose')
    .option('--licence <text>', 'licence of the set, for its datasheet')
    .option('--consent <text>', 'who agreed to the use of the data, for its datasheet');
