import { MadeleineError } from '../../memory/errors.ts';
import type { LoadedSuite } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { bm25System } from './bm25.ts';
import { commandSystem } from './command.ts';
import { constantSystem } from './constant.ts';
import { fullContextSystem, haystackSystem, noEvidenceSystem, oracleSystem } from './given-evidence.ts';
import { grepSystem } from './grep.ts';
import { httpSystem } from './http.ts';
import { madeleineSystem } from './madeleine.ts';
import { modelReader } from './model-reader.ts';
import { needsModel } from './needs-model.ts';
import { randomSystem } from './random.ts';
import { replayFile } from './replay-file.ts';

type Entry = {
  /** How it is written: a name, or a name with what it needs. */
  readonly form: string;
  readonly about: string;
  readonly open: (
    written: string,
    suite: LoadedSuite,
    /** Whose `madeleine.config.yaml` names the models. */
    configurationFolder: string,
  ) => SystemUnderTest | Promise<SystemUnderTest> | undefined;
};

const named =
  (system: SystemUnderTest): Entry['open'] =>
  (written) =>
    written === system.name ? system : undefined;
const after = (written: string, prefix: string): string | undefined =>
  written.startsWith(prefix) && written.length > prefix.length ? written.slice(prefix.length) : undefined;
const withRest =
  (
    prefix: string,
    open: (rest: string, suite: LoadedSuite, folder: string) => SystemUnderTest | Promise<SystemUnderTest>,
  ): Entry['open'] =>
  (written, suite, folder) => {
    const rest = after(written, prefix);
    return rest === undefined ? undefined : open(rest, suite, folder);
  };

const as = (name: string, system: SystemUnderTest): SystemUnderTest => ({ ...system, name });

async function haystack(rest: string, suite: LoadedSuite, folder: string): Promise<SystemUnderTest> {
  const [size = '', ...model] = rest.split(':');
  if (model.length === 0) return haystackSystem(suite, wholeNumber(size));
  return as(`niah-${rest}`, haystackSystem(suite, wholeNumber(size), await modelReader(model.join(':'), folder)));
}

/** Every system that a run can name. */
export const systems: readonly Entry[] = [
  { form: 'madeleine', about: 'this program, with no model', open: named(madeleineSystem()) },
  {
    form: 'madeleine:VARIANT',
    about: 'with parts of it alone (T_C, T_M+T_F …), hard, or without-events, -neighbours, -ledger',
    open: withRest('madeleine:', (variant) => madeleineSystem(variant)),
  },
  { form: 'grep', about: 'items that hold most of the question’s words', open: named(grepSystem) },
  { form: 'bm25', about: 'SQLite FTS5 over the SGM text, as it comes', open: named(bm25System) },
  { form: 'random', about: 'chance', open: named(randomSystem) },
  { form: 'constant', about: 'always the middle level and the last letter', open: named(constantSystem) },
  {
    form: 'no-evidence',
    about: 'the question alone; unscored without a model',
    open: named(needsModel('no-evidence')),
  },
  {
    form: 'no-evidence:MODEL',
    about: 'a model with the question alone',
    open: withRest('no-evidence:', async (model, suite, folder) =>
      as(`no-evidence:${model}`, noEvidenceSystem(suite, await modelReader(model, folder))),
    ),
  },
  {
    form: 'full-context',
    about: 'the whole collection; unscored without a model',
    open: named(needsModel('full-context')),
  },
  {
    form: 'full-context:MODEL',
    about: 'a model with the whole collection in its context',
    open: withRest('full-context:', async (model, suite, folder) =>
      as(`full-context:${model}`, fullContextSystem(suite, await modelReader(model, folder))),
    ),
  },
  {
    form: 'oracle',
    about: 'the gold evidence, read with no model',
    open: (written, suite) => (written === 'oracle' ? oracleSystem(suite) : undefined),
  },
  {
    form: 'oracle:MODEL',
    about: 'the gold evidence, read by a model',
    open: withRest('oracle:', async (model, suite, folder) =>
      as(`oracle:${model}`, oracleSystem(suite, await modelReader(model, folder))),
    ),
  },
  {
    form: 'niah-K',
    about: 'the gold evidence among distractors, K items in all; niah-K:MODEL reads with a model',
    open: withRest('niah-', haystack),
  },
  {
    form: 'predictions:FILE',
    about: 'what some system said, in the suite’s own format',
    open: withRest('predictions:', replayFile),
  },
  {
    form: 'command:CMD',
    about: 'a program that reads and writes JSON lines, in any language',
    open: withRest('command:', (command) => commandSystem(command)),
  },
  {
    form: 'http:URL',
    about: 'a server that answers `search` and `ask` as Madeleine does',
    open: withRest('http:', (url) => httpSystem(/^https?:/.test(url) ? url : `http:${url}`)),
  },
];

/** The system that is meant by what was written. Errors: `usage`, naming all that there are. */
export async function openSystem(
  written: string,
  suite: LoadedSuite,
  configurationFolder: string,
): Promise<SystemUnderTest> {
  for (const { open } of systems) {
    const system = await open(written, suite, configurationFolder);
    if (system !== undefined) return system;
  }
  throw new MadeleineError('usage', `There is no system "${written}".`, {
    action: `Choose one of ${systems.map(({ form }) => form).join(', ')}.`,
  });
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new MadeleineError('usage', `niah-${text} names no number of items.`, {
    action: 'Write niah-50, for example.',
  });
}
