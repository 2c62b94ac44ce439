import type { Mention } from '../../memory/person.ts';
import { derived } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { by } from '../context.ts';
import { compareText } from '../ordering.ts';
import { ORGANISE_RULES_VERSION } from '../rules-version.ts';

/** A mention as it stands in an item once it is known whose it is. */
export function entryOf(
  mention: Mention,
  person: Pick<Mention, 'id' | 'name'> & { readonly roles: Iterable<string> },
): Mention {
  const role = [...person.roles].sort(compareText)[0];
  return {
    id: person.id,
    name: person.name,
    ...(role === undefined ? {} : { role }),
    how: mention.how,
    ...(mention.address === undefined ? {} : { address: mention.address }),
    ...(mention.face === undefined ? {} : { face: mention.face }),
    ...(mention.box === undefined ? {} : { box: mention.box }),
  };
}

const said = derived(by.people, ORGANISE_RULES_VERSION);

/** The reading that says who is in an item: each person once for each way, address and face. Absent when nobody is. */
export function readingOfEntries(entries: readonly Mention[]): Reading<'people'> | undefined {
  if (entries.length < 2) return entries.length === 0 ? undefined : reading('people', [...entries], said);
  const byKey = new Map(
    entries.map((entry) => [`${entry.how}\n${entry.id}\n${entry.address ?? ''}\n${entry.face ?? ''}`, entry]),
  );
  const sorted = [...byKey].sort((a, b) => compareText(a[0], b[0])).map(([, entry]) => entry);
  return reading('people', sorted, said);
}
