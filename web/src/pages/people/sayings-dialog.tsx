import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { getSayings } from '../../../../src/contract/endpoints/corrections.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { sayingInWords, sayingsWords } from '../../words/sayings.ts';
import styles from './sayings-dialog.module.css';

/** All corrections of people, places and events, latest first, each with undo. */
export function SayingsDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(sayingsWords);
  const language = useLanguage();
  const takeBack = useTakeBack();
  const read = useInfiniteQuery({
    queryKey: keyOf(getSayings, {}),
    queryFn: ({ pageParam, signal }) =>
      call(getSayings, { query: pageParam === '' ? {} : { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const sayings = read.data?.pages.flatMap((page) => page.sayings) ?? [];
  return (
    <Dialog title={say.title} onClose={onClose}>
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <Loading /> : null}
      {read.isSuccess && sayings.length === 0 ? <p>{say.none}</p> : null}
      <ul className={styles.list}>
        {sayings.map((saying) => {
          const words = sayingInWords(saying, say);
          return (
            <li key={saying.at} className={styles.row}>
              <span>
                {words}
                <span className={styles.when}>{instantInWords(saying.at, language)}</span>
              </span>
              <Button
                look="quiet"
                icon={<Undo2 size={16} aria-hidden />}
                aria-label={`${say.undo}: ${words}`}
                onClick={() => void takeBack(saying.corrections)}
              >
                {say.undo}
              </Button>
            </li>
          );
        })}
      </ul>
      {read.hasNextPage ? (
        <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {say.more}
        </Button>
      ) : null}
    </Dialog>
  );
}
