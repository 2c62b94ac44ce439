import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { postAsk, postSearch } from '../../../../src/contract/endpoints/question.ts';
import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import { call } from '../../api/call.ts';
import { follow } from '../../api/follow.ts';
import { Problem } from '../../api/problem.ts';
import { keyOf, queryClient } from '../../api/use-read.ts';
import { useLanguage } from '../../words/language.ts';
import { stepInWords } from '../../words/steps.ts';
import type { AskAddress } from './ask-address.ts';
import { keepAsked } from './history.ts';
import { goToQuestion, keepSession, sessionOf } from './use-question.ts';

type Body = z.input<NonNullable<typeof postAsk.body>>;
type Language = 'en' | 'zh';

/** Progress of an answer: the steps, and the text written by a model so far. */
export type Work = { readonly steps: readonly string[]; readonly words: string };
const noWork: Work = { steps: [], words: '' };
type OnWork = (work: Work) => void;
const MOST_STEPS = 20;

/** Asks a question and reports progress. Errors: `Problem`. */
async function answerOf(body: Body, onWork: OnWork, signal?: AbortSignal): Promise<AskResponse> {
  let work: Work = noWork;
  onWork(work);
  for await (const said of follow(postAsk, { body }, signal)) {
    if (said.event === 'step')
      work = { ...work, steps: [...work.steps.slice(-MOST_STEPS), stepInWords(said.value.text)] };
    if (said.event === 'words') work = { ...work, words: work.words + said.value.text };
    onWork(work);
    if (said.event === 'answer') return said.value;
    if (said.event === 'problem')
      throw new Problem(said.value.code, said.value.detail, { action: said.value.action, status: said.value.status });
  }
  throw new Problem('unreachable', 'Madeleine stopped before the answer came.');
}

const bodyOf = (question: AskAddress, explainIn: Language): Body => ({
  q: question.words,
  ...(question.plan === undefined ? {} : { plan: question.plan }),
  explain: 'always',
  explainIn,
  session: sessionOf(question),
});

const keyOfAnswer = (question: AskAddress, language: Language) =>
  keyOf(postAsk, { words: question.words, plan: question.plan, language });

export type Answering = {
  readonly query: UseQueryResult<AskResponse>;
  readonly work: Work;
  readonly stop: () => void;
};

/** The answer to the question in the URL; cached when the user returns to it. */
export function useAnswer(question: AskAddress): Answering {
  const language = useLanguage();
  const [work, setWork] = useState(noWork);
  const queryKey = keyOfAnswer(question, language);
  const query = useQuery<AskResponse>({
    queryKey,
    queryFn: ({ signal }) => answerOf(bodyOf(question, language), setWork, signal),
    enabled: question.asks && (question.words.trim() !== '' || question.plan !== undefined),
    retry: false,
  });
  return { query, work, stop: () => void queryClient.cancelQueries({ queryKey }) };
}

export type FollowingUp = {
  readonly ask: (words: string) => void;
  readonly stop: () => void;
  readonly said: string | undefined;
  readonly work: Work;
  readonly error: unknown;
};

/** Asks a follow-up; the resulting full question becomes the URL, with its plan. */
export function useFollowUp(question: AskAddress): FollowingUp {
  const language = useLanguage();
  const [asking, setAsking] = useState<{ readonly said: string; readonly control: AbortController }>();
  const [work, setWork] = useState(noWork);
  const [error, setError] = useState<unknown>();
  return useMemo(() => {
    const ask = async (said: string): Promise<void> => {
      const control = new AbortController();
      setAsking({ said, control });
      setError(undefined);
      try {
        const next = await continued(question, said, language, setWork, control.signal);
        queryClient.setQueryData(keyOfAnswer(next.question, language), next.answer);
        keepAsked({ ...next.question, at: Date.now() });
        goToQuestion(next.question);
      } catch (problem) {
        if (!control.signal.aborted) setError(problem);
      } finally {
        setAsking(undefined);
      }
    };
    return {
      ask: (said: string) => void ask(said),
      stop: () => asking?.control.abort(),
      said: asking?.said,
      work,
      error,
    };
  }, [question, language, asking, work, error]);
}

async function continued(
  question: AskAddress,
  said: string,
  explainIn: Language,
  onWork: OnWork,
  signal: AbortSignal,
): Promise<{ readonly question: AskAddress; readonly answer: AskResponse }> {
  const session = crypto.randomUUID();
  const after = sessionOf(question);
  const body: Body = { q: said, explain: 'always', explainIn, session, after, continues: true };
  const again = async (): Promise<AskResponse> => {
    // The server stores questions for 12 hours; older ones are sent again.
    const { asks: _, words: q, ...plan } = question;
    await call(postSearch, { body: { q, ...plan, session: after } }, signal);
    return answerOf(body, onWork, signal);
  };
  const answer = await answerOf(body, onWork, signal).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.code === 'not-found') return again();
    throw problem;
  });
  const words = answer.followUp?.understood ?? said;
  const next: AskAddress = { words, asks: true, ...(answer.plan === undefined ? {} : { plan: answer.plan }) };
  keepSession(next, session);
  return { question: next, answer };
}
