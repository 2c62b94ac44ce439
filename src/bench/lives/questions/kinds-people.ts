import type { Chance } from '../chance.ts';
import { clock } from '../truth/calendar.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import { type Condition, fullName, nameZh, ofWhat, withName, withRole } from './condition.ts';
import { type Given, type Kind, put, same } from './kind.ts';
import { dated, paid } from './kinds-travel.ts';

const what = (fact: Fact) => put('what', ofWhat(fact));
const when = ['when'] as const;

/** The person of a letter, by name or by what they are to the owner. */
function person(fact: Fact, chance: Chance, slot: 'person' | 'whose'): Given[] {
  const [one] = fact.with;
  if (one === undefined) return [];
  const byRole = chance.is(0.5) && one.role !== undefined;
  const condition: Condition = (byRole ? withRole(one, chance) : undefined) ?? withName(one);
  // A slot of its own takes the same words without "with".
  const [en, zh] = [condition.en.replace(/^with /, ''), condition.zh.replace(/^和/, '')];
  return [slot === 'person' ? { slot, en, zh, condition } : { slot, en: `${en}’s`, zh: `${zh}的`, condition }];
}

/** Whose appointment: the owner's, or the pet's by its name or the name it goes by at home. */
function patient(fact: Fact, chance: Chance, { pet }: Truth): Given[] {
  if (fact.pet === undefined) return [{ slot: 'whose', en: 'my', zh: '我' }];
  const name = chance.is(0.2) ? pet.nickname : pet.name;
  return [{ slot: 'whose', en: `${name}’s`, zh: name }];
}

const visit = {
  of: ['visit'],
  topic: 'appointment',
  parts: when,
  given: (fact: Fact, chance: Chance, truth: Truth) => [what(fact), ...patient(fact, chance, truth)],
} as const;
const party = {
  of: ['party'],
  topic: 'people',
  parts: when,
  given: (fact: Fact, chance: Chance) => [what(fact), ...person(fact, chance, 'whose')],
} as const;
const letter = {
  topic: 'people',
  ability: 'personal reference',
  type: 'open_end',
  aspects: ['said'],
  parts: when,
} as const;

/** Questions about appointments, feasts, and what people wrote. */
export const peopleKinds: readonly Kind[] = [
  {
    ...visit,
    key: 'visitDate',
    type: 'number',
    ability: 'memory update',
    aspects: ['final'],
    answer: ({ day }) => dated(day),
  },
  {
    ...visit,
    key: 'visitTime',
    type: 'number',
    ability: 'memory update',
    aspects: ['final'],
    answer: ({ minute }) => same(clock(minute)),
  },
  {
    ...visit,
    key: 'visitReason',
    type: 'open_end',
    ability: 'personal reference',
    aspects: ['reason'],
    answer: ({ said = '', saidZh = said }) => ({ en: said, zh: saidZh }),
  },
  { ...visit, key: 'visitPaid', type: 'number', ability: 'location awareness', aspects: ['paid'], answer: paid },
  {
    ...party,
    key: 'partyDate',
    type: 'number',
    ability: 'memory update',
    aspects: ['final'],
    answer: ({ day }) => dated(day),
  },
  {
    ...party,
    key: 'partyPlace',
    type: 'open_end',
    ability: 'personal reference',
    aspects: ['place'],
    answer: ({ name }) => same(name),
  },
  {
    ...letter,
    of: ['tip'],
    key: 'tipSaid',
    given: (fact, chance) => [what(fact), ...person(fact, chance, 'person')],
    answer: ({ said = '', saidZh = said }) => ({ en: said, zh: saidZh }),
  },
  {
    ...letter,
    of: ['tip'],
    key: 'tipWho',
    parts: [],
    given: ({ said = '' }) => [
      {
        slot: 'said',
        en: said,
        zh: said,
        condition: { part: 'what', by: 'object', en: said, zh: said, holds: (fact) => fact.said === said },
      },
    ],
    answer: ({ with: [one] }) => (one === undefined ? undefined : { en: fullName(one), zh: nameZh(one) }),
  },
  {
    ...letter,
    of: ['favour'],
    key: 'favour',
    given: (fact, chance) => [what(fact), ...person(fact, chance, 'person')],
    answer: ({ said = '', saidZh = said }) => ({ en: said, zh: saidZh }),
  },
];
