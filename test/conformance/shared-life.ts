import { indexEntry } from '../../src/ingest/index-entry.ts';
import { faceIdOf, writtenDescriptor } from '../../src/memory/face.ts';
import { batchIdSchema, type ItemId, itemIdSchema, ledgerIdSchema, personIdSchema } from '../../src/memory/ids.ts';
import { assembleItem, type Modality, modalities, type StoredItem } from '../../src/memory/item.ts';
import { linkId } from '../../src/memory/link.ts';
import type { Mention } from '../../src/memory/person.ts';
import { derived, observed } from '../../src/memory/provenance.ts';
import { type Reading, reading } from '../../src/memory/reading.ts';
import { type RecordOf, recordSchemas } from '../../src/memory/records.ts';
import type { ShareFilter } from '../../src/memory/share-filter.ts';
import type { Change } from '../../src/ports/store.ts';
import { type Random, randomOf } from './random-operations.ts';

/** What an item of a random life is about, from which both its record and who may see it are told. */
export type Model = {
  readonly n: number;
  readonly id: ItemId;
  readonly kind: Modality;
  readonly city: string;
  readonly day: string;
  readonly people: readonly number[];
  readonly tags: readonly string[];
  /** Another item that something of this one was concluded from. */
  readonly from: number | undefined;
};

/** Every text that an item or what was made of it holds has its mark: whatever shows one tells of that item. */
export const markOf = (n: number): string => `qz${String(n).padStart(3, '0')}zq`;
export const marksIn = (text: string): Set<number> =>
  new Set([...text.matchAll(/qz(\d{3})zq/gi)].map(([, digits]) => Number(digits)));

const cities = ['Rome', 'Lisbon', 'Oslo'];
const tags = ['beach', 'work'];
const personId = (p: number) => personIdSchema.parse(`person-${p}`);

export function randomLife(seed: number, size: number): Model[] {
  const random = randomOf(seed);
  return Array.from({ length: size }, (_, n) => ({
    n,
    id: itemIdSchema.parse(`item-${markOf(n)}`),
    kind: random.pick(modalities),
    city: random.pick(cities),
    day: `2024-0${1 + random.below(4)}-1${random.below(5)}`,
    people: [...new Set(random.some([0, 1, 2, 3, 4], 2))],
    tags: random.some(tags, 1),
    from: random.below(3) === 0 ? random.below(size) : undefined,
  }));
}

export function randomShare(random: Random): ShareFilter {
  const makers: readonly (() => ShareFilter)[] = [
    () => ({ places: [random.pick(cities)] }),
    () => ({ people: [personId(random.below(5))] }),
    () => ({ from: `2024-0${1 + random.below(3)}-01`, to: `2024-0${3 + random.below(2)}-12` }),
    () => ({ kinds: [random.pick(modalities)], except: { people: [personId(random.below(5))] } }),
    () => ({ places: [random.pick(cities)], except: { tags: [random.pick(tags)] } }),
    () => ({ tags: ['nobody'] }),
    () => ({ kinds: [...modalities] }),
    () => ({ places: ['…'] }),
  ];
  return random.pick(makers)();
}

/** Who may see what, said once more without any index. */
export function lets(filter: ShareFilter, { kind, city, day, people, tags: had }: Model): boolean {
  const persons = people.map((p): string => personId(p));
  return (
    (filter.places?.includes(city) ?? true) &&
    (filter.people?.some((id) => persons.includes(id)) ?? true) &&
    (filter.kinds?.includes(kind) ?? true) &&
    (filter.tags?.some((tag) => had.includes(tag)) ?? true) &&
    (filter.from === undefined || day >= filter.from) &&
    (filter.to === undefined || day <= filter.to) &&
    !(filter.except?.people?.some((id) => persons.includes(id)) ?? false) &&
    !(filter.except?.tags?.some((tag) => had.includes(tag)) ?? false)
  );
}

/** The item, or what is left of it where only `shown` items may be told of. */
export function itemOf(model: Model, shown?: (n: number) => boolean): StoredItem {
  const { n, id, kind, city, day, people, from } = model;
  const mark = markOf(n);
  const mentions = people.map(
    (p): Mention => ({
      id: personId(p),
      name: `Name${p} ${mark}`,
      role: `role ${mark}`,
      how: 'sender',
      address: `${p}.${mark}@example.org`,
    }),
  );
  const readings: Reading[] = [
    reading('title', `Title ${mark}`, observed('test')),
    reading('body', { text: `Words of ${mark} and everybody` }, observed('test')),
    reading(
      'time',
      { start: `${day}T10:00:00`, end: `${day}T10:00:00`, precision: 'second', source: 'row' },
      observed('test'),
    ),
    reading('place', { city, label: city, source: 'row' }, observed('test')),
    ...(people.length === 0 ? [] : [reading('people', mentions, observed('test'))]),
    ...(model.tags.length === 0
      ? []
      : [
          reading(
            'tags',
            model.tags.map((name) => ({ name, source: 'file' as const })),
            observed('test'),
          ),
        ]),
  ];
  return {
    id,
    identity: `identity ${mark}`,
    modality: kind,
    origin: { importer: 'mail', root: '/mail', path: mark, batch: batchIdSchema.parse('b1') },
    copies: [],
    readings: [...readings, ...concluded(from, mentions, shown)],
  };
}

