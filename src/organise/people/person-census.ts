import { plainAddress } from '../../language/mail-address.ts';
import type { Mention } from '../../memory/person.ts';
import type { DeclaredFace } from '../context.ts';
import { countIn } from '../ordering.ts';
import type { View } from '../view.ts';
import { nameInAddress } from './address-form.ts';
import { firstName, isFullName, nameKey, spokenName } from './name-form.ts';
import { isInSent } from './sent-letters.ts';

/**
 * Identities that somebody can have, before they are joined: `id:` given by a source, `face:importer:face`, `addr:`
 * a mail address, `name:` a folded name, `pet:` an animal's name.
 */
export type KeyFacts = {
  readonly key: string;
  readonly names: Map<string, number>;
  readonly days: Set<string>;
  items: number;
  sent: number;
  received: number;
  /** Mails sent that a machine wrote: receipts, newsletters and the like. */
  automatic: number;
  isOwner: boolean;
  /** Mails whose headers have it as a mailing list's address. */
  listed: number;
  speaks: boolean;
  /** Named only in the words of texts. */
  onlyNamed: boolean;
};
export type Census = { readonly facts: Map<string, KeyFacts>; readonly keyOf: MentionKey };

/** The identity that a mention means; nothing where it names nobody. */
export type MentionKey = (mention: Mention, view: View) => string | undefined;

const MOST_DAYS = 400;
const automaticKinds = new Set(
  'receipt,invoice,booking,change,cancellation,ticket,statement,reminder,delivery,newsletter,promotion,notice'.split(
    ',',
  ),
);

function faceKeys(declared: readonly DeclaredFace[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const person of [...declared].sort((a, b) => (faceKey(a) < faceKey(b) ? -1 : 1))) {
    const album = albumOfFace(person.face);
    for (const name of [person.face, ...person.names]) {
      const at = faceName(person.importer, album, name);
      if (!keys.has(at)) keys.set(at, faceKey(person));
    }
  }
  return keys;
}
const faceName = (importer: string, album: string, name: string): string =>
  `${importer}\n${album}\n${nameKey(name) || name}`;
const albumOfFace = (face: string): string => face.slice(0, Math.max(0, face.lastIndexOf('/')));

export const faceKey = (person: DeclaredFace): string => `face:${person.importer}:${person.face}`;

/** Who wrote an item, when a bare first name in it is theirs: letters are signed so. */
function writerCalled(view: View, name: string): Mention | undefined {
  if (isFullName(name)) return undefined;
  return view.people.find((m) => (m.how === 'sender' || m.how === 'speaker') && firstName(m.name) === firstName(name));
}

/** Which identities mentions mean, by what they carry and by the people whom sources declared. */
export function mentionKeys(declared: readonly DeclaredFace[]): MentionKey {
  const faces = faceKeys(declared);
  const keyOf: MentionKey = (mention, view) => {
    if (mention.id !== undefined) return `id:${mention.id}`;
    if (mention.face !== undefined) return `face:${view.importer}:${mention.face}`;
    if (mention.address !== undefined) return `addr:${plainAddress(mention.address)}`;
    if (mention.name.includes('@') && !mention.name.includes(' ')) return `addr:${plainAddress(mention.name)}`;
    const writer = mention.how === 'named' ? writerCalled(view, mention.name) : undefined;
    if (writer !== undefined) return keyOf(writer, view);
    const key = nameKey(mention.name);
    const face = faces.get(faceName(view.importer, view.album, mention.name));
    if (face !== undefined) return face;
    return key === '' ? undefined : `name:${key}`;
  };
  return keyOf;
}

/** Everyone whom the items mention, counted by identity. */
export function censusOf(views: readonly View[], declared: readonly DeclaredFace[]): Census {
  const keyOf = mentionKeys(declared);
  const facts = new Map<string, KeyFacts>();
  for (const view of views) {
    for (const mention of mentionsOf(view)) {
      const key = keyOf(mention, view);
      if (key !== undefined) note(factsFor(facts, key), mention, view);
    }
  }
  return { facts, keyOf };
}

/** All that an item says of who is in it: its mentions and the people named in its words. */
export function mentionsOf(view: View): Mention[] {
  const named = view.entities.filter((e) => e.kind === 'person').map((e): Mention => ({ name: e.name, how: 'named' }));
  return named.length === 0 ? view.people : [...view.people, ...named];
}

export function factsFor(facts: Map<string, KeyFacts>, key: string): KeyFacts {
  const known = facts.get(key);
  if (known !== undefined) return known;
  const made: KeyFacts = {
    key,
    names: new Map(),
    days: new Set(),
    items: 0,
    sent: 0,
    received: 0,
    automatic: 0,
    isOwner: false,
    listed: 0,
    speaks: false,
    onlyNamed: true,
  };
  facts.set(key, made);
  return made;
}

function note(facts: KeyFacts, mention: Mention, view: View): void {
  facts.items++;
  const guessed = facts.key.startsWith('addr:') ? nameInAddress(facts.key.slice(5)) : undefined;
  const name = spokenName(mention.name) || guessed;
  if (name !== undefined) countIn(facts.names, name);
  if (view.day !== undefined && facts.days.size < MOST_DAYS) facts.days.add(view.day);
  if (mention.how !== 'named') facts.onlyNamed = false;
  if (mention.how === 'owner') facts.isOwner = true;
  if (mention.list === true) facts.listed++;
  if (mention.how === 'speaker') facts.speaks = true;
  if (mention.how === 'recipient' || mention.how === 'copied') facts.received++;
  if (mention.how !== 'sender') return;
  facts.sent++;
  if (view.documentKind !== undefined && automaticKinds.has(view.documentKind)) facts.automatic++;
  if (isInSent(view)) facts.isOwner = true;
}
