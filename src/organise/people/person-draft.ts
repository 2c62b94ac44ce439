import { digest } from '../../language/digest.ts';
import { roleOfNickname } from '../../language/relation-words.ts';
import type { FaceId } from '../../memory/face.ts';
import { type PersonId, personIdSchema } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { DeclaredFace } from '../context.ts';
import { compareText, countIn } from '../ordering.ts';
import { isFullName } from './name-form.ts';
import { type Census, faceKey } from './person-census.ts';
import { isOrganisation } from './person-joins.ts';

/** Somebody known otherwise whom a person who is seen may be; only ever a question. */
export type Maybe = {
  readonly person: PersonId;
  readonly because: 'named' | 'writes' | 'first-name';
  readonly certainty: number;
};

/** A person while corrections and cues are applied. `keys` are all identities that were joined. */
export type PersonDraft = {
  readonly id: PersonId;
  readonly keys: Set<string>;
  readonly names: Map<string, number>;
  name: string;
  kind: Person['kind'];
  readonly roles: Set<string>;
  owner: boolean;
  hidden: boolean;
  readonly evidence: Person['evidence'];
  /** Folded names whose mentions were split off, and to whom. */
  readonly split: Map<string, PersonDraft>;
  items: number;
  /** Their faces in pictures and films, best first. */
  seen: readonly FaceId[];
  /** Those of them that carry a name in the pictures' metadata. */
  tagged: readonly FaceId[];
  /** Whom they may be. */
  maybe: readonly Maybe[];
  speaks: boolean;
  /** False for names that too little speaks for. */
  kept: boolean;
};

const rank = (key: string): number => ['id:', 'face:', 'addr:', 'name:', 'pet:'].findIndex((p) => key.startsWith(p));

/** The id that an identity would have alone; a group has that of its most telling identity. */
export const idOfKey = (key: string): PersonId =>
  personIdSchema.parse(key.startsWith('id:') ? key.slice(3) : `p-${digest(key)}`);

export function draftOf(
  keys: readonly string[],
  census: Census,
  declared: ReadonlyMap<string, DeclaredFace>,
): PersonDraft {
  const ranked = [...keys].sort((a, b) => rank(a) - rank(b) || compareText(a, b));
  const draft: PersonDraft = {
    id: idOfKey(ranked[0] ?? ''),
    keys: new Set(ranked),
    names: new Map(),
    name: '',
    kind: ranked.every((k) => k.startsWith('pet:')) ? 'pet' : 'person',
    roles: new Set(),
    owner: false,
    hidden: false,
    evidence: [],
    split: new Map(),
    items: 0,
    seen: [],
    tagged: [],
    maybe: [],
    speaks: false,
    kept: false,
  };
  for (const key of ranked) addKey(draft, key, census, declared);
  draft.name = bestName(draft, ranked);
  return draft;
}

const FEWEST_NAMINGS = 2;

function addKey(draft: PersonDraft, key: string, census: Census, declared: ReadonlyMap<string, DeclaredFace>): void {
  const facts = census.facts.get(key);
  if (facts !== undefined) {
    for (const [name, n] of facts.names) countIn(draft.names, name, n);
    draft.items += facts.items;
    draft.speaks ||= facts.speaks;
    draft.kept ||= !facts.onlyNamed || facts.items >= FEWEST_NAMINGS;
    if (isOrganisation(facts)) draft.kind = 'organisation';
  }
  const face = declared.get(key);
  if (face === undefined) return;
  draft.kept = true;
  if (face.kind !== undefined) draft.kind = face.kind;
  for (const word of [...face.roles, ...face.names]) {
    const role = roleOfNickname(word) ?? (face.roles.includes(word) ? word : undefined);
    if (role !== undefined) draft.roles.add(role);
  }
}

/** A full name before a bare one, then the most frequent, then the longer; an address or face where nothing is named. */
function bestName(draft: PersonDraft, ranked: readonly string[]): string {
  const names = [...draft.names].sort(
    (a, b) =>
      Number(isFullName(b[0])) - Number(isFullName(a[0])) ||
      b[1] - a[1] ||
      b[0].length - a[0].length ||
      compareText(a[0], b[0]),
  );
  const key = ranked[0] ?? '';
  // An id is no name: who was only seen has none yet.
  const bare = key.startsWith('id:') ? '' : key.slice(key.lastIndexOf(':') + 1);
  return names[0]?.[0] ?? (key.startsWith('name:') || key.startsWith('pet:') ? capitalised(bare) : bare);
}
const capitalised = (text: string): string => text.replace(/(^|\s)\p{Ll}/gu, (m) => m.toUpperCase());

export const declaredByKey = (declared: readonly DeclaredFace[]): ReadonlyMap<string, DeclaredFace> =>
  new Map(declared.map((person) => [faceKey(person), person]));

const prefixed = (draft: PersonDraft, prefix: string): string[] =>
  [...draft.keys]
    .filter((k) => k.startsWith(prefix))
    .map((k) => k.slice(prefix.length))
    .sort(compareText);

function alsoOf({ id, keys }: PersonDraft): Pick<Person, 'also'> {
  const also = [...new Set([...keys].map(idOfKey))].filter((other) => other !== id).sort(compareText);
  return also.length === 0 ? {} : { also };
}

const MOST_EVIDENCE = 8;

/** The finished record. Names most frequent first; nicknames that are roles ("妹妹") stay among the names. */
export function personOf(draft: PersonDraft, nicknames: readonly string[]): Person {
  const names = [...draft.names].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([name]) => name);
  const evidence = draft.evidence
    .toSorted((a, b) => b.confidence - a.confidence || compareText(a.item + a.claim, b.item + b.claim))
    .slice(0, MOST_EVIDENCE);
  return {
    id: draft.id,
    name: draft.name,
    names: [...new Set([draft.name, ...names, ...nicknames])].filter((n) => n !== ''),
    kind: draft.kind,
    roles: [...draft.roles].sort(compareText),
    owner: draft.owner,
    ...(draft.hidden ? { hidden: true } : {}),
    addresses: prefixed(draft, 'addr:'),
    faces: prefixed(draft, 'face:'),
    ...(draft.seen.length === 0 ? {} : { seen: [...draft.seen], ...alsoOf(draft) }),
    ...(draft.tagged.length === 0 ? {} : { tagged: [...draft.tagged] }),
    ...(draft.maybe.length === 0 ? {} : { maybe: [...draft.maybe] }),
    evidence,
  };
}
