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
import { addBuildVerb } from './verbs-build.ts';

const text = (value: unknown): string => String(value ?? '');
const several = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `bench …`: benchmarks memory systems on published datasets. */
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
  addBuildVerb(verb, 'bench build', load);
  addTrec(verb, load);
  addScoring(verb, load);
}

type Load = () => Promise<BenchTools>;

function addListing(verb: Verb, load: Load): void {
  verb('list', 'list suites, systems and metrics', ['bench list']).action(
    action(async (context) => benchList(context, await load())),
  );
}

function addRunning(verb: Verb, load: Load): void {
  const run = verb('run <suite>', 'import a dataset, ask every question and score the answers', [
    'bench run locomo --data locomo10.json --system madeleine --retrieval-only',
    'bench run atm --data ATM-Bench/data --system madeleine --baselines --out runs',
    'bench run atm --data ATM-Bench/data --system bm25 --limit 100',
    'bench run locomo --data locomo10.json --system bm25 --retrieval-only --k 1,5,10,20,50',
    'bench run photobench --data album1 --system madeleine --lang both --out runs',
    'bench run locomo --data locomo10.json --system "command:python3 my_memory.py"',
  ])
    .option(
      '--system <name>',
      'system to test, as listed by `bench list`; can be repeated (default madeleine)',
      several,
    )
    .option('--baselines', 'also run the baselines grep, bm25 and chance');
  runOptions(run).action(
    action(async (context, command) =>
      benchRun(context, text(command.args[0]), command.opts<BenchRunOptions>(), await load()),
    ),
  );
}

/** Options of all runs. */
const runOptions = (command: Command): Command =>
  command
    .option('--data <path>', 'the dataset')
    .option('--out <dir>', 'the output folder; the same command with the same folder resumes the run')
    .option('--cache <dir>', 'folder for cached imports and replies')
    .option('--captioner <name>', 'vision model that first describes pictures that have no description')
    .option('--limit <n>', 'only the first n questions')
    .option('--k <n>', 'number of items in a ranking; several (1,5,10,20) are retrieved once and scored each', '20')
    .option('--read <n>', 'records read for an answer, for all systems', '10')
    .option('--builder <model>', 'model that builds memories, if not the one the system names')
    .option('--reader <model>', 'model that reads records and answers, if not the one the system names')
    .option('--text-only', 'send no pictures or video frames to readers')
    .addOption(languagesOption())
    .option('--errata <file>', 'corrections to the dataset’s answers, a JSON list of {id, answer?, evidence?, drop?}')
    .addOption(rulesOption())
    .option('--retrieval-only', 'request rankings only, no answers')
    .addOption(
      new Option('--answerer <name>', 'how answers are produced').choices(['extractive']).default('extractive'),
    )
    .option('--judge <name>', 'judge for open answers; can be repeated', several)
    .option('--no-judge', 'leave open answers unscored')
    .option('--repeats <n>', 'ask every question n times, each with its own seed', '1')
    .option('--seed <n>', 'the first seed', '1')
    .option('--timeout <seconds>', 'time limit per question', '120')
    .option('--retries <n>', 'retries per failed question', '3')
    .option('--concurrency <n>', 'questions to ask in parallel')
    .option('--rate <n>', 'maximum questions per second')
    .option('--budget <dollars>', 'stop when this much is spent')
    .option('--tokens <n>', 'stop when this many tokens are used')
    .option('--purpose <name>', 'purpose of rating personality, one of those that `bench list` lists')
    .option('--signed <name>', 'who answers for this purpose; kept in the record of the run')
    .option('--consent', 'confirm that everyone shown agreed to be rated, or that the dataset’s terms allow it');

function addAblation(verb: Verb, load: Load): void {
  const ablate = verb('ablate <suite>', 'compare the program with variants that lack some of its parts', [
    'bench ablate photobench --data album1 --out ablation',
    'bench ablate atm --data life --variant without-ledger --variant hard --out ablation',
  ]).option('--variant <name>', 'only this variant (T_C, T_M+T_F, hard, without-events…); can be repeated', several);
  runOptions(ablate).action(
    action(async (context, command) =>
      benchAblate(context, text(command.args[0]), command.opts<BenchAblateOptions>(), await load()),
    ),
  );
}

function addAgain(verb: Verb, load: Load): void {
  verb('again <run>', 'repeat a recorded run in another folder', ['bench again runs/madeleine --out runs/second'])
    .option('--out <dir>', 'the output folder (default `<run>-again`)')
    .option('--cache <dir>', 'folder for cached imports and replies')
    .action(
      action(async (context, command) =>
        benchAgain(context, text(command.args[0]), command.opts<{ out?: string; cache?: string }>(), await load()),
      ),
    );
}

