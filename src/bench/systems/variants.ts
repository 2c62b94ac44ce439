import type { Compared } from '../../app/search/compared.ts';
import { MadeleineError } from '../../memory/errors.ts';

/**
 * Where evidence comes from, by PhotoBench's names: words of captions, tags and text in pictures; time and place; people.
 * No pixels are looked at, so that there is no T_V.
 */
const evidenceSources = { T_C: 'content', T_M: 'metadata', T_F: 'people' } as const;
type SourceName = keyof typeof evidenceSources;

/** What can be left out of finding and answering. */
const parts = ['events', 'neighbours', 'ledger'] as const;

const sourceNames = Object.keys(evidenceSources) as SourceName[];
const named = <T extends string>(all: readonly T[], word: string): T | undefined => all.find((one) => one === word);

/**
 * `T_C+T_M`, `hard` (constraints are intersected, not weighed), `without-events`, and several of them joined by commas.
 * Errors: `usage`, saying what there is.
 */
export function variantOf(written: string): Compared {
  const sources: SourceName[] = [];
  const without: (typeof parts)[number][] = [];
  let hard = false;
  for (const word of written.split(',')) {
    const part = named(parts, word.replace(/^without-/, ''));
    const of = word.split('+').map((name) => named(sourceNames, name));
    if (word === 'hard') hard = true;
    else if (word.startsWith('without-') && part !== undefined) without.push(part);
    else if (of.every((source) => source !== undefined)) sources.push(...of);
    else throw unknown(word);
  }
  return {
    ...(sources.length === 0 ? {} : { sources: [...new Set(sources)].map((name) => evidenceSources[name]) }),
    ...(hard ? { combine: 'intersection' } : {}),
    ...(without.length === 0 ? {} : { without: [...new Set(without)] }),
  };
}

const unknown = (word: string): MadeleineError =>
  new MadeleineError('usage', `"${word}" is not a variant of madeleine.`, {
    action: `Write ${sourceNames.join(', ')} or some of them joined by "+", hard, or ${parts.map((part) => `without-${part}`).join(', ')}.`,
  });

/** The rows of an ablation, as in PhotoBench's Table 5, and the parts that are this program's own. */
export const ablationVariants: readonly string[] = [
  'T_C',
  'T_M',
  'T_F',
  'T_C+T_M',
  'T_C+T_F',
  'T_M+T_F',
  'hard',
  'without-events',
  'without-neighbours',
  'without-ledger',
];
