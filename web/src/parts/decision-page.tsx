import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Button } from './button.tsx';
import styles from './decision-page.module.css';
import { PageTitle } from './page-title.tsx';
import { Empty, Failed, Loading } from './states.tsx';

type Texts = Readonly<Record<'title' | 'back' | 'what' | 'none' | 'noneWhat' | 'more', string>>;

/** A page of things to decide on, which are asked for bit by bit; `backTo` is the page that leads to it. */
export function DecisionPage(props: {
  readonly say: Texts;
  readonly backTo: string;
  readonly icon: ReactNode;
  readonly asked: UseInfiniteQueryResult;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  const { say, asked, isEmpty } = props;
  return (
    <div>
      <BackLink href={props.backTo}>{say.back}</BackLink>
      <PageTitle>{say.title}</PageTitle>
      {asked.error === null ? null : <Failed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isLoading ? <Loading /> : null}
      {asked.data !== undefined && isEmpty ? (
        <Empty icon={props.icon} title={say.none}>
          <p>{say.noneWhat}</p>
        </Empty>
      ) : null}
      {isEmpty ? null : (
        <>
          <p className={styles.what}>{say.what}</p>
          {props.children}
          {asked.hasNextPage ? (
            <p className={styles.more}>
              <Button disabled={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                {say.more}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
