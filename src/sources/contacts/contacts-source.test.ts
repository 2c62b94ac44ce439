import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive } from '../../ingest/derive.ts';
import { mergeCopy } from '../../ingest/merge-copy.ts';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type StoredItem } from '../../memory/item.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recognise } from '../recognise.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contacts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const card = (...lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

async function eventsOf(name: string, text: string, file = 'all.vcf'): Promise<SourceEvent[]> {
  const top = join(folder, name);
  await mkdir(top, { recursive: true });
  await writeFile(join(top, file), text);
  const events: SourceEvent[] = [];
  for (const source of await recognise(top)) for await (const event of source.read({})) events.push(event);
  return events;
}
async function recordOf(name: string, text: string): Promise<SourceRecord> {
  const [event] = await eventsOf(name, text);
  if (event?.type !== 'record') throw new Error('no record');
  return event.record;
}

const batch = batchIdSchema.parse('20250101-000000-abcd');
const itemOf = ({ modality, origin, identity = '', readings }: SourceRecord): StoredItem => {
  return { id: itemIdSchema.parse('text-a'), modality, identity, origin: { ...origin, batch }, copies: [], readings };
};
const derived = async (item: StoredItem) =>
  assembleItem(await derive(item, { geocoder: undefined, ownReadings: async () => ({ readings: [] }) }));

const ana = ['UID:u1', 'FN:Ana Silva', 'NICKNAME:Nini', 'EMAIL;TYPE=HOME:Ana@Silva.example'];

describe('contacts in a folder', () => {
  it('are items with all that their cards say, and people by their names and addresses', async () => {
    const said = [
      'TEL;TYPE=CELL:+351 912 000 111',
      'TEL:+351 213 000 222',
      'BDAY:1985-04-12',
      'ADR;TYPE=HOME:;;Rua A\\, 1;Lisboa;;1100-001;Portugal',
      'item1.X-ABRELATEDNAMES:Teresa',
      'item1.X-ABLabel:_$!<Mother>!$_',
      'item2.X-ABDATE:--0605',
      'item2.X-ABLabel:_$!<Anniversary>!$_',
      'ORG:Instituto Azul',
    ];
    const [first, second] = await eventsOf('one', card(...ana, ...said));
    if (first?.type !== 'record' || second?.type !== 'person') throw new Error('no contact');
    expect(first.record).toMatchObject({
      modality: 'text',
      identity: 'vcard:u1',
      origin: { importer: 'contacts', path: 'all.vcf' },
    });
    const { title, body, people, structuredData } = await derived(itemOf(first.record));
    expect(title).toBe('Ana Silva');
    expect(body?.text.split('\n')).toEqual([
      'Ana Silva',
      'Nickname: Nini',
      'Birthday: 12 April 1985',
      'Anniversary: 5 June',
      'Cell phone: +351 912 000 111',
      'Phone: +351 213 000 222',
      'Home e-mail: Ana@Silva.example',
      'Home address: Rua A, 1, 1100-001, Lisboa, Portugal',
      'Organisation: Instituto Azul',
      'Mother: Teresa',
    ]);
    expect(structuredData).toMatchObject([{ '@type': 'Person', source: 'vcard', readFrom: 'all.vcf#line1' }]);
    expect(second.person).toMatchObject({
      importer: 'contacts',
      kind: 'person',
      names: ['Ana Silva', 'Nini'],
      addresses: ['ana@silva.example'],
    });
    expect(people).toEqual([{ name: 'Ana Silva', how: 'named', face: second.person.face }]);
  });

  it.each([
    [false, '+2'],
    [true, '+2'],
  ])('are what the latest version of their card says (%s)', async (isTurned, expected) => {
    const versions = [card(...ana, 'TEL:+1', 'REV:20240101T000000Z'), card(...ana, 'TEL:+2', 'REV:20250101T000000Z')];
    const [one, other] = isTurned ? versions.reverse() : versions;
    const before = itemOf(await recordOf(`before-${isTurned}`, one ?? ''));
    const { origin, readings } = itemOf(await recordOf(`after-${isTurned}`, other ?? ''));
    const { structuredData, body } = await derived(mergeCopy(before, origin, readings));
    expect(structuredData).toMatchObject([{ telephone: expected }]);
    expect(body?.text).toContain(`Phone: ${expected}`);
  });

  it('without an identifier are told apart by what they are written to at', async () => {
    const events = await eventsOf('two', card('FN:Bo', 'TEL:1') + card('FN:Bo', 'TEL:2'));
    const identities = events.flatMap((event) => (event.type === 'record' ? [event.record.identity] : []));
    expect(new Set(identities).size).toBe(2);
  });

  it('that are none fail by name, and lose a broken line alone', async () => {
    expect(await eventsOf('three', 'hello')).toMatchObject([{ type: 'failure', failure: { code: 'corrupt' } }]);
    const broken = await eventsOf('four', card('FN:Bo', 'what is this'));
    expect(broken.map(({ type }) => type)).toEqual(['record', 'person', 'failure']);
  });

  it.each([
    ['contacts.csv', 'Vorname;Nachname\nBo;Ek\n', 0],
    ['Kontakte (1).csv', '\u0000\u0001 no table', 0],
    ['google.csv', 'Name,E-mail 1 - Value\nBo,bo@example.org\n"Cy,cut in the middle', 1],
  ])('of a broken table (%s) fail with its name and what to do', async (file, text, read) => {
    const events = await eventsOf(`table-${file}`, text, file);
    const failures = events.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));
    expect(failures).toMatchObject([{ path: join(folder, `table-${file}`, file), code: 'corrupt' }]);
    expect(failures[0]?.action).toContain('vCard');
    expect(events.filter(({ type }) => type === 'record')).toHaveLength(read);
  });
});
