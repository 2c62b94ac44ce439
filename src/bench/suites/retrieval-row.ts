import type { Outcome } from '../outcome.ts';

type Answered = Extract<Outcome, { readonly state: 'answered' }>;

/** A row of `retrieval_recall_details.json`, as released; nothing for a system that tells of no retrieval. */
export const retrievalRow = (question: string, evidence: readonly string[], { id, reply, tookMs }: Answered) =>
  reply.retrieved && {
    id,
    question,
    gt_evidence_ids: evidence,
    retrieval_ids: reply.retrieved.map((item) => item.id),
    retrieval_scores: reply.retrieved.map((item) => item.score),
    took_ms: tookMs,
  };
