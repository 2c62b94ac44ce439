import type { Mention } from '../../memory/person.ts';
import { compareText, countIn } from '../ordering.ts';
import { idOfKey } from '../people/person-draft.ts';
import type { View } from '../view.ts';
import type { FaceGroup } from './face-groups.ts';

/** Of the pictures in which somebody is tagged and faces are known, those that show the group. */
const SHARE = 0.7;
/** How many times as often as with any other. */
const CLEARLY = 1.5;
const FEWEST = 2;

/** Somebody whom the file, its sidecar or its album names as shown, without telling which face it is. */
const isTag = ({ how, id }: Mention): boolean => (how === 'tagged' || how === 'face') && id === undefined;

/** A picture of one face with one name says whose face it is. */
export const isPortrait = (view: View, faces: number): boolean => faces === 1 && view.people.filter(isTag).length === 1;

type Named = { readonly group: FaceGroup; readonly key: string };
type Counts = { readonly tagged: Map<string, number>; readonly both: Map<string, Map<FaceGroup, number>> };

/**
 * Which identities that sources name in pictures are which people seen in them: who is there whenever the name is, and
 * clearly more than anybody else. A single picture tells only when it is a portrait. `keyOf` gives a mention's identity;
 * `given` are identities by names that the owner gave to people who are seen.
 */
export function namesOfGroups(
  groups: readonly FaceGroup[],
  views: readonly View[],
  facesIn: ReadonlyMap<string, number>,
  keyOf: (mention: Mention, view: View) => string | undefined,
  given: ReadonlySet<string> = new Set(),
): Named[] {
  const groupsIn = new Map<string, Set<FaceGroup>>();
  for (const group of groups)
    for (const { item } of group.faces) groupsIn.set(item, (groupsIn.get(item) ?? new Set()).add(group));
  const counts: Counts = { tagged: new Map(), both: new Map() };
  const portraits = new Map<string, Set<FaceGroup>>();
  for (const view of views) {
    const faces = facesIn.get(view.id) ?? 0;
    if (faces === 0) continue;
    const here = groupsIn.get(view.id) ?? new Set();
    for (const key of new Set(view.people.filter(isTag).flatMap((mention) => keyOf(mention, view) ?? []))) {
      countIn(counts.tagged, key);
      const both = counts.both.get(key) ?? new Map();
      for (const group of here) countIn(both, group);
      counts.both.set(key, both);
      if (isPortrait(view, faces)) portraits.set(key, new Set([...(portraits.get(key) ?? []), ...here]));
    }
  }
  const found = matched(counts, portraits);
  return [...found, ...leftOver({ found, groups, groupsIn, views, facesIn, keyOf, given })];
}

type Left = {
  readonly found: readonly Named[];
  readonly groups: readonly FaceGroup[];
  readonly groupsIn: ReadonlyMap<string, ReadonlySet<FaceGroup>>;
  readonly views: readonly View[];
  readonly facesIn: ReadonlyMap<string, number>;
  readonly keyOf: (mention: Mention, view: View) => string | undefined;
  readonly given: ReadonlySet<string>;
};

/**
 * Where all names of a picture but one are known to be others' faces in it, and all faces but one, the name is that face's. It has to
 * come out the same in every picture that leaves one of each.
 */
function leftOver({ found, groups, groupsIn, views, facesIn, keyOf, given }: Left): Named[] {
  const keysOf = new Map<FaceGroup, Set<string>>();
  for (const { group, key } of found) keysOf.set(group, (keysOf.get(group) ?? new Set()).add(key));
  const known = new Set([...given, ...found.map(({ key }) => key)]);
  const isKnown = (group: FaceGroup): boolean => group.isSaid || keysOf.has(group);
  const said = new Set(groups.flatMap(({ isSaid, person }) => (isSaid ? person : [])));
  const left = new Map<string, Set<FaceGroup>>();
  const back = new Map<FaceGroup, Set<string>>();
  for (const view of views) {
    const here = [...(groupsIn.get(view.id) ?? [])];
    const [face, ...others] = here.filter((group) => !isKnown(group));
    if (face === undefined || others.length > 0 || here.length !== facesIn.get(view.id)) continue;
    const keys = new Set(view.people.filter(isTag).flatMap((mention) => keyOf(mention, view) ?? []));
    const [key, ...more] = [...keys].filter((one) => !known.has(one) && !said.has(idOfKey(one)));
    if (key === undefined || more.length > 0 || keys.size !== here.length) continue;
    left.set(key, (left.get(key) ?? new Set()).add(face));
    back.set(face, (back.get(face) ?? new Set()).add(key));
  }
  return [...left]
    .sort((a, b) => compareText(a[0], b[0]))
    .flatMap(([key, [group, ...rest]]) =>
      group !== undefined && rest.length === 0 && back.get(group)?.size === 1 ? [{ group, key }] : [],
    );
}

function matched({ tagged, both }: Counts, portraits: ReadonlyMap<string, ReadonlySet<FaceGroup>>) {
  const ofGroup = new Map<FaceGroup, number[]>();
  for (const counts of both.values())
    for (const [group, n] of counts)
      ofGroup.set(
        group,
        [...(ofGroup.get(group) ?? []), n].sort((a, b) => b - a),
      );
  const found: Named[] = [];
  for (const [key, counts] of [...both].sort((a, b) => compareText(a[0], b[0]))) {
    const ranked = [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0].person, b[0].person));
    const [best, second] = ranked;
    if (best === undefined) continue;
    const [group, n] = best;
    const rival = Math.max(
      second?.[1] ?? 0,
      (ofGroup.get(group) ?? []).filter((_, i, all) => i > 0 || all[0] !== n)[0] ?? 0,
    );
    const isEnough = n >= FEWEST || portraits.get(key)?.has(group) === true;
    if (isEnough && n >= SHARE * (tagged.get(key) ?? 0) && n >= CLEARLY * rival) found.push({ group, key });
  }
  return found;
}
