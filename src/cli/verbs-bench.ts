import { type Command, Option } from 'commander';
import { action, type Verb } from './verb.ts';
import {
  type BenchAblateOptions,
  type BenchMakeOptions,
  type BenchRunOptions,
  type BenchScoreOptions,
  benchAblate,
  benchAgain,
  benchMake,
  benchRun,
  benchScore,
  LEAST_ITEMS,
} from './verbs/bench.ts';
import {
  type BenchDescribeOptions,
  benchCompare,
  benchDescribe,
  benchField,
  benchList,
  benchReport,
  benchRuns,
  benchTrec,
  benchTrecEval,
} from './verbs/bench-look.ts';
import { languageOption, languagesOption, rulesOption } from './verbs/bench-options.ts';
import type { BenchTools } from './verbs/bench-tools.ts';

const text = (value: unknown): string => String(value ?? '');
const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `bench …`: measures any memory system on the published benchmarks. */
export function addBenchVerbs(
  bench: Command,
  verbsOf: (parent: Command) => Verb,
  load: () => Promise<BenchTools>,
): void {
  const verb = verbsOf(bench);
  addListing(verb, load);
  addRunning(verb, load);
  addAblation(verb, load);
  addAgain(verb, load);
  addReading(verb, load);
  addLooking(verb, load);
  addMaking(verb, load);
  addTrec(verb, load);
  addScoring(verb, load);
}

type Load = () => Promise<BenchTools>;

function addListing(verb: Verb, load: Load): void {
  verb('list', 'suites, systems and measures', ['bench list']).action(
    action(async (context) => benchList(context, await load())),
  );
}

function addRunning(verb: Verb, load: Load): void {
  const run = verb('run <suite>', 'take a data set in, ask every question, score the answers', [
    'bench run locomo --data locomo10.json --system madeleine --retrieval-only',
    'bench run atm --data ATM-Bench/data --system madeleine --baselines --out runs',
    'bench run atm --data ATM-Bench/data --system bm25 --limit 100',
    'bench run photobench --data album1 --system madeleine --lang both --out runs',
    'bench run locomo --data locomo10.json --system "command:python3 my_memory.py"',
  ])
    .option(
      '--system <name>',
      'what is measured; `bench list` names all; several may be named (madeleine if none is)',
      several,
    )
    .option('--baselines', 'grep, bm25 and chance beside it, as every figure has to be read');
  runOptions(run).action(
    action(async (context, command) =>
      benchRun(context, text(command.args[0]), command.opts<BenchRunOptions>(), await load()),
    ),
  );
}

/** What a run may be told, whatever it runs. */
const runOptions = (command: Command): Command =>
  command
    .option('--data <path>', 'the data set')
    .option('--out <dir>', 'the run’s folder; the same command on the same folder carries on')
    .option('--cache <dir>', 'where ingested data and replies are kept between runs')
    .option('--limit <n>', 'only the first n questions')
    .option('--k <n>', 'how many items a ranking holds', '20')
    .addOption(languagesOption())
    .option('--errata <file>', 'corrections of the data set’s answers, a JSON list of {id, answer?, evidence?, drop?}')
    .addOption(rulesOption())
    .option('--retrieval-only', 'ask for rankings, not for answers')
    .addOption(new Option('--answerer <name>', 'how answers are made').choices(['extractive']).default('extractive'))
    .option('--judge <name>', 'who judges open answers; several may be named', several)
    .option('--no-judge', 'leave open answers unscored')
    .option('--repeats <n>', 'ask everything n times, each with a seed of its own', '1')
    .option('--seed <n>', 'the first seed', '1')
    .option('--timeout <seconds>', 'for one question', '120')
    .option('--retries <n>', 'how often a failed question is asked again', '3')
    .option('--concurrency <n>', 'questions at once')
    .option('--rate <n>', 'questions a second at most')
    .option('--budget <dollars>', 'stop when this much is spent')
    .option('--tokens <n>', 'stop when this many tokens are used')
    .option('--purpose <text>', 'why personality is rated, for systems that do')
    .option('--consent', 'everybody shown agreed to be rated, or the data set’s terms say so');

function addAblation(verb: Verb, load: Load): void {
  const ablate = verb('ablate <suite>', 'the program beside itself with parts of it taken away', [
    'bench ablate photobench --data album1 --out ablation',
    'bench ablate atm --data life --variant without-ledger --variant hard --out ablation',
  ]).option('--variant <name>', 'only this one (T_C, T_M+T_F, hard, without-events …); several may be named', several);
  runOptions(ablate).action(
    action(async (context, command) =>
      benchAblate(context, text(command.args[0]), command.opts<BenchAblateOptions>(), await load()),
    ),
  );
}

function addAgain(verb: Verb, load: Load): void {
  verb('again <run>', 'what a run’s record says, once more, into another folder', [
    'bench again runs/madeleine --out runs/second',
  ])
    .option('--out <dir>', 'the new run’s folder; `<run>-again` if it is not said')
    .option('--cache <dir>', 'where ingested data and replies are kept between runs')
    .action(
      action(async (context, command) =>
        benchAgain(context, text(command.args[0]), command.opts<{ out?: string; cache?: string }>(), await load()),
      ),
    );
}

