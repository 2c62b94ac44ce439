import pc from 'picocolors';
import type { ModelPlan } from '../../app/models/get-model.ts';
import type { Fetchable, ModelsGetResponse } from '../../contract/models-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import type { VerbContext } from '../run-verb.ts';
import { bytes as bytesInWords } from '../table.ts';

export type GetModelOptions = {
  readonly yes?: boolean;
  readonly use?: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly sha256?: readonly string[];
  readonly hashes?: string;
};

/** Fetches a model after confirmation, checks it and tries to load it; without a purpose lists what can be fetched. */
export async function getModel(
  context: VerbContext,
  purpose: string | undefined,
  options: GetModelOptions,
): Promise<ExitCode> {
  const { face, folder, flags } = context;
  const app = await import('../../app/models/get-model.ts');
  if (purpose === undefined) {
    face.result({ models: app.fetchable(options.to) }, ({ models }) => models.map(offerLines).join('\n'));
    return exitCodes.done;
  }
  const use = await import('../../app/models/try-model.ts');
  const plan = await app.planModel(folder, purpose, { ...options, flags });
  if (options.use === true) use.assertUsable(folder, plan.offer);
  if (!(await agreed(context, plan, options))) return exitCodes.done;
  const { files, ...tried } = await fetched(context, plan);
  const switchesOn = options.use === true && tried.loads !== 'no';
  const result: ModelsGetResponse = {
    purpose: plan.offer.purpose,
    name: plan.offer.name,
    licence: plan.offer.licence,
    folder: plan.offer.folder,
    fetched: plan.checked === undefined,
    files: [...files],
    ...tried,
    ...(switchesOn ? { settings: await use.useFetched(folder, plan.offer) } : {}),
    next: use.nextStep(plan.offer),
  };
  face.result(result, resultLines);
  return tried.loads === 'no' ? exitCodes.failed : exitCodes.done;
}

/** Errors: `usage` where nobody can be asked. */
async function agreed(context: VerbContext, plan: ModelPlan, options: GetModelOptions): Promise<boolean> {
  if (plan.checked !== undefined) return true;
  const { offer, from } = plan;
  const replaced = offer.present ? '\nThe files in the folder do not have the expected hashes; they are replaced.' : '';
  const offered = `${offerLines(offer)}\n  from ${from}${replaced}`;
  if (options.yes === true) {
    context.face.note(offered);
    return true;
  }
  if (canAsk(context)) return askYesNo(context, `${offered}\nFetch it? [y/N] `);
  throw new MadeleineError('usage', 'Cannot ask for confirmation here.', {
    action: `Confirm with: models get ${offer.purpose} --yes (${bytesInWords(offer.bytes)} from ${from}, ${offer.licence})`,
  });
}

async function fetched(context: VerbContext, plan: ModelPlan) {
  const { getModel: get } = await import('../../app/models/get-model.ts');
  const progress = openProgress(context.common);
  try {
    return await get(plan, { signal: context.signal, onProgress: progress.listener });
  } finally {
    progress.stop();
  }
}

const offerLines = ({ purpose, name, about, bytes, licence, licenceLink, folder, present }: Fetchable): string =>
  [
    `${pc.bold(purpose)}: ${name}, ${about}`,
    `  ${bytesInWords(bytes)}, licence ${licence} (${licenceLink})`,
    `  ${plain(folder)}${present ? ' (there)' : ''}`,
  ].join('\n');

const plainLines = (text: string): string => text.split('\n').map(plain).join('\n');

const checks = { given: 'as given', pinned: 'as pinned' } as const;

function resultLines({ name, folder, fetched, files, loads, note, settings, next }: ModelsGetResponse): string {
  const width = Math.max(...files.map(({ path }) => path.length));
  const marks = {
    yes: `${pc.green('✓')} It loads.`,
    no: pc.red('✗ It does not load.'),
    'not-tried': '– Loading was not tried.',
  };
  return [
    `${pc.green('✓')} ${name} ${fetched ? 'was fetched' : 'was there already'}: ${plain(folder)}`,
    ...files.map(({ path, bytes, sha256, checked }) =>
      pc.dim(
        `  ${path.padEnd(width)}  ${sha256}  ${checked === 'nothing' ? (loads === 'no' ? 'not pinned' : 'pinned now') : checks[checked]}, ${bytesInWords(bytes)}`,
      ),
    ),
    `${marks[loads]}${note === undefined ? '' : ` ${plain(note)}`}`,
    ...(loads === 'no'
      ? []
      : [settings === undefined ? plainLines(next) : `${pc.green('✓')} Switched on in ${plain(settings)}.`]),
  ].join('\n');
}
