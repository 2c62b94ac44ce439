import { resolve } from 'node:path';
import { placeOf } from '../../adapters/postgres/postgres-error.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { isPostgres } from '../open-store.ts';
import { type Configuration, environmentConfiguration } from '../settings/configuration.ts';

/** Where an end of a move is, as whoever asked for it says. */
export type SaidPlaces = {
  /** Whose memories they are, for ends that are servers. */
  readonly fromOwner?: string | undefined;
  readonly toOwner?: string | undefined;
  /** Where an end that is a server has its copies of content: a memory's folder, or `s3://…`; else the folder at the other end. */
  readonly media?: string | undefined;
};

export type FolderPlace = { readonly kind: 'folder'; readonly path: string };

export type ServerPlace = {
  readonly kind: 'server';
  readonly url: string;
  readonly owner: string;
  readonly migrationUrl: string | undefined;
  /** A folder, or `s3://…`. */
  readonly media: string;
  readonly isMediaAssumed: boolean;
  readonly offline: boolean;
};

export type MovePlace = FolderPlace | ServerPlace;

/** Where it is, for people and without a password. */
export const shownPlace = (place: MovePlace): string =>
  place.kind === 'folder' ? place.path : `${placeOf(place.url)} (${place.owner})`;

/** Both ends of a move. Errors: `usage` for what is missing or cannot be; `memory-exists` where both are the same. */
export function movePlaces(
  from: string,
  to: string,
  { fromOwner, toOwner, media }: SaidPlaces,
): { readonly from: MovePlace; readonly to: MovePlace } {
  const environment = environmentConfiguration();
  const kept = media ?? [from, to].find((said) => !isAddress(said));
  const isMediaAssumed = media === undefined;
  const ends = {
    from: placeAt(from, { option: '--from', owner: fromOwner, media: kept, isMediaAssumed, environment }),
    to: placeAt(to, { option: '--to', owner: toOwner, media: kept, isMediaAssumed, environment }),
  };
  if (media !== undefined && ends.from.kind === 'folder' && ends.to.kind === 'folder')
    throw new MadeleineError('usage', '--media is for a move from or to a server: folders have their own copies.', {
      action: 'Leave it out.',
    });
  if (shownPlace(ends.from) === shownPlace(ends.to)) throw notEmpty(shownPlace(ends.to));
  return ends;
}

type Said = {
  readonly option: '--from' | '--to';
  readonly owner: string | undefined;
  readonly media: string | undefined;
  readonly isMediaAssumed: boolean;
  readonly environment: Configuration;
};

const isAddress = (said: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(said);

function placeAt(said: string, { option, owner: named, media, isMediaAssumed, environment }: Said): MovePlace {
  if (!isAddress(said)) return { kind: 'folder', path: resolve(said) };
  if (!isPostgres(said))
    throw new MadeleineError('usage', `${option} is neither a folder nor the address of a PostgreSQL server.`, {
      action: 'Give the path of a folder, or postgres://user@host/database.',
    });
  const { database: { owner: usual, migrationUrl } = {}, offline = false } = environment;
  const owner = named ?? usual;
  if (owner === undefined)
    throw new MadeleineError('usage', 'A database holds the memories of several owners, and none was named.', {
      action: `Name the owner with ${option}-owner.`,
    });
  if (media === undefined)
    throw new MadeleineError('usage', 'Servers have no copies of content, and where these are was not said.', {
      action: 'Add --media with the folder of the memory, or with s3://….',
    });
  return {
    kind: 'server',
    url: said,
    owner,
    // The one that the environment names may be of another server.
    migrationUrl: migrationUrl !== undefined && placeOf(migrationUrl) === placeOf(said) ? migrationUrl : undefined,
    media: media.startsWith('s3://') ? media : resolve(media),
    isMediaAssumed,
    offline,
  };
}

/** What is said of a target that holds something else. */
export const notEmpty = (path: string): MadeleineError =>
  new MadeleineError('memory-exists', `${path} is not empty, and holds no unfinished move of this memory.`, {
    path,
    action: 'Choose an empty or a new one with --to.',
  });