function addReading(verb: Verb, load: Load): void {
  verb('runs [folders...]', 'the runs that lie in these folders and below them, the newest first', [
    'bench runs',
    'bench runs ./runs --json',
  ]).action(action(async (context, command) => benchRuns(context, command.args, await load())));
  verb('compare <runs...>', 'the first run against the others, with intervals and significance', [
    'bench compare runs/madeleine runs/bm25 runs/grep',
    'bench compare runs/madeleine runs/bm25 --measure R@10 --json',
  ])
    .option('--measure <name>', 'only this measure; several may be named', several)
    .option('--questions', 'which questions were won, lost and tied')
    .action(
      action(async (context, command) =>
        benchCompare(context, command.args, command.opts<{ measure?: string[]; questions?: boolean }>(), await load()),
      ),
    );
  verb('report <runs...>', 'a page with charts and every question, from disk, beside Markdown and JSON', [
    'bench report runs/madeleine runs/bm25 --out report',
  ])
    .option('--out <dir>', 'the folder to write')
    .option('--about <file>', aboutHelp)
    .action(
      action(async (context, command) =>
        benchReport(context, command.args, command.opts<{ out?: string; about?: string }>(), await load()),
      ),
    );
}

function addLooking(verb: Verb, load: Load): void {
  verb('describe <suite>', 'what a data set is made of: items, questions, labels, the language of its queries', [
    'bench describe atm --data ATM-Bench/data',
    'bench describe photobench --data album1 --conllu queries.conllu --json',
  ])
    .option('--data <path>', 'the data set')
    .addOption(languageOption())
    .option('--errata <file>', 'corrections of the data set’s answers')
    .option('--conllu <file>', 'a parse of the queries (CoNLL-U), for noun density and depth')
    .action(
      action(async (context, command) =>
        benchDescribe(context, text(command.args[0]), command.opts<BenchDescribeOptions>(), await load()),
      ),
    );
  verb(
    'field <runs...>',
    'what runs of several systems tell together: difficulty, strengths, agreement, groups, judges',
    ['bench field runs/madeleine runs/bm25 runs/grep', 'bench field runs/* --about systems.json --json'],
  )
    .option('--about <file>', aboutHelp)
    .action(
      action(async (context, command) =>
        benchField(context, command.args, command.opts<{ about?: string }>().about, await load()),
      ),
    );
}

const aboutHelp = 'what is known of systems and judges: {name: {parameters?, open?, reasoning?, family?, generation?}}';

function addMaking(verb: Verb, load: Load): void {
  verb('make <suite>', 'a made-up life (atm), album (photobench) or dialogues (locomo) to develop on, with gold', [
    'bench make atm --seed 1 --items 3000 --out life',
    'bench make photobench --seed 2 --difficulty hard --wording hasty --out album',
    'bench make locomo --seed 3 --wording hasty --out talks',
  ])
    .option('--seed <n>', 'another life', '1')
    .addOption(
      new Option('--difficulty <difficulty>', 'how noisy its records are')
        .choices(['easy', 'medium', 'hard'])
        .default('medium'),
    )
    .option('--items <n>', `about how many, at least ${LEAST_ITEMS}`, '2000')
    .option('--wording <voice>', 'the voice that writes and asks: plain, hasty, or one in --voices', 'plain')
    .option('--voices <dir>', 'a folder with further voices, each a folder with a voice.yaml')
    .option('--out <dir>', 'the folder to write')
    .action(
      action(async (context, command) =>
        benchMake(context, text(command.args[0]), command.opts<BenchMakeOptions>(), await load()),
      ),
    );
}

function addTrec(verb: Verb, load: Load): void {
  verb('trec <run>', 'a run’s rankings and gold as TREC files, for others’ tools', [
    'bench trec runs/madeleine --out trec',
  ])
    .option('--out <dir>', 'the folder to write')
    .action(
      action(async (context, command) =>
        benchTrec(context, text(command.args[0]), command.opts<{ out?: string }>().out, await load()),
      ),
    );
  verb('trec-eval <qrels> <run>', 'trec_eval’s measures of a TREC run', ['bench trec-eval qrels.trec run.trec'])
    .option('--complete', 'over all judged queries, as trec_eval -c')
    .option('--queries', 'each query too, as trec_eval -q')
    .action(
      action(async (context, command) =>
        benchTrecEval(context, command.args, command.opts<{ complete?: boolean; queries?: boolean }>(), await load()),
      ),
    );
}

function addScoring(verb: Verb, load: Load): void {
  verb('score <suite>', 'score predictions that any system made', [
    'bench score locomo --gold locomo10.json --predictions predictions.jsonl --json',
    'bench score atm --gold atm-bench.json --predictions answers.jsonl --rules strict --no-judge',
  ])
    .option('--gold <path>', 'the data set, or its file of questions')
    .option('--predictions <file>', 'the answers')
    .option('--retrieval <file>', 'retrieval_recall_details.json')
    .addOption(languageOption())
    .option('--errata <file>', 'corrections of the data set’s answers')
    .addOption(rulesOption())
    .option('--judge <name>', 'who judges open answers; several may be named', several)
    .option('--no-judge', 'leave open answers unscored')
    .action(
      action(async (context, command) =>
        benchScore(context, text(command.args[0]), command.opts<BenchScoreOptions>(), await load()),
      ),
    );
}
