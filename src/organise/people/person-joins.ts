import { firmDomain } from '../../language/firm-domain.ts';
import { plainAddress } from '../../language/mail-address.ts';
import { roleOfNickname } from '../../language/relation-words.ts';
import type { DeclaredFace } from '../context.ts';
import { compareText, countIn, pushTo } from '../ordering.ts';
import { isDeskAddress, isFirmName, isPersonalAddress } from './address-form.ts';
import { firmKey } from './firm-names.ts';
import { Joining } from './joining.ts';
import { firstName, isFullName, nameKey } from './name-form.ts';
import { type Census, faceKey, factsFor, type KeyFacts } from './person-census.ts';

const none: ReadonlySet<string> = new Set();
const DAYS_AROUND = 400;
const FEWEST_ITEMS = 2;

/** An address under more names than this belongs to a desk or a list. */
const MOST_NAMES_OF_A_PERSON = 3;

const fullNames = (facts: KeyFacts): string[] =>
  [...new Set([...facts.names.keys()].filter((n) => isFullName(n) && !isFirmName(n)).map(nameKey))].sort(compareText);

/** True for identities that write as an office or a machine, and for mailing lists. */
export function isOrganisation(facts: KeyFacts): boolean {
  if (!facts.key.startsWith('addr:')) return false;
  // One letter that calls somebody's address a list makes none of it.
  if (facts.listed * 2 > facts.items) return true;
  if (isDeskAddress(facts.key.slice(5)) || fullNames(facts).length > MOST_NAMES_OF_A_PERSON) return true;
  if ([...facts.names.keys()].some(isFirmName)) return true;
  if (facts.sent === 0 || facts.automatic * 2 <= facts.sent) return false;
  return facts.sent >= 2 || ![...facts.names.keys()].some((name) => isPersonalAddress(facts.key.slice(5), name));
}

/**
 * Who is the same: identities with one address are one already; addresses, faces and mentions with the same full
 * name (first and last part) are joined; a bare first name joins only the one person who has it, and only when both
 * were seen on one day, or the person is met again and the name falls within about a year of that. Organisations are
 * joined with their own kind alone.
 */
export function joinPeople(census: Census, declared: readonly DeclaredFace[]): Joining {
  const joining = new Joining();
  for (const person of declared) {
    const facts = factsFor(census.facts, faceKey(person));
    facts.onlyNamed = false;
    for (const name of person.names)
      if (roleOfNickname(name) === undefined) facts.names.set(name, (facts.names.get(name) ?? 0) + 1);
  }
  for (const facts of census.facts.values()) {
    joining.add(facts.key);
    if (isOrganisation(facts)) continue;
    for (const name of fullNames(facts)) joining.join(facts.key, `name:${name}`);
  }
  joinAddresses(census, declared, joining);
  joinFirms(census, joining);
  joinFirstNames(census, joining);
  return joining;
}

/**
 * Whoever a source declares with an address is whom mails name by it. An address that several have is nobody's alone, and
 * that of a desk is no person's.
 */
function joinAddresses(census: Census, declared: readonly DeclaredFace[], joining: Joining): void {
  const holders = new Map<string, DeclaredFace[]>();
  for (const person of declared)
    for (const address of new Set((person.addresses ?? []).map(plainAddress)))
      pushTo(holders, `addr:${address}`, person);
  for (const [key, [person, ...others]] of holders) {
    if (person === undefined || others.length > 0) continue;
    const facts = census.facts.get(key);
    const isDesk = facts === undefined ? isDeskAddress(key.slice(5)) : isOrganisation(facts);
    if (isDesk === (person.kind === 'organisation')) joining.join(faceKey(person), key);
  }
}

/** Desks of one firm: those that call themselves alike, and those without a name at a domain of one firm. */
function joinFirms(census: Census, joining: Joining): void {
  const byKey = new Map<string, string[]>();
  const byDomain = new Map<string, { readonly keys: Set<string>; readonly members: string[] }>();
  for (const facts of census.facts.values()) {
    if (!isOrganisation(facts)) continue;
    const named = [...new Set([...facts.names.keys()].map(firmKey).filter((key) => key !== ''))];
    for (const key of named) pushTo(byKey, key, facts.key);
    const domain = firmDomain(facts.key.slice('addr:'.length));
    if (domain === undefined) continue;
    const at = byDomain.get(domain) ?? { keys: new Set<string>(), members: [] };
    for (const key of named) at.keys.add(key);
    at.members.push(facts.key);
    byDomain.set(domain, at);
  }
  const groups = [...byKey.values(), ...[...byDomain.values()].filter((d) => d.keys.size <= 1).map((d) => d.members)];
  for (const [first, ...others] of groups) for (const other of others) joining.join(first ?? other, other);
}

function joinFirstNames(census: Census, joining: Joining): void {
  const bearers = new Map<string, Set<string>>();
  const daysOf = new Map<string, Set<string>>();
  const itemsOf = new Map<string, number>();
  for (const facts of [...census.facts.values()].sort((a, b) => compareText(a.key, b.key))) {
    if (isOrganisation(facts)) continue;
    const root = joining.find(facts.key);
    const days = daysOf.get(root) ?? new Set<string>();
    for (const day of facts.days) days.add(day);
    daysOf.set(root, days);
    countIn(itemsOf, root, facts.items);
    for (const name of facts.names.keys()) {
      const known = bearers.get(firstName(name)) ?? new Set<string>();
      known.add(root);
      bearers.set(firstName(name), known);
    }
  }
  const wanted: [string, string][] = [];
  for (const [name, roots] of bearers) {
    const bare = `name:${name}`;
    const others = [...roots].filter((root) => root !== bare);
    const only = others[0];
    if (!census.facts.has(bare) || only === undefined || others.length > 1) continue;
    if (isAround(census.facts.get(bare)?.days, daysOf.get(only), (itemsOf.get(only) ?? 0) >= FEWEST_ITEMS)) {
      wanted.push([bare, only]);
    }
  }
  for (const [bare, only] of wanted) joining.join(bare, only);
}

/** Somebody who writes or is seen again is meant by the bare name for about a year around; anybody on their own day. */
function isAround(bare: ReadonlySet<string> = none, days: ReadonlySet<string> = none, isKnown: boolean): boolean {
  if ([...bare].some((day) => days.has(day))) return true;
  if (!isKnown || bare.size === 0 || days.size === 0) return false;
  const dates = (of: ReadonlySet<string>) => [...of].map((day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const [from, to] = [Math.min(...dates(days)), Math.max(...dates(days))];
  return dates(bare).some((day) => day >= from - DAYS_AROUND && day <= to + DAYS_AROUND);
}
