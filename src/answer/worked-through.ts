import type { LedgerAccount } from '../memory/ledger.ts';
import type { Retrieval } from '../retrieve/search.ts';
import type { AskedForm } from './asked/form-asked.ts';
import type { Judged } from './evidence/judged.ts';
import type { Basis } from './proposed.ts';
import type { AnswerType, Draft } from './question.ts';
import type { SpeechEvidence } from './speech/speech-evidence.ts';
import type { Language } from './wording.ts';

/** A question worked through, up to the proposed answer: what is decided on afterwards. */
export type Drafted = {
  readonly retrieval: Retrieval;
  readonly form: AskedForm;
  readonly type: AnswerType;
  readonly language: Language;
  readonly topic: ReadonlyMap<string, number>;
  /** Names in the question that the memory does not know. */
  readonly missing: readonly string[];
  /** Every item that was looked at, fittest first, and those that may be answered from. */
  readonly judged: readonly Judged[];
  readonly supported: readonly Judged[];
  readonly accounts: readonly LedgerAccount[];
  readonly draft: Draft | undefined;
  readonly basis: Basis;
  /** What conversations tell of the person whom the question is about; absent when it is about none who speaks. */
  readonly speech: SpeechEvidence | undefined;
};
