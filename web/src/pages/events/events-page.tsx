import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { getEvents } from '../../../../src/contract/endpoints/events.ts';
import type { EventCard as Card } from '../../../../src/contract/timeline-verb.ts';
import { eventKinds } from '../../../../src/memory/event.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { eventsWords } from '../../words/events.ts';
import { useWords } from '../../words/language.ts';
import { EventCard } from './event-card.tsx';
import styles from './events-page.module.css';
import { useReadOn } from './read-on.ts';

type Kind = (typeof eventKinds)[number];
const PAGE = 36;

/** Trips, days or moments by year, the newest first. */
export default function EventsPage() {
  const say = useWords(eventsWords);
  const [kind, setKind] = useRemembered<Kind>('events.kind', eventKinds, 'trip');
  const [typed, setTyped] = useState('');
  const said = useDeferredValue(typed.trim());
  const events = useEvents(kind, said);
  const more = useReadOn(events);
  const all = events.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <div>
      <PageTitle
        actions={
          <>
            <Segments
              label={say.show}
              segments={eventKinds.map((key) => ({ key, label: say[key] }))}
              chosen={kind}
              onChoose={setKind}
            />
            <label className={styles.find}>
              <Search size={16} aria-hidden />
              <span className="visually-hidden">{say.find}</span>
              <input
                type="search"
                value={typed}
                placeholder={say.find}
                maxLength={200}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
          </>
        }
      >
        {say.title}
      </PageTitle>
      {events.isError ? <Failed error={events.error} onRetry={() => void events.refetch()} /> : null}
      {events.isPending ? <Loading /> : null}
      {events.isSuccess && all.length === 0 ? (
        <Nothing kind={kind} said={said} onDays={() => setKind('day')} />
      ) : (
        <div aria-busy={events.isPlaceholderData}>
          {byYear(all).map(([year, of]) => (
            <section key={year} className={styles.year} aria-label={year}>
              <h2>{year}</h2>
              <ul className={kind === 'trip' ? styles.trips : styles.cards}>
                {of.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} size={kind === 'trip' ? 'large' : 'plain'} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {events.hasNextPage ? (
        <div ref={more} className={styles.more}>
          <Button disabled={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {say.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function useEvents(kind: Kind, words: string) {
  const given = { kind, brief: 'true', order: 'desc', limit: PAGE, ...(words === '' ? {} : { words }) } as const;
  return useInfiniteQuery({
    queryKey: [...keyOf(getEvents, { query: given }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getEvents, { query: { ...given, ...(pageParam === '' ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

const byYear = (events: readonly Card[]): [string, Card[]][] => [
  ...Map.groupBy(events, ({ span }) => span.start.slice(0, 4)),
];

const emptyTitle = { trip: 'emptyTrips', day: 'emptyDays', moment: 'emptyMoments' } as const;

function Nothing({ kind, said, onDays }: { readonly kind: Kind; readonly said: string; readonly onDays: () => void }) {
  const say = useWords(eventsWords);
  if (said !== '') {
    return (
      <Empty icon={<Search size={28} aria-hidden />} title={say.nothing(said)}>
        <p>{say.nothingWhat}</p>
      </Empty>
    );
  }
  return (
    <Empty icon={<CalendarDays size={32} aria-hidden />} title={say[emptyTitle[kind]]}>
      <p>{say.emptyWhat}</p>
      {kind === 'trip' ? <Button onClick={onDays}>{say.showDays}</Button> : <Link href="/import">{say.emptyAdd}</Link>}
    </Empty>
  );
}
