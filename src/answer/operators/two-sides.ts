import { everywhere } from '../../language/everywhere.ts';
import { matchesIn } from '../../language/matches.ts';
import { type Aspect, anyOf, lexicons, wordsOf } from '../../lexicon/lexicon.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import type { Language } from '../wording.ts';

/** What two things are compared by, and whether the greater of them is asked for. */
export type Comparison = { readonly by: Aspect; readonly isGreater: boolean };
/** One of two things that a question sets side by side: as it names it, and asked about by itself. */
export type Side = { readonly name: string; readonly question: string };

const aspectsOf: Readonly<Partial<Record<AskedForm['kind'], readonly Aspect[]>>> = {
  amount: ['price'],
  interval: ['time'],
  order: ['time'],
  compare: ['length', 'price'],
};
const saying = (end: 'less' | 'more') => {
  const of = (by: Aspect): RegExp => anyOf(lexicons.flatMap(({ compares }) => compares[by][end]));
  return { length: of('length'), price: of('price'), time: of('time') };
};
const [less, more] = [saying('less'), saying('more')];

/** What a question of a form compares by; nothing where it has no word of comparison. */
export function comparisonIn(text: string, kind: AskedForm['kind']): Comparison | undefined {
  const by = aspectsOf[kind]?.find((one) => kind === 'interval' || less[one].test(text) || more[one].test(text));
  return by === undefined ? undefined : { by, isGreater: !less[by].test(text) };
}

const joints = wordsOf('between').map((word) => anyOf([word]));
const around = [
  ...wordsOf('around'),
  ...lexicons.flatMap(({ compares }) => Object.values(compares).flatMap((one) => [...one.less, ...one.more])),
];
const anyAround = anyOf(around).source;
const leading = new RegExp(`^(?:[\\s“「《]*(?:${anyAround}))+\\s*`, 'iu');
const trailing = new RegExp(`\\s*(?:(?:${anyAround})[\\s”」》]*)+$`, 'iu');
const thing = anyOf(lexicons.flatMap(({ things }) => Object.values(things).flat()));
const stop = /[,:;.?!，：；。？！—]+\s*/u;
const han = /\p{Script=Han}/u;

/** The ways to part a question into the two things that it names, the likeliest first. */
export function partings(text: string, { by }: Comparison, language: Language): readonly (readonly [Side, Side])[] {
  const each = lexicons.find((lexicon) => lexicon.language === language)?.compares[by].each ?? '{}';
  return joints
    .flatMap((joint) => matchesIn(text, everywhere(joint)))
    .flatMap(({ index, 0: joint }) => {
      const one = bare(text.slice(0, index).split(stop).findLast(isSaid) ?? '');
      const other = bare(
        text
          .slice(index + joint.length)
          .split(stop)
          .find(isSaid) ?? '',
      );
      if (!isSaid(one) || !isSaid(other)) return [];
      const of = (name: string, beside: string): Side => ({
        name,
        question: each.replace('{}', () => withThing(name, `${beside} ${text}`)),
      });
      return [[of(one, other), of(other, one)] as const];
    });
}

const isSaid = (part: string): boolean => /[\p{L}\d]/u.test(part);
const bare = (side: string): string => side.replace(leading, '').replace(trailing, '').trim();

/** "In Porto", "the one in Porto", 波尔图: what both are is said once. */
function withThing(name: string, whole: string): string {
  const said = thing.exec(whole)?.[0];
  if (said === undefined || thing.test(name)) return name;
  return han.test(said) ? `${name}${said}` : `the ${said} ${name.replace(/^(?:the )?one /iu, '')}`;
}
