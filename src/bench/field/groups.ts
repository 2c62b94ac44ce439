import { median } from 'simple-statistics';
import type { About } from './about.ts';
import { known, type Measures, mean } from './values.ts';

const FRONTIER = 3;

type By = Readonly<Record<string, number | null>>;
const names = (measures: Measures): string[] => [...new Set([...measures.values()].flatMap(Object.keys))];
/** Of the open or the closed systems their values, falling. */
const side = (measures: Measures, about: About, open: boolean, name: string): number[] =>
  known([...measures].map(([system, of]) => (about[system]?.open === open ? of[name] : null))).sort((a, b) => b - a);
const by = (measures: Measures, of: (name: string) => number | null): By =>
  Object.fromEntries(names(measures).map((name) => [name, of(name)]));

/** Mean of the best three closed systems less that of the best three open ones. */
export const frontierGap = (measures: Measures, about: About): By =>
  by(measures, (name) => {
    const [closed, open] = [false, true].map((is) => mean(side(measures, about, is, name).slice(0, FRONTIER)));
    return closed === null || open === null || closed === undefined || open === undefined ? null : closed - open;
  });

/** The median of the best three closed systems less the best open one (MM-OCEAN App. G). */
export const substitutability = (measures: Measures, about: About): By =>
  by(measures, (name) => {
    const closed = side(measures, about, false, name).slice(0, FRONTIER);
    const [best] = side(measures, about, true, name);
    return closed.length === 0 || best === undefined ? null : median(closed) - best;
  });

/** Billions of parameters for each unit of the measure above chance (MM-OCEAN App. G). */
export const parameterEfficiency = (measures: Measures, about: About, name: string, chance: number) =>
  [...measures].flatMap(([system, of]) => {
    const { parameters } = about[system] ?? {};
    const above = (of[name] ?? chance) - chance;
    return parameters === undefined || above <= 0 ? [] : [{ system, parameters, perPercent: parameters / above }];
  });

const sizes = [
  { name: 'under 10 B', below: 10 },
  { name: '10 to 40 B', below: 40 },
  { name: '40 B and more', below: Number.POSITIVE_INFINITY },
] as const;

const labels: Readonly<Record<string, (of: About[string]) => string | undefined>> = {
  size: ({ parameters }) =>
    parameters === undefined ? undefined : sizes.find(({ below }) => parameters < below)?.name,
  reasoning: ({ reasoning }) => (reasoning === undefined ? undefined : reasoning ? 'reasoning' : 'not reasoning'),
  openness: ({ open }) => (open === undefined ? undefined : open ? 'open' : 'closed'),
  generation: ({ family, generation }) =>
    family === undefined || generation === undefined ? undefined : `${family} ${generation}`,
};

export type Group = { readonly group: string; readonly n: number } & By;

/** Means of the systems cut by size, reasoning, openness, family and generation (MM-OCEAN App. P, Q, W): observations, no experiment. */
export const groups = (measures: Measures, about: About): Readonly<Record<string, readonly Group[]>> =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => {
      const cut = Map.groupBy([...measures], ([system]) => label(about[system] ?? {}));
      const rows = [...cut].flatMap(([group, members]): Group[] => {
        if (group === undefined) return [];
        const of = by(measures, (measure) => mean(known(members.map(([, values]) => values[measure]))));
        return [{ group, n: members.length, ...of } as Group];
      });
      return [name, rows];
    }),
  );
