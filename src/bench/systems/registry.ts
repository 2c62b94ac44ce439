import { readConfiguration } from '../../app/settings/configuration.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { LoadedSuite } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { openReact } from './album-agent/react-row.ts';
import { bm25 } from './bm25.ts';
import { commandSystem } from './command.ts';
import { constantSystem } from './constant.ts';
import { embeddingSystem } from './embedding.ts';
import { fullContextSystem, haystackSystem, noEvidenceSystem, oracleSystem } from './given-evidence.ts';
import { grep } from './grep.ts';
import { httpSystem } from './http.ts';
import { type TextForm, textForms } from './item-text.ts';
import { madeleineAnsweredBy, madeleineInPhases, madeleineSystem } from './madeleine.ts';
import { memorySystems, openMemorySystem } from './memories/registry.ts';
import { modelReader } from './model-reader.ts';
import { needsModel } from './needs-model.ts';
import type { Stated } from './personality/gate.ts';
import { ratingSystem } from './personality/rate-video.ts';
import { personaMethods } from './personas/persona-methods.ts';
import { openPersonaMethod } from './personas/persona-row.ts';
import { randomSystem } from './random.ts';
import { type Baseline, rankingBaseline } from './ranking-baseline.ts';
import { replayFile } from './replay-file.ts';
import { type RowOptions, rowOptions } from './row-options.ts';

type Entry = {
  /** How it is written: a name, or a name with what it needs. */
  readonly form: string;
  readonly about: string;
  readonly open: (
    written: string,
    suite: LoadedSuite,
    /** Whose `madeleine.config.yaml` names the models. */
    configurationFolder: string,
    /** In which form items are read by those who read text. */
    form: TextForm,
    /** What whoever runs it says of why, for systems that ask. */
    stated: Stated,
    options: RowOptions,
  ) => SystemUnderTest | Promise<SystemUnderTest | undefined> | undefined;
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
    open: (
      rest: string,
      suite: LoadedSuite,
      folder: string,
      form: TextForm,
      options: RowOptions,
    ) => SystemUnderTest | Promise<SystemUnderTest>,
  ): Entry['open'] =>
  (written, suite, folder, form, _stated, options) => {
    const rest = after(written, prefix);
    return rest === undefined ? undefined : open(rest, suite, folder, form, options);
  };
const ranking =
  (baseline: Baseline): Entry['open'] =>
  (written, _suite, _folder, form, _stated, { read }) =>
    written === baseline.name ? rankingBaseline(baseline, form, read) : undefined;

const readerOf = (named: string, folder: string, options: RowOptions) =>
  modelReader(options.reader ?? named, folder, options);

const as = (name: string, system: SystemUnderTest): SystemUnderTest => ({ ...system, name });

async function haystack(
  rest: string,
  suite: LoadedSuite,
  folder: string,
  form: TextForm,
  options: RowOptions,
): Promise<SystemUnderTest> {
  const [size = '', ...model] = rest.split(':');
  if (model.length === 0) return haystackSystem(suite, wholeNumber(size), { form });
  const reader = await readerOf(model.join(':'), folder, options);
  return as(`niah-${rest}`, haystackSystem(suite, wholeNumber(size), { reader, form }));
}

/** `bm25@dm`, `oracle@dm-released:MODEL`: a system that reads text, over the items in another form. */
function inForm(
  written: string,
  suite: LoadedSuite,
  folder: string,
  options: RowOptions,
): Promise<SystemUnderTest> | undefined {
  const [, name = '', said, rest = ''] = /^([a-z0-9-]+)@([\w-]+)(:.+)?$/.exec(written) ?? [];
  if (
    !/^(?:grep|bm25|oracle|niah-\d+|full-context|embedding-words)$/.test(name) &&
    !memorySystems.some((one) => one.name === name)
  )
    return undefined;
  const form = textForms.find((one) => one === said);
  if (form === undefined)
    throw new MadeleineError('usage', `Unknown text form: "${said}".`, {
      action: `Choose one of ${textForms.join(', ')}.`,
    });
  return opened(`${name}${rest}`, suite, folder, form, {}, options).then((system) => as(written, system));
}

