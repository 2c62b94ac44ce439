import type { Chance } from './random.ts';

/** Everyone of the story. Addresses use reserved domains (RFC 2606). */
export type Cast = {
  readonly owner: { readonly name: string; readonly first: string; readonly address: string };
  readonly partner: { readonly name: string; readonly first: string; readonly address: string };
  readonly sister: { readonly name: string; readonly first: string; readonly address: string };
  readonly friend: { readonly name: string; readonly first: string; readonly address: string };
  readonly colleague: { readonly name: string; readonly address: string };
  readonly cat: string;
};

const firstNames = [
  'Clara',
  'Jonas',
  'Mira',
  'Felix',
  'Nora',
  'Emil',
  'Ida',
  'Tobias',
  'Lena',
  'Oskar',
  'Greta',
  'Simon',
  'Anna',
  'Hugo',
];
const womensNames = new Set(['Clara', 'Mira', 'Nora', 'Ida', 'Lena', 'Greta', 'Anna']);
const lastNames = ['Winter', 'Brandt', 'Keller', 'Moreau', 'Steiner', 'Vermeer', 'Lang', 'Novak', 'Berger', 'Hartmann'];
const catNames = ['Pixel', 'Miso', 'Biscuit', 'Pepper', 'Olive', 'Juniper'] as const;

const person = (first: string, last: string, domain = 'example.org') => ({
  name: `${first} ${last}`,
  first,
  address: `${first}.${last}@${domain}`.toLowerCase(),
});

export function castOf(chance: Chance): Cast {
  const [owner = 'Clara', partner = 'Jonas', third = 'Mira', fourth = 'Nora'] = chance.some(firstNames, 4);
  // The sister has a woman's name; of the two left the friend takes the other.
  const [sister, friend] = womensNames.has(third)
    ? [third, fourth]
    : [womensNames.has(fourth) ? fourth : 'Mira', third];
  const [ownName = 'Winter', partnerName = 'Brandt', friendName = 'Keller'] = chance.some(lastNames, 3);
  return {
    owner: person(owner, ownName),
    partner: person(partner, partnerName),
    sister: person(sister, ownName, 'example.net'),
    friend: person(friend, friendName, 'example.com'),
    colleague: { name: '李明', address: 'li.ming@studio.example' },
    cat: chance.pick(catNames),
  };
}
