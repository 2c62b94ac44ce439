import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import type { WrittenForm } from '../asked/asked-field.ts';
import { agreedReading } from './agreed-reading.ts';

const mail = (id: string, title: string, body: string) =>
  assembleItem(stored(id, 'email', { time: at('2023-01-18T09:00:00'), title, body: { text: body } }));
const forms: readonly WrittenForm[] = [
  { pattern: /Tickets for (?<v>[\p{L} ]+)/u, weight: 2 },
  { pattern: /^(?<v>[\p{Lu} ]{3,})(?=\n)/u, weight: 1.5 },
  { pattern: /\. (?<v>[\p{L} ]+)\./u, weight: 1 },
];

describe('what records agree on', () => {
  it('outvotes what one of them says in a doubtful form', () => {
    const found = agreedReading(
      [mail('a', 'Tickets for Maps of the Sea', 'Hello. Thank you.'), mail('b', '', 'MAPS OF THE SEA\n19:30')],
      forms,
      () => false,
    );
    expect(found?.text).toBe('Maps of the Sea');
    expect(found?.citations.map(({ quote }) => quote)).toEqual(['Maps of the Sea', 'MAPS OF THE SEA']);
  });

  it('takes nothing that is refused, and nothing from records without any form', () => {
    expect(agreedReading([mail('a', 'Tickets for Maps', '')], forms, () => true)).toBeUndefined();
    expect(agreedReading([mail('a', 'Hello', '')], forms, () => false)).toBeUndefined();
  });
});
