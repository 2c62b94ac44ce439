import type { App } from '../../app/app.ts';
import type { CorrectionResponse } from '../../contract/browse-verbs.ts';
import type { Saying } from '../../contract/sayings.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { inTurn, type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';

/** Runs a correction and prints what it did. */
export async function correct(
  context: VerbContext,
  work: (app: App) => Promise<CorrectionResponse>,
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await work(app), ({ done }) => done);
    return exitCodes.done;
  });
}

export type SwitchFacesOptions = { readonly yes?: boolean };

/** `off` erases data, so a terminal user is asked for confirmation if there is any. */
export async function switchFaces(
  context: VerbContext,
  faces: 'on' | 'off',
  { yes = false }: SwitchFacesOptions = {},
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const known = faces === 'off' ? (await app.recognition()).faces : 0;
    const asks = known > 0 && !yes && canAsk(context);
    const question = `Erase ${counted(known, 'face')} and everything derived from ${known === 1 ? 'it' : 'them'}? Names given to faces are erased too. [y/N] `;
    if (asks && !(await askYesNo(context, question))) {
      context.face.note('Nothing was changed.');
      return exitCodes.done;
    }
    context.face.result(await app.switchFaces(faces, inTurn(context)), ({ done }) => done);
    return exitCodes.done;
  });
}

/** Corrections of people, places and events, latest first. */
export async function listSayings(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.sayings({ limit: 200 }), ({ sayings }) =>
      sayings.length === 0 ? 'No corrections yet.' : sayings.map(sayingLine).join('\n'),
    );
    return exitCodes.done;
  });
}

function sayingLine({ at, kind, who, other, said, corrections }: Saying): string {
  const told = [who?.name || who?.id, other?.name || other?.id, said].filter((part) => part !== undefined);
  return `${corrections.join(',')}  ${at.slice(0, 16).replace('T', ' ')}  ${kind}: ${told.join(' · ')}`;
}

export type SpotOptions = { readonly at: string; readonly radius?: string; readonly kind?: string };

export async function namePlace(context: VerbContext, name: string, options: SpotOptions): Promise<ExitCode> {
  const [lat, lon] = options.at.split(',').map(Number);
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) {
    throw new MadeleineError('usage', `--at ${options.at} is not a valid position.`, {
      action: 'Give latitude and longitude in degrees, such as 38.7223,-9.1393.',
    });
  }
  const radiusKm = Number(options.radius ?? '0.2');
  if (!(radiusKm > 0 && radiusKm <= 100))
    throw new MadeleineError('usage', `--radius must be a number of kilometres up to 100, not ${options.radius}.`);
  const kinds = ['home', 'work', 'named'] as const;
  const placeKind = kinds.find((kind) => kind === (options.kind ?? 'named'));
  if (placeKind === undefined)
    throw new MadeleineError('usage', `Unknown value for --kind: ${options.kind}.`, {
      action: `Use one of: ${kinds.join(', ')}.`,
    });
  return correct(context, (app) => app.namePlace({ name, lat, lon, radiusKm, placeKind }));
}
