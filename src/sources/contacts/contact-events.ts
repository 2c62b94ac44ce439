import { digest } from '../../language/digest.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { NodeValue, Thing } from '../../memory/structured-data.ts';
import type { Contact } from '../structured/vcard-things.ts';

const LONGEST_UID = 300;

/**
 * A contact as a record that says no more than its node, since a later version of it may come with another file, and as
 * somebody whom the memory knows by all names and addresses of the card.
 */
export function contactEvents({ kind, thing }: Contact, origin: SourceRecord['origin']): SourceEvent[] {
  const identity = `vcard:${keyOf(thing)}`;
  const readings = [reading('structuredData', [thing], observed('vcard'))];
  const addresses = textsIn(thing['email']).map((address) => address.toLowerCase());
  const person = {
    importer: 'contacts',
    face: digest(identity),
    names: textsIn(thing['name'], thing['alternateName']),
    roles: [],
    kind,
    addresses,
  } as const;
  return [
    { type: 'record', record: { modality: 'text', origin, identity, readings, parts: [] } },
    { type: 'person', person },
  ];
}

/** Its UID; of a card that has none, its name and what it is first written to at: of several of one name none is lost. */
function keyOf(thing: Thing): string {
  const { identifier } = thing;
  if (typeof identifier === 'string' && identifier.length <= LONGEST_UID) return identifier;
  const [address = ''] = textsIn(thing['email'], thing['telephone']);
  return digest(JSON.stringify([thing['name'], address]));
}

const textsIn = (...values: readonly (NodeValue | undefined)[]): string[] =>
  values.flat().filter((value): value is string => typeof value === 'string' && value !== '');
