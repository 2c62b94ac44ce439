import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { z } from 'zod';
import { getBenchQuestions } from '../../../../src/contract/endpoints/bench.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { filterOf, withFilter } from './filter-address.ts';
import { QuestionCard } from './question-card.tsx';
import { type QuestionFilter, QuestionFilters } from './question-filters.tsx';

type QuestionQuery = z.input<typeof getBenchQuestions.query>;

/** The questions of a run, optionally compared with another run. */
export function Questions({ run, against }: { readonly run: string; readonly against: string | undefined }) {
  const say = useWords(benchWords);
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOf(address), [address]);
  const setFilter = (next: QuestionFilter) => setAddress((before) => withFilter(before, next), { replace: true });
  const asked = useDeferredValue(filter);
  const query: NonNullable<QuestionQuery> = { ...asked, ...(against === undefined ? {} : { against }), limit: 30 };
  const read = useInfiniteQuery({
    queryKey: keyOf(getBenchQuestions, { run, query }),
    queryFn: ({ pageParam, signal }) =>
      call(
        getBenchQuestions,
        { params: { id: run }, query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  const [first] = read.data?.pages ?? [];
  if (first === undefined) return <Loading />;
  const questions = read.data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <section aria-labelledby="questions" className={styles.section}>
      <h2 id="questions">{say.questionsTitle}</h2>
      <QuestionFilters page={first} filter={filter} onFilter={setFilter} />
      <p className={styles.soft} role="status">
        {say.shown(questions.length, first.matching)}
      </p>
      {questions.length === 0 ? (
        <p>
          {say.none} <Button onClick={() => setFilter({})}>{say.clear_}</Button>
        </p>
      ) : (
        <ol className={styles.cards}>
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </ol>
      )}
      {read.hasNextPage ? (
        <Button onClick={() => void read.fetchNextPage()} disabled={read.isFetchingNextPage}>
          {say.more}
        </Button>
      ) : null}
    </section>
  );
}
