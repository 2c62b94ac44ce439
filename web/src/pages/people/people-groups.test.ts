import { describe, expect, it } from 'vitest';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { grouped } from './people-groups.ts';

const person = (id: string, more: Partial<ListedPerson> = {}): ListedPerson => ({
  id,
  name: id,
  names: [id],
  kind: 'person',
  roles: [],
  owner: false,
  hidden: false,
  addresses: [],
  faceCount: 0,
  itemCount: 1,
  counts: { image: 0, video: 0, email: 1, text: 0 },
  ...more,
});

describe('people by heading', () => {
  const people = [
    person('Me', { owner: true }),
    person('Anna', { faceCount: 3, roles: ['妹妹'] }),
    person('p-1', { name: '', faceCount: 4 }),
    person('Li', { addresses: ['li@studio.example'] }),
    person('Shop', { kind: 'organisation' }),
    person('Pepper', { kind: 'pet' }),
    person('Spam', { hidden: true, kind: 'organisation' }),
  ];
  const ids = (words: string) => [...grouped(people, words)].map(([group, of]) => [group, of.map(({ id }) => id)]);

  it('puts everybody under one', () => {
    expect(ids('')).toEqual([
      ['named', ['Me', 'Anna']],
      ['nameless', ['p-1']],
      ['mailOnly', ['Li']],
      ['pets', ['Pepper']],
      ['firms', ['Shop']],
      ['hidden', ['Spam']],
    ]);
  });

  it('finds by name, role and address', () => {
    const found = (words: string) =>
      ids(words)
        .flatMap(([, of]) => of)
        .flat();
    expect(found('妹妹')).toEqual(['Anna']);
    expect(found('STUDIO')).toEqual(['Li']);
    expect(found(' nobody ')).toEqual([]);
  });
});
