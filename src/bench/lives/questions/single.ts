import type { Chance } from '../chance.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import type { Condition } from './condition.ts';
import type { Draft, Telling } from './draft.ts';
import type { Kind } from './kind.ts';
import { dailyKinds } from './kinds-daily.ts';
import { peopleKinds } from './kinds-people.ts';
import { pictureKinds } from './kinds-pictures.ts';
import { travelKinds } from './kinds-travel.ts';
import { tellApart } from './refer.ts';
import { trailOf } from './trail.ts';

export const kinds: readonly Kind[] = [...travelKinds, ...dailyKinds, ...peopleKinds, ...pictureKinds];
/** More records than these make a question about everything, not about one thing. */
const MOST_EVIDENCE = 10;

export const factsOf = (kind: Kind, truth: Truth): Fact[] =>
  truth.facts.filter((fact) => kind.of.includes(fact.kind) && kind.only?.(fact, truth) !== false);

/** Questions about one fact each, of every kind; a fact that cannot be told apart in words is not asked for. */
export function singles(truth: Truth, telling: Telling, chance: Chance): Draft[] {
  return kinds.flatMap((kind) => {
    const among = factsOf(kind, truth);
    return chance.some(among, among.length).flatMap((fact) => draft(kind, fact, among, truth, telling, chance) ?? []);
  });
}

function draft(
  kind: Kind,
  fact: Fact,
  among: readonly Fact[],
  truth: Truth,
  telling: Telling,
  chance: Chance,
): Draft | undefined {
  const given = kind.given(fact, chance, truth);
  const conditions = given.flatMap(({ condition }) => condition ?? []);
  const parts =
    kind.parts.length > 1 && chance.is(0.5)
      ? [kind.parts[0] ?? 'when', ...chance.some(kind.parts.slice(1), 9)]
      : kind.parts;
  const trail =
    fact.trip !== undefined && kind.parts.includes('where') && chance.is(0.15)
      ? trailOf(fact, truth, telling, chance)
      : undefined;
  const all: readonly Condition[] | undefined =
    trail === undefined
      ? tellApart(fact, among, conditions, parts, chance)
      : tellApart(fact, among, [...conditions, trail], ['where'], chance);
  const answer = kind.answer(fact, truth);
  const evidence = telling.of(fact, kind.aspects);
  // Every aspect that the answer rests on must be told somewhere: a difference needs both sums.
  const told = /Difference|Net/.test(kind.key)
    ? kind.aspects.every((aspect) => telling.of(fact, [aspect]).length > 0)
    : evidence.length > 0;
  if (all === undefined || answer === undefined || !told || evidence.length > MOST_EVIDENCE) return undefined;
  const list = kind.type === 'list_recall' ? { en: evidence.join(', '), zh: evidence.join(', ') } : answer;
  return {
    key: kind.key,
    type: kind.type,
    topic: kind.topic,
    ability:
      trail === undefined
        ? evidence.length > 1 && kind.type !== 'open_end'
          ? 'multi-evidence'
          : kind.ability
        : 'multi-evidence',
    given,
    said: all.filter((one) => !conditions.includes(one)),
    facts: [fact],
    answer: list,
    evidence: [...evidence, ...(trail?.through ?? []).flatMap((one) => telling.of(one, ['scene']))],
  };
}
