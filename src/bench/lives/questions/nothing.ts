import type { Chance } from '../chance.ts';
import { yearOf } from '../truth/calendar.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import { absent } from '../world/scenes.ts';
import { type Condition, inMonth, inYear } from './condition.ts';
import type { Draft } from './draft.ts';
import type { Given } from './kind.ts';
import { detail } from './refer.ts';
import { factsOf, kinds } from './single.ts';

/** What a question without an answer is answered with. */
const UNKNOWN = { en: 'Unknown', zh: '不知道' } as const;

/**
 * Near misses: an answerable question in which one thing is another's: the person, their role, the place, the year, the
 * object or the event. Nothing in the whole life fits what is left, broadly taken.
 */
export function nothings(truth: Truth, drafts: readonly Draft[], chance: Chance): Draft[] {
  // Each is tried a few times: most swaps hit upon something that was.
  const tried = [...drafts, ...drafts, ...drafts];
  return chance.some(tried, tried.length).flatMap((draft) => {
    const kind = kinds.find(({ key }) => key === draft.key);
    if (kind === undefined || draft.facts.length !== 1) return [];
    const among = factsOf(kind, truth);
    const [from] = draft.facts;
    if (from === undefined) return [];
    const swapped = chance.is(0.5)
      ? swapGiven(draft, among, kind.given, truth, chance)
      : swapSaid(draft, among, chance);
    if (swapped === undefined) return [];
    const all = [...swapped.given.flatMap(({ condition }) => condition ?? []), ...swapped.said];
    if (all.length === 0 || among.some((fact) => all.every(({ holds }) => holds(fact)))) return [];
    return [
      {
        ...draft,
        ...swapped,
        type: 'open_end',
        topic: 'none',
        ability: 'abstention',
        facts: [],
        answer: UNKNOWN,
        evidence: [],
      },
    ];
  });
}

type Swap = { readonly given: readonly Given[]; readonly said: readonly Condition[]; readonly swapped: string };

/** Another fact's person, object or event in the place of this one's; or a thing that never was. */
function swapGiven(
  draft: Draft,
  among: readonly Fact[],
  given: (fact: Fact, chance: Chance, truth: Truth) => readonly Given[],
  truth: Truth,
  chance: Chance,
): Swap | undefined {
  const own = draft.given.filter(({ condition }) => condition !== undefined);
  if (own.length === 0 || among.length === 0) return undefined;
  const one = chance.pick(own);
  const never = draft.key.startsWith('scene') && chance.is(0.4) ? chance.pick(absent) : undefined;
  const other: Given | undefined =
    never === undefined
      ? given(chance.pick(among), chance, truth).find(({ slot }) => slot === one.slot)
      : {
          slot: one.slot,
          en: `the ${never.object}`,
          zh: never.zh,
          condition: { part: 'what', by: 'object', en: never.object, zh: never.zh, holds: () => false },
        };
  if (other === undefined || other.en === one.en) return undefined;
  const by = other.condition?.by ?? 'object';
  const filled = draft.given.map((two) => (two === one ? other : two));
  return { given: filled, said: draft.said, swapped: by === 'name' ? 'event' : by === 'city' ? 'place' : by };
}

/** Another fact's place, time or company. */
function swapSaid(draft: Draft, among: readonly Fact[], chance: Chance): Swap | undefined {
  const own = draft.said.filter(({ by }) => by !== 'trip' && by !== 'relative');
  if (own.length === 0) return undefined;
  const one = chance.pick(own);
  const from = chance.pick(among);
  const other =
    one.by === 'year'
      ? inYear(yearOf(from.day))
      : one.by === 'month'
        ? inMonth(from.day)
        : detail(from, one.part, chance);
  if (other === undefined || other.en === one.en || other.by === 'relative') return undefined;
  const names: Readonly<Record<string, string>> = {
    city: 'place',
    country: 'place',
    month: 'year',
    season: 'year',
    day: 'year',
  };
  return {
    given: draft.given,
    said: draft.said.map((two) => (two === one ? other : two)),
    swapped: names[other.by] ?? other.by,
  };
}
