import { expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Change } from '../../ports/store.ts';
import { coded } from './coded-change.ts';
import { grouped } from './group-changes.ts';

const put = (id: string): Change => ({
  op: 'putItem',
  item: {
    id: itemIdSchema.parse(id),
    identity: id,
    modality: 'text',
    origin: { importer: 'mail', root: '/', path: id, batch: 'b' as never },
    copies: [],
    readings: [],
  },
});
const thumbnail = (id: string): Change => ({
  op: 'putThumbnail',
  id: itemIdSchema.parse(id),
  mime: 'image/webp',
  bytes: new Uint8Array(),
});
const enqueue = (id: string): Change => ({
  op: 'enqueue',
  job: { item: itemIdSchema.parse(id), stage: 's', version: 1 },
});
const remove = (id: string): Change => ({ op: 'deleteItem', id: itemIdSchema.parse(id) });

const shapeOf = (changes: readonly Change[]) =>
  grouped(changes.map(coded)).map(({ op, changes: some }) => `${op} ${some.length}`);

it('makes few statements of the many changes of an import', () => {
  const changes = ['a', 'b', 'c'].flatMap((id) => [put(id), thumbnail(id), enqueue(id)]);
  expect(shapeOf(changes)).toEqual(['putItem 3', 'putThumbnail 3', 'enqueue 3']);
});

it('keeps the order of what touches the same item, the same kind, or identities', () => {
  expect(shapeOf([put('a'), put('a')])).toEqual(['putItem 1', 'putItem 1']);
  expect(shapeOf([put('a'), remove('a'), put('a'), thumbnail('a')])).toEqual([
    'putItem 1',
    'deleteItem 1',
    'putItem 1',
    'putThumbnail 1',
  ]);
  expect(shapeOf([put('a'), remove('b'), put('c')])).toEqual(['putItem 1', 'deleteItem 1', 'putItem 1']);
  expect(shapeOf([thumbnail('a'), remove('a'), thumbnail('a')])).toEqual([
    'putThumbnail 1',
    'deleteItem 1',
    'putThumbnail 1',
  ]);
  expect(shapeOf([thumbnail('a'), remove('a'), thumbnail('b')])).toEqual(['putThumbnail 2', 'deleteItem 1']);
});
