import type { Drafted } from './drafted.ts';

/** Whether to answer, and how probable it is that the question has the proposed answer. */
export type Decision = { readonly answers: boolean; readonly confidence: number };

export function decide({ draft, supported, retrieval, missing }: Drafted, citations: number): Decision {
  if (draft === undefined || citations === 0) return { answers: false, confidence: missing.length > 0 ? 0.05 : 0.15 };
  const best = supported[0];
  const posterior = draft.posterior ?? best?.probability ?? retrieval.hits[0]?.probability ?? 0.5;
  const value = posterior * Math.sqrt(best?.support ?? 1) * draft.sureness;
  return { answers: true, confidence: Math.min(0.99, Math.max(0.01, value)) };
}
