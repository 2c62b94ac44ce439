import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { getShare, getShareEntries, getShares, patchShareEntry } from '../../../../src/contract/endpoints/shares.ts';
import type { ListedEntry, ShareDecision, ShareSet, shareStates } from '../../../../src/contract/share-verbs.ts';
import { call } from '../../api/call.ts';
import { invalidate, wordsOf } from '../../api/use-change.ts';
import { keyOf } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './share.module.css';

type State = (typeof shareStates)[number];
const PAGE = 24;
const order: readonly State[] = ['review', 'kept', 'out'];
const nothing = { review: 'noReview', kept: 'noKept', out: 'noOut' } as const;

/** The items of a copy by where they stand, each with its original beside it, to be kept or left out. */
export function Entries({ set }: { readonly set: ShareSet }) {
  const say = useWords(shareWords);
  const [state, setState] = useState<State>(set.review > 0 ? 'review' : 'kept');
  return (
    <section className={styles.section}>
      <Segments
        label={say.show}
        segments={order.map((key) => ({ key, label: say[key], count: set[key] }))}
        chosen={state}
        onChoose={setState}
      />
      <List key={state} id={set.id} state={state} />
    </section>
  );
}

function List({ id, state }: { readonly id: string; readonly state: State }) {
  const say = useWords(shareWords);
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(getShareEntries, { id, state }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getShareEntries, { params: { id }, query: { state, limit: PAGE, after: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ entries }) => (entries.length < PAGE ? undefined : entries.at(-1)?.n),
    // What was decided here stays in place until the list is opened again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [decided, setDecided] = useState<ReadonlyMap<number, ListedEntry>>(new Map());
  const read = pages.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const entries = read.map((entry) => decided.get(entry.n) ?? entry);
  const decide = useCallback(
    async (n: number, body: ShareDecision): Promise<void> => {
      try {
        const now = await call(patchShareEntry, { params: { id, n: String(n) }, body });
        setDecided((before) => new Map([...before, [n, now]]));
        await invalidate([getShare, getShares]);
      } catch (error) {
        toast({ text: wordsOf(error, say.failed), tone: 'bad' });
      }
    },
    [id, say],
  );
  const [at, setAt] = useState(0);
  useReviewKeys(entries, at, setAt, decide);
  if (pages.isPending) return <Loading />;
  if (pages.isError) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />;
  if (entries.length === 0) return <p className={styles.soft}>{say[nothing[state]]}</p>;
  return (
    <>
      <ul className={styles.entries}>
        {entries.map((entry, n) => (
          <li key={entry.n} aria-current={n === at ? 'true' : undefined} onFocus={() => setAt(n)}>
            <EntryCard set={id} entry={entry} onDecide={(said) => void decide(entry.n, said)} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage ? (
        <div className={styles.more}>
          <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {say.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** y and n decide the current item and go on to the next; s goes on alone. */
function useReviewKeys(
  entries: readonly ListedEntry[],
  at: number,
  onAt: (at: number) => void,
  decide: (n: number, body: ShareDecision) => Promise<void>,
): void {
  const say = useWords(shareWords);
  const entry = entries[at];
  const next = useCallback(() => {
    const to = Math.min(at + 1, entries.length - 1);
    onAt(to);
    document.querySelectorAll(`.${styles.entries} > li`)[to]?.scrollIntoView({ block: 'nearest' });
  }, [at, entries.length, onAt]);
  const keys = useMemo(() => {
    const said = (decision: 'keep' | 'out') => (): void => {
      if (entry === undefined || (decision === 'keep' && !entry.canKeep)) return;
      void decide(entry.n, { decision });
      next();
    };
    return {
      title: say.keys,
      shortcuts: [
        { keys: 'y', says: say.keyKeep, run: said('keep') },
        { keys: 'n', says: say.keyOut, run: said('out') },
        { keys: 's', says: say.keyNext, run: next },
      ],
    };
  }, [say, entry, decide, next]);
  useShortcuts(keys);
}
