import { plainAddress } from '../../language/mail-address.ts';
import type { Settings } from '../../memory/settings.ts';

import type { DeclaredFace } from '../context.ts';
import { compareText } from '../ordering.ts';
import type { View } from '../view.ts';
import type { Joining } from './joining.ts';
import { isFullName, nameKey, spokenName } from './name-form.ts';
import { type Census, faceKey, factsFor, type KeyFacts } from './person-census.ts';
import { isOrganisation } from './person-joins.ts';

/** Both sending and receiving tells more than receiving alone, which lists and colleagues in copy do too. */
const BOTH_WAYS = 3;
const score = (facts: KeyFacts): number => facts.received + BOTH_WAYS * Math.min(facts.sent, facts.received);

/**
 * The owner's identity, joined into one: the settings' name and addresses, the senders of sent mail and whoever a source
 * declares to be the owner; without any of these the address that both sends and receives most, or else the one name
 * that several correspondents greet. Nothing when nothing is known.
 */
export function findOwner(
  census: Census,
  joining: Joining,
  declared: readonly DeclaredFace[],
  settings: Settings,
  views: readonly View[],
): string | undefined {
  const stated = [...settingsKeys(census, settings), ...declaredKeys(census, declared)];
  const known = stated.some((key) => key.startsWith('addr:')) ? stated : [...stated, ...busiestAddress(census)];
  const keys = known.length > 0 ? known : greetedByMany(census, views);
  const [first, ...others] = keys;
  if (first === undefined) return undefined;
  for (const key of [first, ...others]) joining.join(first, key);
  return first;
}

const FEWEST_GREETINGS = 3;
const FEWEST_GREETERS = 2;
/** Share of all greetings by full name that the owner's must have: else the mailbox is several people's. */
const GREETED_SHARE = 0.6;

/** In a mailbox whose mails name no reader, the full name that they greet. */
function greetedByMany(census: Census, views: readonly View[]): string[] {
  const greetings = new Map<string, { readonly name: string; times: number; readonly by: Set<string> }>();
  let all = 0;
  for (const view of views) {
    const name = view.greeted;
    if (name === undefined || !isFullName(name)) continue;
    const known = greetings.get(nameKey(name)) ?? { name, times: 0, by: new Set<string>() };
    known.times++;
    all++;
    const sender = view.people.find((mention) => mention.how === 'sender');
    if (sender !== undefined) known.by.add(sender.address ?? sender.name);
    greetings.set(nameKey(name), known);
  }
  const [best] = [...greetings].sort((a, b) => b[1].times - a[1].times || compareText(a[0], b[0]));
  if (best === undefined) return [];
  const [key, { name, times, by }] = best;
  if (times < FEWEST_GREETINGS || by.size < FEWEST_GREETERS || times < all * GREETED_SHARE) return [];
  const facts = factsFor(census.facts, `name:${key}`);
  facts.onlyNamed = false;
  if (facts.names.size === 0) facts.names.set(spokenName(name), times);
  return [`name:${key}`];
}

function settingsKeys(census: Census, settings: Settings): string[] {
  const addresses = settings.ownerAddresses.map((a) => `addr:${plainAddress(a)}`);
  const name = settings.ownerName === undefined ? '' : nameKey(settings.ownerName);
  for (const key of addresses) factsFor(census.facts, key).onlyNamed = false;
  if (name === '' || settings.ownerName === undefined) return addresses;
  const facts = factsFor(census.facts, `name:${name}`);
  facts.onlyNamed = false;
  facts.names.set(spokenName(settings.ownerName), (facts.names.get(spokenName(settings.ownerName)) ?? 0) + 1);
  // A bare first name names the owner only where no one else can have it: it was said by the owner, so it is.
  return isFullName(settings.ownerName) || addresses.length === 0 ? [...addresses, `name:${name}`] : addresses;
}

function declaredKeys(census: Census, declared: readonly DeclaredFace[]): string[] {
  const faces = declared.filter((p) => p.owner === true).map(faceKey);
  const said = [...census.facts.values()].filter((f) => f.isOwner && !isOrganisation(f)).map((f) => f.key);
  return [...faces, ...said].sort(compareText);
}

function busiestAddress(census: Census): string[] {
  const ranked = [...census.facts.values()]
    .filter((f) => f.key.startsWith('addr:') && !isOrganisation(f) && score(f) > 0)
    .sort((a, b) => score(b) - score(a) || compareText(a.key, b.key));
  return ranked.slice(0, 1).map((f) => f.key);
}
