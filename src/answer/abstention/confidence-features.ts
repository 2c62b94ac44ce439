import type { Judged } from '../evidence/judged.ts';
import type { Drafted } from '../worked-through.ts';
import { evidenceFeatures } from './evidence-features.ts';

/** What tells a right answer from a wrong one, beside the evidence for there being one; each in about [−1, 1]. */
export const confidenceFeatures = [
  'held',
  'citedSupport',
  'agreedShare',
  'unsaid',
  'nearMiss',
  'lostTo',
  'found',
  'list',
  'count',
  'sum',
  'moment',
  'sentence',
  'manySupported',
  'rivals',
  'document',
  'field',
  'who',
  'where',
  'truth',
  'length',
  'noted',
  'chinese',
] as const;
type ConfidenceFeature = (typeof confidenceFeatures)[number];

/** All that is weighed of whether a proposed answer is right. */
export const rightnessFeatures = [...evidenceFeatures, ...confidenceFeatures] as const;
export type RightnessFeature = (typeof rightnessFeatures)[number];

/** The features of a proposed answer; nothing when none is proposed. `held`: how probable it is that there is one at all. */
export function featuresOf(drafted: Drafted, held: number): Readonly<Record<ConfidenceFeature, number>> | undefined {
  const { draft, form, judged, supported, retrieval, type, language } = drafted;
  if (draft === undefined) return undefined;
  const cited = citedOf(drafted) ?? supported[0] ?? judged[0];
  const verdicts = cited?.outcomes ?? [];
  const share = (verdict: 'yes' | 'unknown'): number =>
    verdicts.length === 0 ? 0 : verdicts.filter((o) => o.verdict === verdict).length / verdicts.length;
  const refused = judged.filter(({ outcomes }) => outcomes.some(({ verdict }) => verdict === 'no'));
  const support = meanSupport(supported.slice(0, 10)) ?? cited?.support ?? 0;
  const bestRefused = refused.reduce((most, one) => Math.max(most, one.support), 0);
  const fitLead = (cited?.fit ?? 0) - refused.reduce((most, one) => Math.max(most, one.fit), -5);
  const isSet = form.kind === 'list' || form.kind === 'items';
  return {
    held,
    citedSupport: isSet ? support : (cited?.support ?? 0),
    agreedShare: share('yes'),
    unsaid: share('unknown'),
    nearMiss: Math.max(0, bestRefused - (cited?.support ?? 0)),
    lostTo: Math.max(-1, Math.min(1, -fitLead / 8)),
    found: retrieval.hits.length === 0 ? 0 : 1,
    list: isSet ? 1 : 0,
    count: form.kind === 'count' ? 1 : 0,
    sum: form.kind === 'amount' ? 1 : 0,
    moment: form.kind === 'when' || form.kind === 'time-of-day' || form.kind === 'interval' ? 1 : 0,
    sentence: draft.type !== type || form.kind === 'what' ? 1 : 0,
    manySupported: isSet ? Math.min(1, Math.log(1 + supported.length) / 4) : 0,
    rivals: isSet ? 0 : rivalsOf(cited, supported),
    field: form.kind === 'field' ? 1 : 0,
    who: form.kind === 'who' ? 1 : 0,
    where: form.kind === 'where' ? 1 : 0,
    truth: form.kind === 'yes-no' || form.kind === 'compare' || form.kind === 'order' ? 1 : 0,
    length: form.kind === 'duration' ? 1 : 0,
    noted: draft.notes.length > 0 ? 1 : 0,
    document: cited?.item.documentKind === undefined ? 0 : 1,
    chinese: language === 'zh' ? 1 : 0,
  };
}

function citedOf({ draft, judged }: Drafted): Judged | undefined {
  const ids = new Set<string>(draft?.citations.map(({ id }) => id));
  return judged.find(({ item }) => ids.has(item.id));
}

function meanSupport(items: readonly Judged[]): number | undefined {
  return items.length === 0 ? undefined : items.reduce((sum, { support }) => sum + support, 0) / items.length;
}

/** Other evidence that is about as fit, and may say something else. */
const AS_FIT = 1;
function rivalsOf(cited: Judged | undefined, supported: readonly Judged[]): number {
  if (cited === undefined) return 0;
  const as = supported.filter((one) => one !== cited && cited.fit - one.fit < AS_FIT).length;
  return Math.min(1, as / 5);
}
