import { describe, expect, it } from 'vitest';
import { personIdOfAddress, personIndexIds, plainAddress } from './mail-address.ts';

describe('mail addresses', () => {
  it.each([
    ['Mia+tag@Example.COM', 'mia@example.com'],
    [' <mia@example.com>', 'mia@example.com'],
    ['a+b+c@x.org', 'a@x.org'],
  ])('%s is %s', (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
    expect(personIdOfAddress(written)).toBe(personIdOfAddress(plain));
  });

  it('gives a person the ids of all addresses, each once', () => {
    const own = personIdOfAddress('mia@example.com');
    expect(personIndexIds({ id: own, addresses: ['Mia@example.com', 'm@x.org'] })).toEqual([
      own,
      personIdOfAddress('m@x.org'),
    ]);
    expect(personIndexIds({ id: 'p-face', addresses: [] })).toEqual(['p-face']);
  });
});
