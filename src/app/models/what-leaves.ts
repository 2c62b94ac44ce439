import type { Leaving, leavingKinds } from '../../contract/settings-shapes.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { Configuration } from '../settings/configuration.ts';
import { isThisMachine } from '../settings/this-machine.ts';
import { modelSettings } from './models.ts';
import { listSending } from './sending-uses.ts';

type Kind = (typeof leavingKinds)[number];

/** Everything that leaves this machine as things are set now, and where it goes; nothing when nothing does. */
export async function whatLeaves(memory: OpenMemory): Promise<Leaving[]> {
  const { configuration } = memory;
  if (configuration.offline === true) return [];
  const { uses } = await listSending(memory);
  const allowed = uses.filter((use) => use.allowed === true);
  return [
    ...usersOf(configuration).flatMap(([what, named]) => to(what, addressOf(named, configuration))),
    ...allowed.flatMap(({ purpose, endpoint }) => to(purpose, endpoint)),
    ...to('positions', configuration.geocoder?.nominatim),
    ...to('map', configuration.map?.tiles?.url),
  ];
}

/** What a model is used for that its owner named in the configuration, where naming it is the permission. */
function usersOf({ answerer, planner, reranker }: Configuration): (readonly [Kind, string | undefined])[] {
  const answers = answerer !== undefined && answerer.name !== 'extractive';
  const plans = planner !== undefined && planner.when !== 'embedded';
  const planning = planner?.model ?? answerer?.model;
  return [
    ...(answers ? [['answers', answerer.model] as const] : []),
    ...(answers && answerer.pictures === true ? [['evidence-pictures', answerer.model] as const] : []),
    ...(plans ? [['questions', planning] as const] : []),
    ...(plans && planner.evaluate === true ? [['results', planning] as const] : []),
    ['records', reranker?.model],
  ];
}

const to = (what: Kind, url: string | undefined): Leaving[] =>
  url === undefined || isThisMachine(url) ? [] : [{ what, to: new URL(url).host }];

/** Where a model is; a folder is here, and a name that nobody knows is nowhere. */
function addressOf(named: string | undefined, configuration: Configuration): string | undefined {
  if (named === undefined || named.startsWith('folder:')) return undefined;
  try {
    return modelSettings(named, configuration).url;
  } catch (error) {
    if (isMadeleineError(error)) return undefined;
    throw error;
  }
}
