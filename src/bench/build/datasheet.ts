import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Acceptance, GroupAgreement } from '../review/agreement.ts';
import type { BuildRecord } from './build-record.ts';
import type { Builder, Exported } from './builder.ts';
import type { ReviewState } from './decisions.ts';
import type { Made } from './step-records.ts';

export type DatasheetFacts = {
  readonly builder: Builder;
  readonly record: BuildRecord;
  /** Whatever made a record of the build. */
  readonly made: readonly Made[];
  readonly exported: Exported;
  readonly reviews: Readonly<Record<string, ReviewState>>;
  readonly agreement: readonly GroupAgreement[];
  readonly acceptance: readonly Acceptance[];
  readonly unreviewed: boolean;
  readonly licence: string | undefined;
  readonly consent: string | undefined;
};

const NOT_SAID = 'Not stated. Do not share the set before it is.';

/** Writes `DATASHEET.md` and `datasheet.json` into the set: what it is, from whom, how it was made, licence, consent. */
export async function writeDatasheet(folder: string, facts: DatasheetFacts): Promise<void> {
  await writeFile(join(folder, 'datasheet.json'), `${JSON.stringify(documentOf(facts), null, 2)}\n`, { mode: 0o600 });
  await writeFile(join(folder, 'DATASHEET.md'), pageOf(facts), { mode: 0o600 });
}

function documentOf({
  builder,
  record,
  made,
  exported,
  reviews,
  agreement,
  acceptance,
  ...said
}: DatasheetFacts): object {
  return {
    suite: builder.name,
    questions: exported.questions,
    items: exported.items,
    facts: exported.facts,
    from: sourceOf(record),
    program: record.program,
    config: { ...record.config, from: sourceOf(record), truth: record.config.truth !== undefined },
    models: Object.fromEntries(modelsUsed(record, made)),
    prompts: record.prompts,
    steps: record.steps,
    spending: record.spending,
    reviewed: !said.unreviewed,
    reviews,
    ...numbered(agreement, acceptance),
    licence: said.licence ?? null,
    consent: said.consent ?? null,
  };
}

/** A model that was named and made nothing has no part in the set. */
function modelsUsed({ models }: BuildRecord, made: readonly Made[]): [string, BuildRecord['models'][string]][] {
  const used = new Set(made.flatMap((one) => (one.kind === 'model' ? [one.model] : [])));
  return Object.entries(models).filter(([name]) => used.has(name));
}

/** The folder's own name: where it lies on the owner's disk is nobody's business. */
const sourceOf = ({ config }: BuildRecord): string => basename(config.from);

/** Annotators by number: who reviewed is nobody's business who uses the set. */
function numbered(agreement: readonly GroupAgreement[], acceptance: readonly Acceptance[]) {
  const names = [...new Set(acceptance.map(({ annotator }) => annotator))];
  const numberOf = (name: string): string => `annotator ${names.indexOf(name) + 1}`;
  return {
    agreement: agreement.map((group) => ({
      ...group,
      pairs: group.pairs.map((pair) => ({ ...pair, judges: pair.judges.map(numberOf) })),
    })),
    annotators: acceptance.map((row) => ({ ...row, annotator: numberOf(row.annotator) })),
  };
}

function pageOf({ builder, record, made, exported, reviews, agreement, ...said }: DatasheetFacts): string {
  const models = modelsUsed(record, made).map(
    ([name, identity]) =>
      `- ${name}: ${Object.values(identity)
        .filter((part) => typeof part === 'string')
        .join(', ')}`,
  );
  const prompts = Object.entries(record.prompts).map(([name, version]) => `- ${name}, version ${version}`);
  return [
    `# Datasheet: ${builder.title}`,
    '## What',
    `${exported.questions} questions about ${exported.items} items, in the released format of ${builder.name}.`,
    ...Object.entries(exported.facts).map(([label, value]) => `- ${label}: ${value}`),
    '## From whom',
    `Source: ${sourceOf(record)}`,
    '## How',
    builder.method,
    ...builder.steps.map((step) => stepLine(step.title, record.steps[step.id], reviews[step.id])),
    models.length === 0 ? 'No model was used: rules of the program made everything.' : 'Models:',
    ...models,
    ...(prompts.length === 0 ? [] : ['Prompts:', ...prompts]),
    ...agreement.flatMap(agreementLine),
    said.unreviewed
      ? 'The set was exported with `--unreviewed`: it contains candidates that no person has reviewed.'
      : 'Only candidates that a person accepted or corrected are in the set.',
    `Made with Madeleine ${record.program}, seed ${record.config.seed}, begun on ${record.began}.`,
    '## Licence',
    said.licence ?? NOT_SAID,
    '## Consent',
    said.consent ?? NOT_SAID,
  ]
    .map((part, at, all) => (isListed(part) && isListed(all[at + 1]) ? part : `${part}\n`))
    .join('\n');
}

const isListed = (part: string | undefined): boolean => part?.startsWith('- ') === true;

function stepLine(
  title: string,
  state: BuildRecord['steps'][string] | undefined,
  review: ReviewState | undefined,
): string {
  if (state === undefined) return `- ${title}: not done`;
  if (state.state === 'left-out') return `- ${title}: left out, ${state.why ?? ''}`;
  const skipped = state.skipped === 0 ? '' : `, ${state.skipped} skipped (${state.why ?? ''})`;
  const seen = review === undefined ? '' : `, ${review.decided} of ${review.candidates} reviewed`;
  return `- ${title}: ${state.records} records${skipped}${seen}`;
}

const agreementLine = ({ group, shared, alphaNominal }: GroupAgreement): string[] =>
  shared === 0
    ? []
    : [
        `- Agreement on ${group}: ${shared} judged by two or more, Krippendorff’s α ${alphaNominal?.toFixed(2) ?? 'undefined'}`,
      ];