/** Every system that a run can name. */
export const systems: readonly Entry[] = [
  { form: 'madeleine', about: 'this program, with no model', open: named(madeleineSystem()) },
  {
    form: 'madeleine:VARIANT',
    about: 'with parts of it alone (T_C, T_M+T_F …), hard, or without-events, -neighbours, -ledger',
    open: withRest('madeleine:', (variant) => madeleineSystem(variant)),
  },
  {
    form: 'madeleine+ANSWERER:MODEL',
    about: 'answers by a model: single-pass or agentic, over what this program finds',
    open: (written, _suite, folder, _form, _stated, options) => {
      const [, answerer, model] = /^madeleine\+(single-pass|agentic):(.+)$/.exec(written) ?? [];
      if (model === undefined) return undefined;
      return madeleineAnsweredBy(answerer === 'agentic' ? 'agentic' : 'single-pass', model, folder, options);
    },
  },
  {
    form: 'madeleine+phases:MODEL',
    about:
      'rules first; a model plans and looks through results where the first search is unsure (PhotoBench App. H, I)',
    open: withRest('madeleine+phases:', (model, _suite, folder) => madeleineInPhases(model, folder)),
  },
  {
    form: 'MEMORY:MODEL,EMBEDDER',
    about: `a published memory system: ${memorySystems.map(({ name }) => name).join(', ')}; @FORM for another text`,
    open: (written, _suite, folder, form, _stated, options) => openMemorySystem(written, folder, form, options),
  },
  { form: 'grep', about: 'items that hold most of the question’s words', open: ranking(grep) },
  { form: 'bm25', about: 'SQLite FTS5 over the SGM text, as it comes', open: ranking(bm25) },
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
    open: withRest('no-evidence:', async (model, suite, folder, form, options) =>
      as(`no-evidence:${model}`, noEvidenceSystem(suite, { reader: await readerOf(model, folder, options), form })),
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
    open: withRest('full-context:', async (model, suite, folder, form, options) =>
      as(`full-context:${model}`, fullContextSystem(suite, { reader: await readerOf(model, folder, options), form })),
    ),
  },
  {
    form: 'oracle',
    about: 'the gold evidence, read with no model',
    open: (written, suite, _folder, form) => (written === 'oracle' ? oracleSystem(suite, { form }) : undefined),
  },
  {
    form: 'oracle:MODEL',
    about: 'the gold evidence, read by a model',
    open: withRest('oracle:', async (model, suite, folder, form, options) =>
      as(`oracle:${model}`, oracleSystem(suite, { reader: await readerOf(model, folder, options), form })),
    ),
  },
  {
    form: 'niah-K',
    about: 'the gold evidence among distractors, K items in all; niah-K:MODEL reads with a model',
    open: withRest('niah-', haystack),
  },
  {
    form: 'SYSTEM@FORM',
    about: `grep, bm25, oracle, niah-K, full-context over texts of another form (${textForms.join(', ')}): oracle@dm:MODEL`,
    open: (written, suite, folder, _form, _stated, options) => inForm(written, suite, folder, options),
  },
  {
    form: 'embedding-words:EMBEDDER',
    about: 'texts of items, captions among them, by embeddings alone; @FORM for another text',
    open: withRest('embedding-words:', (named, _suite, folder, form) => embeddingSystem('words', named, folder, form)),
  },
  {
    form: 'embedding-pictures:EMBEDDER',
    about: 'pictures by embeddings alone, where the files are there',
    open: withRest('embedding-pictures:', (named, _suite, folder, form) =>
      embeddingSystem('pictures', named, folder, form),
    ),
  },
  {
    form: 'react:MODEL,EMBEDDER',
    about:
      'an agent over vectors, metadata, faces and sets (PhotoBench §5.1.2); react-T_M+T_F:MODEL with some of them; react+events:… narrates events first',
    open: (written, _suite, folder, form, _stated, options) => openReact(written, folder, { ...options, form }),
  },
  {
    form: 'album-phases:MODEL,EMBEDDER',
    about:
      'PhotoBench’s framework (App. I): rules, then metadata or hybrid search by intent, then an agent that plans; evaluated',
    open: (written, _suite, folder, form, _stated, options) => openReact(written, folder, { ...options, form }),
  },
  {
    form: 'mpr-METHOD:MODEL',
    about: `concepts and profiles (MPRBench): ${personaMethods.map(({ name }) => name).join(', ')}`,
    open: (written, _suite, folder, _form, _stated, options) => openPersonaMethod(written, folder, options),
  },
  {
    form: 'ocean-direct:MODEL',
    about: 'apparent personality (MM-OCEAN) in one call over frames and transcript; needs --purpose and --consent',
    open: (written, _suite, folder, _form, stated, options) => {
      const model = after(written, 'ocean-direct:');
      return model === undefined ? undefined : ratingSystem('direct', model, folder, { stated, options });
    },
  },
  {
    form: 'ocean-grounded:MODEL',
    about: 'the same from observations that the program made first; a rating that cites none is not made',
    open: (written, _suite, folder, _form, stated, options) => {
      const model = after(written, 'ocean-grounded:');
      return model === undefined ? undefined : ratingSystem('grounded', model, folder, { stated, options });
    },
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
    open: withRest('http:', (url, _suite, folder) =>
      httpSystem(/^https?:/.test(url) ? url : `http:${url}`, readConfiguration(folder)),
    ),
  },
];

/** The system that is meant by what was written. Errors: `usage`, naming all that there are. */
export const openSystem = (
  written: string,
  suite: LoadedSuite,
  configurationFolder: string,
  stated: Stated = {},
  options: RowOptions = rowOptions,
): Promise<SystemUnderTest> => opened(written, suite, configurationFolder, 'sgm', stated, options);

async function opened(
  written: string,
  suite: LoadedSuite,
  configurationFolder: string,
  textForm: TextForm,
  stated: Stated,
  options: RowOptions,
): Promise<SystemUnderTest> {
  for (const { open } of systems) {
    const system = await open(written, suite, configurationFolder, textForm, stated, options);
    if (system !== undefined) return system;
  }
  throw new MadeleineError('usage', `Unknown system: "${written}".`, {
    action: `Choose one of ${systems.map(({ form }) => form).join(', ')}.`,
  });
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new MadeleineError('usage', `niah-${text} is missing the number of items.`, {
    action: 'For example, use niah-50.',
  });
}