/** What organising would make of an item beside another: names that only that one says, and a firm. */
function concluded(
  from: number | undefined,
  mentions: readonly Mention[],
  shown: ((n: number) => boolean) | undefined,
): Reading[] {
  if (from === undefined) return [];
  const mark = markOf(from);
  const known = mentions.map(
    (mention): Mention => ({
      ...mention,
      name: `Name${mention.id?.slice(-1)} ${mark}`,
      role: `role ${mark}`,
    }),
  );
  const seen: Mention = { id: personId(9), name: `Name9 ${mark}`, how: 'face' };
  // A share calls people as the item itself does.
  const people = shown === undefined ? [...known, seen] : mentions;
  return [
    ...(people.length === 0 ? [] : [reading('people', [...people], derived('test.organise'))]),
    ...(shown?.(from) === false
      ? []
      : [
          reading(
            'entities',
            [{ kind: 'organisation' as const, name: `Firm ${mark}` }],
            derived('test.organise', 1, 0.5, [`item-${mark}`]),
          ),
        ]),
  ];
}

export const putModel = (model: Model, shown?: (n: number) => boolean): Change => {
  const item = itemOf(model, shown);
  return { op: 'putItem', item, index: { ...indexEntry(assembleItem(item)), context: '' } };
};

const vectorOf = (n: number): Float32Array => Float32Array.from([1, n % 7, (n * 3) % 5, 1]);
export const putVector = ({ n, id }: Model): Change => ({ op: 'putVector', id, space: 's', vector: vectorOf(n) });

/** Everything else that a memory keeps, made of the items and marked with those that it was made of. */
export function recordsOfLife(life: readonly Model[], seed: number): Change[] {
  const random = randomOf(seed + 1000);
  const all = (of: readonly Model[]): string => of.map(({ n }) => markOf(n)).join(' ');
  const put = <K extends keyof RecordOf>(kind: K, id: string, value: unknown): Change =>
    ({ op: 'putRecord', kind, id, value: recordSchemas[kind].parse(value) }) as Change;
  const changes: Change[] = [];
  for (const one of life) {
    changes.push(putVector(one));
    changes.push({ op: 'putThumbnail', id: one.id, mime: 'image/webp', bytes: Buffer.from(markOf(one.n)) });
    // Words of neighbours, whoever they are.
    const neighbour = random.pick(life);
    changes.push({ op: 'putContext', id: one.id, context: markOf(neighbour.n) });
    const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.2 };
    const face = { id: faceIdOf(one.id, box), item: one.id, box, quality: 1, descriptor: writtenDescriptor([1, 2]) };
    changes.push(put('face', face.id, { ...face, expressions: [], by: 'test', version: 1 }));
    changes.push(put('sourceFile', one.id, { path: `/mail/${markOf(one.n)}`, bytes: 1, modified: 1, items: [one.id] }));
    changes.push(put('failure', one.id, { path: `/mail/${markOf(one.n)}`, code: 'corrupt', message: markOf(one.n) }));
  }
  for (let e = 0; e < 8; e += 1) {
    const of = [...new Set(random.some(life, 4))];
    const [first] = of;
    if (first === undefined) continue;
    const items = of.map(({ id }) => id);
    const time = { start: '2024-01-01T00:00:00', end: '2024-06-01T00:00:00', precision: 'day', source: 'row' };
    const people = [...new Set(of.flatMap(({ people: who }) => who))].map(personId);
    changes.push(
      put('event', `event-${e}`, {
        id: `event-${e}`,
        kind: 'day',
        span: time,
        place: { city: 'Rome', label: all(of), source: 'event' },
        people,
        title: `About ${all(of)}`,
        narrative: `A story of ${all(of)}`,
        alsoIn: { tongue: 'zh', title: all(of), narrative: all(of) },
        items,
      }),
      put('ledger', `ledger-${e}`, {
        id: ledgerIdSchema.parse(`ledger-${e}`),
        kind: 'order',
        what: all(of),
        references: [],
        entries: items.map((item) => ({ item, state: 'paid', at: '2024-01-01T00:00:00', dates: [] })),
        current: first.id,
        state: 'paid',
      }),
      put('neighbourhood', `n-${e}`, { thread: all(of), digest: 'x', items }),
      put('correction', `c-${e}`, { kind: 'item-tag', at: '2024-01-01', items, tag: all(of), holds: true }),
    );
  }
  for (const city of cities) {
    const items = life.filter((one) => one.city === city).map(({ id }) => id);
    const place = { id: `place-${city}`, kind: 'city', name: city, aliases: [], city, items, confidence: 1 };
    if (items.length > 0) changes.push(put('place', place.id, { ...place, since: '2024-01-11' }));
  }
  for (let p = 0; p < 5; p += 1) {
    const of = life.filter(({ people }) => people.includes(p));
    const [first] = of;
    if (first === undefined) continue;
    const names = of.map(({ n }) => `Name${p} ${markOf(n)}`);
    changes.push(
      put('person', personId(p), {
        id: personId(p),
        name: random.pick(names),
        names,
        kind: 'person',
        roles: of.map(({ n }) => `role ${markOf(n)}`),
        owner: p === 0,
        addresses: of.map(({ n }) => `${p}.${markOf(n)}@example.org`),
        faces: of.map(({ n }) => `takeout:${markOf(n)}`),
        seen: of.map(({ id }) => `${id}.200x200`),
        maybe: [{ person: personId((p + 1) % 5), because: 'named', certainty: 0.5 }],
        evidence: of.map(({ id, n }) => ({ claim: 'role', item: id, quote: markOf(n), confidence: 1 })),
      }),
    );
  }
  for (let l = 0; l < 20; l += 1) {
    const [from, to] = [random.pick(life), random.pick(life)];
    const id = linkId('reply', from.id, to.id);
    const note = `${markOf(from.n)} ${markOf(to.n)}`;
    changes.push(put('link', id, { id, kind: 'reply', from: from.id, to: to.id, weight: 0.5, by: 'test', note }));
  }
  return changes;
}
