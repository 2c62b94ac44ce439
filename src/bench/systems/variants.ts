import { MadeleineError } from '../../memory/errors.ts';

/** Where evidence comes from: words of captions, tags and text in pictures; time and place; faces. No pixels are looked at. */
export const evidenceSources = ['T_C', 'T_M', 'T_F'] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

/** What can be left out of finding and answering. */
export const parts = ['events', 'neighbours', 'ledger'] as const;
export type Part = (typeof parts)[number];

/** The program with something of it taken away or done otherwise, so that one sees what it brings. */
export type Variant = {
  /** Only these; absent, all. */
  readonly sources?: readonly EvidenceSource[];
  /** `hard`: every constraint must hold, as an intersection of sets; else evidence is weighed and summed. */
  readonly combine?: 'hard';
  readonly without?: readonly Part[];
};

const named = <T extends string>(all: readonly T[], word: string): T | undefined => all.find((one) => one === word);

/**
 * `T_C+T_M`, `hard`, `without-events`, and several of them joined by commas. Errors: `usage`, saying what there is.
 */
export function variantOf(written: string): Variant {
  const sources: EvidenceSource[] = [];
  const without: Part[] = [];
  let hard = false;
  for (const word of written.split(',')) {
    const part = named(parts, word.replace(/^without-/, ''));
    const of = word.split('+').map((name) => named(evidenceSources, name));
    if (word === 'hard') hard = true;
    else if (word.startsWith('without-') && part !== undefined) without.push(part);
    else if (of.every((source) => source !== undefined)) sources.push(...of);
    else throw unknown(word);
  }
  return {
    ...(sources.length === 0 ? {} : { sources: [...new Set(sources)] }),
    ...(hard ? { combine: 'hard' } : {}),
    ...(without.length === 0 ? {} : { without: [...new Set(without)] }),
  };
}

const unknown = (word: string): MadeleineError =>
  new MadeleineError('usage', `"${word}" is no variant of madeleine.`, {
    action: `Write ${evidenceSources.join(', ')} or some of them joined by "+", hard, or ${parts.map((part) => `without-${part}`).join(', ')}.`,
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
