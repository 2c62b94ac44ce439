import { meanOf } from '../measures/measure.ts';
import type { Figure, PerQuestion, Scored } from '../scored.ts';

const keyOf = ({ measure, slice }: Figure): string => JSON.stringify([measure, slice ?? null]);

/**
 * Several repeats of a run as one: each figure and each question's value is the mean over the repeats that have it. The
 * document is the first repeat's, with the figures of all beside it.
 */
export function overRepeats(all: readonly Scored[]): Scored {
  const [first] = all;
  if (first === undefined) throw new RangeError('no repeat');
  if (all.length === 1) return first;
  const figures = first.figures.map((figure): Figure => {
    const key = keyOf(figure);
    const values = all.map((one) => one.figures.find((other) => keyOf(other) === key)?.value);
    const { value } = meanOf(values);
    const { measure, slice, n } = figure;
    return { measure, n, ...(slice === undefined ? {} : { slice }), ...(value === undefined ? {} : { value }) };
  });
  return {
    document: { ...first.document, repeats: all.map((one) => one.figures) },
    figures,
    perQuestion: new Map([...first.perQuestion.keys()].map((name) => [name, meanVector(all, name)])),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
}

function meanVector(all: readonly Scored[], name: string): PerQuestion {
  const ids = new Set(all.flatMap((one) => [...(one.perQuestion.get(name)?.keys() ?? [])]));
  const entries = [...ids].flatMap((id): [string, number][] => {
    const { value } = meanOf(all.map((one) => one.perQuestion.get(name)?.get(id)));
    return value === undefined ? [] : [[id, value]];
  });
  return new Map(entries);
}
