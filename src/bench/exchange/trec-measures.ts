import type { Judged } from '../measures/measure.ts';
import { averagePrecision, hitAt, precisionAt, recallAt, reciprocalRank } from '../measures/ranking.ts';

const cuts = [5, 10, 15, 20, 30, 100, 200, 500, 1000] as const;
const parts = Array.from({ length: 10 }, (_, fifth) => (fifth + 1) / 5);

/** nDCG with the relevances as gains, over all that was returned or the first `k` (Järvelin & Kekäläinen 2002). */
function ndcg(
  returned: readonly string[],
  relevance: ReadonlyMap<string, number>,
  k = Number.POSITIVE_INFINITY,
): number {
  const gains = (all: readonly number[]) =>
    all.slice(0, k).reduce((sum, gain, place) => sum + Math.max(0, gain) / Math.log2(place + 2), 0);
  const ideal = gains([...relevance.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gains(returned.map((id) => relevance.get(id) ?? 0)) / ideal;
}

/** One query under trec_eval's names: what was returned, best first, and the judged documents' relevances. */
export function queryMeasures(
  returned: readonly string[],
  relevance: ReadonlyMap<string, number>,
): Record<string, number> {
  const judged: Judged = {
    gold: new Set([...relevance].filter(([, of]) => of > 0).map(([id]) => id)),
    returned,
  };
  const value = (measure: { of(judged: Judged): number | undefined }) => measure.of(judged) ?? 0;
  return {
    num_ret: returned.length,
    num_rel: judged.gold.size,
    num_rel_ret: returned.filter((id) => judged.gold.has(id)).length,
    map: value(averagePrecision),
    Rprec: value(precisionAt(Math.max(1, judged.gold.size))),
    bpref: bpref(returned, relevance, judged.gold),
    recip_rank: value(reciprocalRank),
    ...interpolated(returned, judged.gold),
    ...Object.fromEntries(cuts.map((k) => [`P_${k}`, value(precisionAt(k))])),
    ...Object.fromEntries(cuts.map((k) => [`recall_${k}`, value(recallAt(k))])),
    ...Object.fromEntries(cuts.map((k) => [`relative_P_${k}`, relativePrecision(judged, k)])),
    ...Object.fromEntries(cuts.map((k) => [`map_cut_${k}`, averagePrecisionAt(judged, k)])),
    ...Object.fromEntries(
      parts.map((part) => [`Rprec_mult_${part.toFixed(2)}`, value(precisionAt(placesFor(part, judged.gold)))]),
    ),
    ...Object.fromEntries([1, 5, 10].map((k) => [`success_${k}`, value(hitAt(k))])),
    ...setMeasures(returned, judged.gold),
    utility: returned.reduce((sum, id) => sum + (judged.gold.has(id) ? 1 : -1), 0),
    num_nonrel_judged_ret: returned.filter((id) => relevance.get(id) === 0).length,
    ndcg: ndcg(returned, relevance),
    ...Object.fromEntries(cuts.map((k) => [`ndcg_cut_${k}`, ndcg(returned, relevance, k)])),
  };
}

/** Relevant documents by how few judged ones that are not relevant stand before them (Buckley & Voorhees 2004). */
function bpref(returned: readonly string[], relevance: ReadonlyMap<string, number>, gold: ReadonlySet<string>): number {
  const others = [...relevance.values()].filter((of) => of === 0).length;
  let before = 0;
  let sum = 0;
  for (const id of returned) {
    if (gold.has(id)) sum += before === 0 ? 1 : 1 - Math.min(before, gold.size) / Math.min(others, gold.size);
    else if (relevance.get(id) === 0) before += 1;
  }
  return gold.size === 0 ? 0 : sum / gold.size;
}

/** How many documents a part of the gold is; nine tenths of one more count as one, as trec_eval rounds. */
const placesFor = (part: number, gold: ReadonlySet<string>): number => Math.max(1, Math.floor(part * gold.size + 0.9));

/** Precision over the first `k` against the best that so many places allow. */
const relativePrecision = ({ gold, returned }: Judged, k: number): number =>
  gold.size === 0 ? 0 : returned.slice(0, k).filter((id) => gold.has(id)).length / Math.min(k, gold.size);

/** Average precision with nothing counted after the first `k`; the gold that it is divided by stays whole. */
const averagePrecisionAt = ({ gold, returned }: Judged, k: number): number =>
  averagePrecision.of({ gold, returned: returned.slice(0, k) }) ?? 0;

const recallLevels = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

/** The best precision at any place from which on so much of the gold is there; its mean over the levels is `11pt_avg`. */
function interpolated(returned: readonly string[], gold: ReadonlySet<string>): Record<string, number> {
  let hits = 0;
  const places = returned.map((id, place) => {
    if (gold.has(id)) hits += 1;
    return { hits, precision: hits / (place + 1) };
  });
  const at = recallLevels.map((level) => {
    const wanted = Math.floor(level * gold.size + 0.9);
    return Math.max(0, ...places.filter((place) => place.hits >= wanted).map(({ precision }) => precision));
  });
  return {
    ...Object.fromEntries(recallLevels.map((level, i) => [`iprec_at_recall_${level.toFixed(2)}`, at[i] ?? 0])),
    '11pt_avg': at.reduce((a, b) => a + b, 0) / at.length,
  };
}

function setMeasures(returned: readonly string[], gold: ReadonlySet<string>): Record<string, number> {
  const hits = returned.filter((id) => gold.has(id)).length;
  const [precision, recall] = [
    returned.length === 0 ? 0 : hits / returned.length,
    gold.size === 0 ? 0 : hits / gold.size,
  ];
  const f = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const possible = Math.min(returned.length, gold.size);
  return {
    set_P: precision,
    set_relative_P: possible === 0 ? 0 : hits / possible,
    set_recall: recall,
    set_map: precision * recall,
    set_F: f,
  };
}
