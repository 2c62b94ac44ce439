import { type ReactNode, type RefObject, useMemo } from 'react';
import { Link } from 'wouter';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/states.tsx';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './found-section.module.css';
import { ResultsGrid } from './results-grid.tsx';
import type { Found } from './use-found.ts';
import { WithoutOffers } from './without-offers.tsx';

/** Results with their count and relaxed constraints, or the empty state. */
export function FoundSection({
  search,
  limit,
  isAnswered,
  invitation,
  shared,
  onMore,
  onPlan,
  first,
  onUp,
}: {
  readonly search: Found;
  readonly limit: number;
  /** There is an answer above, which reports missing results itself. */
  readonly isAnswered: boolean;
  /** Content beside the count. */
  readonly invitation: ReactNode;
  /** The way to share a copy of what was found. */
  readonly shared: ReactNode;
  readonly onMore: () => void;
  readonly onPlan: (plan: QueryPlan) => void;
  readonly first: RefObject<HTMLElement | null>;
  readonly onUp: () => void;
}) {
  const say = useWords(askWords);
  const { found, isOld, error } = search;
  const why = useMemo(
    () => new Map((found?.explanation?.results ?? []).map(({ id, contributions }) => [id as string, contributions])),
    [found],
  );
  if (error !== null && error !== undefined) return <Failed error={error} onRetry={search.again} />;
  if (found === undefined) return <p className={styles.head}>{search.isBusy ? say.searching : ''}</p>;
  const shown = found.items.length;
  if (shown === 0)
    return isAnswered ? null : (
      <div className={styles.nothing} role="status">
        <h2>{say.nothing}</h2>
        <p>{sentence(found.explanation?.nothing[0]) ?? say.nothingHelp}</p>
        {invitation}
        <WithoutOffers plan={found.plan} offers={found.explanation?.without ?? []} onPlan={onPlan} />
      </div>
    );
  const isCut = shown >= limit && (found.total === undefined || found.total > shown);
  const count =
    found.total !== undefined && found.total > shown
      ? say.foundMore(shown, found.total)
      : isCut
        ? say.foundSome(shown)
        : say.found(shown);
  return (
    <section className={styles.found} aria-label={say.results}>
      <p className={styles.head} role="status">
        <span className={styles.count}>{count}</span>
        {invitation}
        {shared}
        {[...(found.explanation?.loosened ?? found.notes), ...(found.remarks ?? [])].map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </p>
      <ResultsGrid items={found.items} why={why} isOld={isOld} first={first} onUp={onUp} />
      {isCut ? (
        <div className={styles.more}>
          <Button onClick={onMore}>{say.more}</Button>
        </div>
      ) : null}
    </section>
  );
}

/** Reasons are sentence fragments for a terminal; here they become sentences. */
const sentence = (words: string | undefined): string | undefined =>
  words === undefined
    ? undefined
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/\p{Script=Han}/u.test(words) ? '。' : '.'}`;

/** The empty memory state. */
export function EmptyMemory() {
  const say = useWords(askWords);
  return (
    <div className={styles.nothing}>
      <h2>{say.emptyMemory}</h2>
      <p>{say.emptyMemoryHelp}</p>
      <Link href="/import">{say.addThings}</Link>
    </div>
  );
}