function addReading(verb: Verb, load: Load): void {
  verb('runs [folders...]', 'list runs in these folders and their subfolders, newest first', [
    'bench runs',
    'bench runs ./runs --json',
  ]).action(action(async (context, command) => benchRuns(context, command.args, await load())));
  verb('compare <runs...>', 'compare the first run with the others, with confidence intervals and significance', [
    'bench compare runs/madeleine runs/bm25 runs/grep',
    'bench compare runs/madeleine runs/bm25 --measure R@10 --json',
  ])
    .option('--measure <name>', 'only this metric; can be repeated', several)
    .option('--questions', 'list the questions won, lost and tied')
    .action(
      action(async (context, command) =>
        benchCompare(context, command.args, command.opts<{ measure?: string[]; questions?: boolean }>(), await load()),
      ),
    );
  verb('report <runs...>', 'write an offline HTML report with charts and all questions, plus Markdown and JSON', [
    'bench report runs/madeleine runs/bm25 --out report',
  ])
    .option('--out <dir>', 'the output folder')
    .option('--about <file>', aboutHelp)
    .action(
      action(async (context, command) =>
        benchReport(context, command.args, command.opts<{ out?: string; about?: string }>(), await load()),
      ),
    );
}

function addLooking(verb: Verb, load: Load): void {
  verb('describe <suite>', 'describe a dataset: items, questions, labels and the language of its queries', [
    'bench describe atm --data ATM-Bench/data',
    'bench describe photobench --data album1 --conllu queries.conllu --json',
  ])
    .option('--data <path>', 'the dataset')
    .addOption(languageOption())
    .option('--errata <file>', 'corrections to the dataset’s answers')
    .option('--conllu <file>', 'a CoNLL-U parse of the queries, for noun density and depth')
    .action(
      action(async (context, command) =>
        benchDescribe(context, text(command.args[0]), command.opts<BenchDescribeOptions>(), await load()),
      ),
    );
  verb(
    'field <runs...>',
    'analyse runs of several systems together: difficulty, strengths, agreement, groups, judges',
    ['bench field runs/madeleine runs/bm25 runs/grep', 'bench field runs/* --about systems.json --json'],
  )
    .option('--about <file>', aboutHelp)
    .action(
      action(async (context, command) =>
        benchField(context, command.args, command.opts<{ about?: string }>().about, await load()),
      ),
    );
}

const aboutHelp = 'facts about systems and judges: {name: {parameters?, open?, reasoning?, family?, generation?}}';

function addMaking(verb: Verb, load: Load): void {
  verb(
    'make <suite>',
    'generate a synthetic dataset for development, with correct answers: a life (atm), an album (photobench) or dialogues (locomo)',
    [
      'bench make atm --seed 1 --items 3000 --out life',
      'bench make photobench --seed 2 --difficulty hard --wording hasty --out album',
      'bench make locomo --seed 3 --wording hasty --out talks',
    ],
  )
    .option('--seed <n>', 'the seed', '1')
    .addOption(
      new Option('--difficulty <difficulty>', 'how noisy the records are')
        .choices(['easy', 'medium', 'hard'])
        .default('medium'),
    )
    .option('--items <n>', `approximate number of items, at least ${LEAST_ITEMS}`, '2000')
    .option('--wording <voice>', 'the writing style: plain, hasty, or one from --voices', 'plain')
    .option('--voices <dir>', 'a folder with more styles, each a folder with a voice.yaml')
    .option('--out <dir>', 'the output folder')
    .action(
      action(async (context, command) =>
        benchMake(context, text(command.args[0]), command.opts<BenchMakeOptions>(), await load()),
      ),
    );
}

function addTrec(verb: Verb, load: Load): void {
  verb('trec <run>', 'export rankings and correct answers of a run as TREC files', [
    'bench trec runs/madeleine --out trec',
  ])
    .option('--out <dir>', 'the output folder')
    .action(
      action(async (context, command) =>
        benchTrec(context, text(command.args[0]), command.opts<{ out?: string }>().out, await load()),
      ),
    );
  verb('trec-eval <qrels> <run>', 'compute trec_eval metrics of a TREC run', ['bench trec-eval qrels.trec run.trec'])
    .option('--complete', 'average over all judged queries, like trec_eval -c')
    .option('--queries', 'also show each query, like trec_eval -q')
    .action(
      action(async (context, command) =>
        benchTrecEval(context, command.args, command.opts<{ complete?: boolean; queries?: boolean }>(), await load()),
      ),
    );
}

function addScoring(verb: Verb, load: Load): void {
  verb('score <suite>', 'score predictions made by any system', [
    'bench score locomo --gold locomo10.json --predictions predictions.jsonl --json',
    'bench score atm --gold atm-bench.json --predictions answers.jsonl --rules strict --no-judge',
  ])
    .option('--gold <path>', 'the dataset, or its question file')
    .option('--predictions <file>', 'the answers')
    .option('--retrieval <file>', 'retrieval_recall_details.json')
    .addOption(languageOption())
    .option('--errata <file>', 'corrections to the dataset’s answers')
    .addOption(rulesOption())
    .option('--judge <name>', 'judge for open answers; can be repeated', several)
    .option('--no-judge', 'leave open answers unscored')
    .action(
      action(async (context, command) =>
        benchScore(context, text(command.args[0]), command.opts<BenchScoreOptions>(), await load()),
      ),
    );
}
