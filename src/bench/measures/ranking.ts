import { type Judged, type Measure, once } from './measure.ts';

const found = ({ gold, returned }: Judged, k: number): number => {
  let hits = 0;
  for (const id of once(returned).slice(0, k)) if (gold.has(id)) hits += 1;
  return hits;
};
const withGold = (measure: (judged: Judged) => number) => (judged: Judged) =>
  judged.gold.size === 0 ? undefined : measure(judged);

/** Fraction of the gold in the first k. */
export const recallAt = (k: number): Measure => ({
  name: `R@${k}`,
  of: withGold((judged) => found(judged, k) / judged.gold.size),
});

/** Recall at as many places as there are gold ids (ATM-Bench's R@gt; R-precision). */
export const recallAtGold: Measure = {
  name: 'R@gt',
  of: withGold((judged) => found(judged, judged.gold.size) / judged.gold.size),
};

/** 1 when some gold is among the first k. */
export const hitAt = (k: number): Measure => ({
  name: `hit@${k}`,
  of: withGold((judged) => (found(judged, k) > 0 ? 1 : 0)),
});

/** Fraction of k places that hold gold; places left empty count as wrong (trec_eval's P_k). */
export const precisionAt = (k: number): Measure => ({ name: `P@${k}`, of: withGold((judged) => found(judged, k) / k) });

const gain = (place: number): number => 1 / Math.log2(place + 2);

/** Normalised discounted cumulative gain with binary relevance; the ideal has min(k, |gold|) hits (Järvelin & Kekäläinen 2002). */
export const ndcgAt = (k: number): Measure => ({
  name: `nDCG@${k}`,
  of: withGold(({ gold, returned }) => {
    let sum = 0;
    once(returned)
      .slice(0, k)
      .forEach((id, place) => {
        if (gold.has(id)) sum += gain(place);
      });
    let ideal = 0;
    for (let place = 0; place < Math.min(k, gold.size); place++) ideal += gain(place);
    return sum / ideal;
  }),
});

/** Mean over the gold of the precision at its place; gold not returned adds 0 (trec_eval's map). */
export const averagePrecision: Measure = {
  name: 'AP',
  of: withGold(({ gold, returned }) => {
    let hits = 0;
    let sum = 0;
    once(returned).forEach((id, place) => {
      if (!gold.has(id)) return;
      hits += 1;
      sum += hits / (place + 1);
    });
    return sum / gold.size;
  }),
};

/** One over the place of the first gold; 0 when none is returned. */
export const reciprocalRank: Measure = {
  name: 'RR',
  of: withGold(({ gold, returned }) => {
    const place = once(returned).findIndex((id) => gold.has(id));
    return place === -1 ? 0 : 1 / (place + 1);
  }),
};

const parametric: readonly (readonly [RegExp, (k: number) => Measure])[] = [
  [/^R@(\d+)$/, recallAt],
  [/^hit@(\d+)$/, hitAt],
  [/^P@(\d+)$/, precisionAt],
  [/^nDCG@(\d+)$/, ndcgAt],
];
const fixed = new Map([recallAtGold, averagePrecision, reciprocalRank].map((measure) => [measure.name, measure]));

/** The ranking measure that prints as `name`; `undefined` when there is none. */
export function rankingMeasure(name: string): Measure | undefined {
  for (const [form, make] of parametric) {
    const k = form.exec(name)?.[1];
    if (k !== undefined && Number(k) > 0) return make(Number(k));
  }
  return fixed.get(name);
}
