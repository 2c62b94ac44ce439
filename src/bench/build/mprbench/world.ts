import type { BuildContext } from '../builder.ts';
import {
  type ConceptFound,
  conceptRecords,
  type ObjectProfile,
  type PersonProfile,
  type Profile,
  profileRecords,
} from './records.ts';
import type { Wording } from './wording.ts';
import { wordingOf } from './wording-of.ts';

/** All concepts with their profiles, as questions are made of them. */
export type World = {
  readonly wording: Wording;
  readonly concepts: readonly ConceptFound[];
  readonly people: readonly Told<PersonProfile>[];
  readonly objects: readonly Told<ObjectProfile>[];
  profile(concept: string): Profile | undefined;
  nameOf(concept: string): string;
};
export type Told<P extends Profile = Profile> = {
  readonly id: string;
  readonly found: ConceptFound;
  readonly profile: P;
};

/** Concepts that have a profile. Pure. */
export function worldOf(
  concepts: readonly ConceptFound[],
  profiles: readonly { readonly key: string; readonly value: Profile }[],
  wording: Wording,
): World {
  const byId = new Map(profiles.map(({ key, value }) => [key, value]));
  const told = concepts.flatMap((found) => {
    const profile = byId.get(found.id);
    return profile === undefined ? [] : [{ id: found.id, found, profile }];
  });
  return {
    wording,
    concepts: told.map(({ found }) => found),
    people: told.filter((one): one is Told<PersonProfile> => one.profile.kind === 'person'),
    objects: told.filter((one): one is Told<ObjectProfile> => one.profile.kind === 'object'),
    profile: (concept) => byId.get(concept),
    nameOf: (concept) => byId.get(concept)?.name ?? concept,
  };
}

export const worldIn = (context: BuildContext): World =>
  worldOf(
    context
      .records(conceptRecords)
      .all()
      .map(({ value }) => value),
    context.decided(profileRecords),
    wordingOf(context.options.languages),
  );
