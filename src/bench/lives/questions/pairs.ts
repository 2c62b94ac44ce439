import type { Chance } from '../chance.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import { named } from './condition.ts';
import type { Draft, Telling } from './draft.ts';
import { put, same } from './kind.ts';
import { called } from './kinds-travel.ts';
import { tellApart } from './refer.ts';

/** Questions that need two facts, or the word of someone who came along or could not. */
export const pairs = (truth: Truth, telling: Telling, chance: Chance): Draft[] => [
  ...cheaper(truth, telling, chance),
  ...shows(truth, telling, chance),
  ...company(truth, telling, chance),
];

const unique = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => facts.every((other) => other === fact || other.name !== fact.name));

function twoOf(facts: readonly Fact[], count: number, chance: Chance): (readonly [Fact, Fact])[] {
  return Array.from({ length: count }, () => chance.some(facts, 2)).flatMap(([a, b]) =>
    a === undefined || b === undefined ? [] : [[a, b] as const],
  );
}
const names = (a: Fact, b: Fact) => [put('name', named(a)), { slot: 'name2', en: b.name, zh: b.name }];

function cheaper({ facts }: Truth, telling: Telling, chance: Chance): Draft[] {
  const stays = unique(facts.filter((fact) => fact.kind === 'stay' && telling.of(fact, ['paid']).length > 0));
  return twoOf(stays, Math.ceil(stays.length / 4), chance).flatMap(([a, b]): Draft[] => {
    if (a.paid === undefined || b.paid?.currency !== a.paid.currency || a.paid.cents === b.paid.cents) return [];
    const less = a.paid.cents < b.paid.cents ? a : b;
    return [
      {
        key: 'cheaper',
        type: 'open_end',
        topic: 'hotel',
        ability: 'multi-evidence',
        given: names(a, b),
        said: [],
        facts: [a, b],
        answer: same(less.name),
        evidence: [a, b].flatMap((one) => telling.of(one, ['paid'])),
      } satisfies Draft,
    ];
  });
}

function shows({ facts }: Truth, telling: Telling, chance: Chance): Draft[] {
  const all = unique(facts.filter(({ kind }) => kind === 'show'));
  return twoOf(all, all.length, chance).flatMap(([a, b]): Draft[] => {
    if (a.day === b.day) return [];
    const base = {
      topic: 'event',
      ability: 'multi-evidence',
      given: names(a, b),
      said: [],
      facts: [a, b],
      evidence: [a, b].flatMap((one) => telling.of(one, ['final'])),
    } as const;
    return chance.is(0.5)
      ? [{ ...base, key: 'earlier', type: 'open_end', answer: same((a.day < b.day ? a : b).name) } satisfies Draft]
      : [{ ...base, key: 'between', type: 'number', answer: same(String(Math.abs(a.day - b.day))) } satisfies Draft];
  });
}

function company({ facts, people }: Truth, telling: Telling, chance: Chance): Draft[] {
  const stays = facts.filter(({ kind }) => kind === 'stay');
  return stays.flatMap((stay) =>
    people.flatMap((person): Draft[] => {
      const came = telling.of(stay, [`companion:${person.key}`]);
      const evidence = came.length > 0 ? came : telling.of(stay, [`regret:${person.key}`]);
      const said = evidence.length === 0 ? undefined : tellApart(stay, stays, [], ['where', 'when'], chance);
      if (said === undefined) return [];
      const { en, zh } = called(person, chance.is(0.5), chance);
      const answer = came.length > 0 ? { en: 'Yes', zh: '是的' } : { en: 'No', zh: '没有' };
      return [
        {
          key: 'companion',
          type: 'open_end',
          topic: 'people',
          ability: 'personal reference',
          given: [{ slot: 'person', en, zh }],
          said,
          facts: [stay],
          answer,
          evidence,
        },
      ];
    }),
  );
}
