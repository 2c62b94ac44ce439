import { benchEvidence, benchFates, benchVerdicts } from '../../../../src/contract/bench-browse.ts';
import type { QuestionFilter } from './question-filters.tsx';

const fields = ['find', 'fate', 'verdict', 'evidence', 'slice'] as const;
const choices = { fate: benchFates, verdict: benchVerdicts, evidence: benchEvidence } as const;

/** Question filters in the URL; invalid values are ignored. */
export function filterOf(address: URLSearchParams): QuestionFilter {
  const said = (name: (typeof fields)[number]) => address.get(name) || undefined;
  return {
    find: said('find'),
    slice: said('slice'),
    fate: choices.fate.find((one) => one === said('fate')),
    verdict: choices.verdict.find((one) => one === said('verdict')),
    evidence: choices.evidence.find((one) => one === said('evidence')),
  };
}

/** The URL with these filters, otherwise unchanged. */
export function withFilter(address: URLSearchParams, filter: QuestionFilter): URLSearchParams {
  const after = new URLSearchParams(address);
  for (const name of fields) {
    const value = filter[name];
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}
