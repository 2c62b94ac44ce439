import { digest } from '../../language/digest.ts';
import type { Correction } from '../../memory/correction.ts';
import { personIdSchema } from '../../memory/ids.ts';
import { countIn } from '../ordering.ts';
import { nameKey } from './name-form.ts';
import { idOfKey, type PersonDraft } from './person-draft.ts';

/**
 * Everyone, found by identity or by any id that one of their identities would have: a correction made when less was
 * known still finds its person after joins.
 */
export class PersonRegistry {
  readonly #byKey = new Map<string, PersonDraft>();
  readonly #byId = new Map<string, PersonDraft>();
  readonly drafts = new Set<PersonDraft>();

  add(draft: PersonDraft): void {
    this.drafts.add(draft);
    for (const key of draft.keys) {
      this.#byKey.set(key, draft);
      this.#byId.set(idOfKey(key), draft);
    }
    this.#byId.set(draft.id, draft);
  }

  byKey(key: string): PersonDraft | undefined {
    return this.#byKey.get(key);
  }

  byId(id: string): PersonDraft | undefined {
    return this.#byId.get(id);
  }

  /** All of `from` becomes `into`, with everything that ever led to it. */
  merge(into: PersonDraft, from: PersonDraft): void {
    if (into === from) return;
    for (const key of from.keys) into.keys.add(key);
    for (const [name, n] of from.names) countIn(into.names, name, n);
    for (const role of from.roles) into.roles.add(role);
    for (const [name, draft] of from.split) into.split.set(name, draft);
    into.evidence.push(...from.evidence);
    into.owner ||= from.owner;
    into.kept = true;
    into.items += from.items;
    into.seen = [...into.seen, ...from.seen];
    into.speaks ||= from.speaks;
    this.drafts.delete(from);
    for (const [key, draft] of this.#byKey) if (draft === from) this.#byKey.set(key, into);
    for (const [id, draft] of this.#byId) if (draft === from) this.#byId.set(id, into);
  }

  /** The identities of `draft` that are only ever called `name`, and all mentions by that name, become another person. */
  split(draft: PersonDraft, name: string, nameOfKey: (key: string) => readonly string[]): void {
    const wanted = nameKey(name);
    const own = [...draft.keys].filter((key) => {
      const names = nameOfKey(key);
      return key === `name:${wanted}` || (names.length > 0 && names.every((n) => nameKey(n) === wanted));
    });
    const moved = own.length === draft.keys.size ? own.filter((k) => k.startsWith('name:')) : own;
    const id = personIdSchema.parse(`p-${digest(`split\n${draft.id}\n${wanted}`)}`);
    const other: PersonDraft = {
      ...draft,
      id,
      keys: new Set(moved),
      names: new Map([[name, 1]]),
      name,
      roles: new Set(),
      owner: false,
      seen: [],
      tagged: [],
      maybe: [],
      evidence: [],
      split: new Map(),
      kept: true,
    };
    for (const key of moved) draft.keys.delete(key);
    for (const known of [...draft.names.keys()]) if (nameKey(known) === wanted) draft.names.delete(known);
    draft.split.set(wanted, other);
    this.drafts.add(other);
    this.#byId.set(id, other);
    for (const key of moved) this.#byKey.set(key, other);
    if (nameKey(draft.name) === wanted) draft.name = [...draft.names.keys()].sort()[0] ?? draft.name;
  }
}

/** What the owner said of people, in the order it was said; of people who are no longer there, nothing. */
export function correctPeople(
  registry: PersonRegistry,
  corrections: readonly Correction[],
  nameOfKey: (key: string) => readonly string[],
): void {
  for (const said of corrections) {
    if (said.kind === 'merge-people') {
      const into = registry.byId(said.into);
      const from = registry.byId(said.from);
      if (into !== undefined && from !== undefined) registry.merge(into, from);
    } else if ('person' in said) {
      const person = registry.byId(said.person);
      if (person !== undefined) correct(registry, person, said, nameOfKey);
    }
  }
}

function correct(
  registry: PersonRegistry,
  person: PersonDraft,
  said: Extract<Correction, { person: unknown }>,
  nameOfKey: (key: string) => readonly string[],
): void {
  person.kept = true;
  if (said.kind === 'name-person') person.name = said.name;
  else if (said.kind === 'hide-person') person.hidden = said.hidden;
  else if (said.kind === 'split-person') registry.split(person, said.name, nameOfKey);
  else if (said.kind === 'person-role') {
    if (said.holds) person.roles.add(said.role);
    else person.roles.delete(said.role);
  } else if (said.kind === 'owner-is') {
    for (const draft of registry.drafts) draft.owner = draft === person;
  }
}
