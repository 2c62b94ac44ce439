import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { changeNote, isChangeOf } from './one-transaction.ts';

const letter = (id: string, address: string, more: Partial<MemoryItem> = {}): MemoryItem =>
  ({
    id: itemIdSchema.parse(id),
    modality: 'email',
    origin: { importer: 'mail' },
    people: [{ name: 'Studio', how: 'sender', address }],
    ...more,
  }) as MemoryItem;
const booking = { references: [{ kind: 'booking', code: 'QX7RT2', field: 'body' }] } as const;
const own = 'desk@studio.example';
const first = letter('a', own, booking as never);
const may = (later: MemoryItem, was = 'departure', is = 'departure', kind: AskedForm['kind'] = 'when'): boolean =>
  isChangeOf(
    { item: first, field: was },
    { item: later, field: is },
    { accounts: [], form: { kind, said: new Set() } },
  );

describe('whether it is said that a value was another one before', () => {
  it('of two values of one field of one transaction by one sender', () => {
    expect(may(letter('b', own, booking as never))).toBe(true);
    const talk = { thread: { id: 't', messageId: 'one' } };
    const answer = { thread: { id: 't', messageId: 'two', inReplyTo: 'one' } };
    const said = { accounts: [], form: { kind: 'when', said: new Set() } } as never;
    const [was, is] = [letter('c', own, talk), letter('d', own, answer)];
    expect(isChangeOf({ item: was, field: 'event' }, { item: is, field: 'event' }, said)).toBe(true);
  });

  it.each<[string, boolean]>([
    [
      'of another transaction',
      may(letter('b', own, { references: [{ kind: 'booking', code: 'ZZ9999', field: 'body' }] })),
    ],
    ['of no transaction that is told', may(letter('b', own))],
    ['of another field', may(letter('b', own, booking as never), 'departure', 'due')],
    ['by another sender', may(letter('b', 'desk@studio-service.example', booking as never))],
    ['where no field is asked for', may(letter('b', own, booking as never), 'departure', 'departure', 'what')],
    [
      'of a flight number that many share',
      may(letter('b', own, { references: [{ kind: 'flight', code: 'QX7RT2', field: 'body' }] })),
    ],
  ])('not %s', (_, is) => {
    expect(is).toBe(false);
  });

  it('in the language of the question', () => {
    expect(changeNote('3 May', 'en')).toBe('It was 3 May before, and was changed.');
    expect(changeNote('5月3日', 'zh')).toBe('原先是5月3日，后来改了。');
  });
});
