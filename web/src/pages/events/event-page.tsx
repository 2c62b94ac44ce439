import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, EyeOff, Images } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { getEvent } from '../../../../src/contract/endpoints/events.ts';
import type { EventCard as Card, Cover, EventResponse, TimelineItem } from '../../../../src/contract/timeline-verb.ts';
import { call } from '../../api/call.ts';
import { useCalled } from '../../api/use-called.ts';
import { keyOf } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { ItemGrid } from '../../parts/item-grid.tsx';
import { LinkButton } from '../../parts/links/link-button.tsx';
import { chooseToShare, shareAddress } from '../../parts/selection/choice-to-share.ts';
import { selectionOfItems } from '../../parts/selection/selection.ts';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { eventsWords } from '../../words/events.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { namesCalled } from '../../words/place-names.ts';
import { shareWords } from '../../words/share.ts';
import { storyIn, titleIn } from '../../words/titles.ts';
import { EventBookings } from './event-bookings.tsx';
import { EventCard, whenOf } from './event-card.tsx';
import styles from './event-page.module.css';
import { EventTitle } from './event-title.tsx';
import { briefOf } from './item-briefs.ts';
import { useReadOn } from './read-on.ts';

const PAGE = 200;

/** The page of a trip, day or moment: description, child events, people, places, payments and items. */
export default function EventPage() {
  const say = useWords(eventsWords);
  const language = useLanguage();
  const { id = '' } = useParams<{ id: string }>();
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(getEvent, { id }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        getEvent,
        {
          params: { id: decodeURIComponent(id) },
          query: { limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const more = useReadOn(pages);
  const [first] = pages.data?.pages ?? [];
  const title = first === undefined ? undefined : titleIn(first.event, language);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Madeleine`;
  }, [title]);
  if (pages.isPending) return <Loading />;
  if (first === undefined) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />;
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <article className={styles.page}>
      <Head shown={first} items={items} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Parts parts={first.parts} kind={first.event.kind} />
          <Items items={items} />
          {pages.hasNextPage ? (
            <div ref={more} className={styles.more}>
              <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {say.more}
              </Button>
            </div>
          ) : null}
        </div>
        <Beside shown={first} />
      </div>
    </article>
  );
}

const onTimeline = ({ id, kind, span }: Card): string =>
  kind === 'trip' ? `/timeline?trip=${encodeURIComponent(id)}` : `/timeline?at=${span.start.slice(0, 10)}`;

const kindName = { trip: 'kindTrip', day: 'kindDay', moment: 'kindMoment' } as const;

function Head({
  shown: { event, within, highlights },
  items,
}: {
  readonly shown: EventResponse;
  readonly items: readonly TimelineItem[];
}) {
  const say = useWords(eventsWords);
  const share = useWords(shareWords);
  const language = useLanguage();
  const called = useCalled();
  const where = event.place === undefined ? undefined : namesCalled(event.place, called).slice(0, 3).join(', ');
  return (
    <header className={styles.head}>
      <nav className={styles.trail} aria-label={say.back}>
        <Link href="/events">{say.back}</Link>
        {within.map((one) => (
          <span key={one.id}>
            <ChevronRight size={14} aria-hidden />
            <Link href={`/events/${encodeURIComponent(one.id)}`}>{titleIn(one, language)}</Link>
          </span>
        ))}
      </nav>
      <Mosaic highlights={highlights} items={items} />
      <p className={styles.kind}>{say[kindName[event.kind]]}</p>
      <EventTitle event={event} />
      <p className={styles.facts}>
        {[whenOf(event, language), where, say.items(event.count)]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </p>
      <p className={styles.story}>{storyIn(event, language)}</p>
      <p className={styles.ways}>
        <Link href={onTimeline(event)} className={styles.onTimeline}>
          <Images size={16} aria-hidden />
          {say.onTimeline}
        </Link>
        <Link href={shareAddress({ event: event.id })} className={styles.onTimeline} onClick={() => chooseToShare([])}>
          <EyeOff size={16} aria-hidden />
          {share.shareResults}
        </Link>
        <LinkButton of={{ event: event.id }} name={event.title} />
      </p>
    </header>
  );
}

const MOSAIC = 5;

/** A large cover and other highlight pictures. */
function Mosaic({
  highlights,
  items,
}: {
  readonly highlights: readonly Cover[];
  readonly items: readonly TimelineItem[];
}) {
  const [cover] = highlights;
  if (cover === undefined) return null;
  const chosen = highlights.length < MOSAIC ? [cover] : highlights;
  const among = items.map(({ id }) => id);
  return (
    <div className={`${styles.mosaic} ${chosen.length === 1 ? styles.alone : ''}`}>
      {chosen.map((one, n) => (
        <button key={one.id} type="button" tabIndex={-1} aria-hidden onClick={() => openItem(one.id, {}, among)}>
          <Thumbnail id={one.id} alt="" thumbhash={one.thumbhash} size={n === 0 ? 1280 : 640} />
        </button>
      ))}
    </div>
  );
}

function Parts({ parts, kind }: { readonly parts: readonly Card[]; readonly kind: Card['kind'] }) {
  const say = useWords(eventsWords);
  if (parts.length === 0 || (kind === 'day' && parts.length === 1)) return null;
  return (
    <section>
      <h2>{kind === 'trip' ? say.dayByDay : say.moments}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <EventCard event={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Items({ items }: { readonly items: readonly TimelineItem[] }) {
  const say = useWords(eventsWords);
  const isLetter = ({ modality }: TimelineItem): boolean => modality === 'email' || modality === 'text';
  const letters = items.filter(isLetter).map(briefOf);
  const pictures = items.filter((item) => !isLetter(item)).map(briefOf);
  const selection = useMemo(selectionOfItems, []);
  return (
    <>
      {pictures.length === 0 ? null : (
        <section>
          <h2>{say.photos}</h2>
          <ItemGrid items={pictures} target={220} selection={selection} />
        </section>
      )}
      {letters.length === 0 ? null : (
        <section>
          <h2>{say.letters}</h2>
          <ItemGrid items={letters} selection={selection} />
        </section>
      )}
      <SelectionBar selection={selection} idsOf={async (ids) => ids} />
    </>
  );
}

const PlaceMap = lazy(() => import('../places/place-map.tsx'));

function Where({ event, spots }: Pick<EventResponse, 'event' | 'spots'>) {
  const say = useWords(eventsWords);
  const language = useLanguage();
  if (spots.length === 0) return null;
  const points = spots.map(({ item, lat, lon }) => ({ id: item, lat, lon }));
  return (
    <section>
      <h2>{say.where}</h2>
      <div className={styles.map}>
        <Suspense fallback={null}>
          <PlaceMap
            points={points}
            label={say.mapOf(titleIn(event, language))}
            isWay={event.kind === 'trip'}
            onPoint={(id) => openItem(id)}
          />
        </Suspense>
      </div>
    </section>
  );
}

function Beside({ shown: { event, bookings, spots } }: { readonly shown: EventResponse }) {
  const say = useWords(eventsWords);
  if (event.who.length === 0 && bookings.length === 0 && spots.length === 0) return null;
  return (
    <aside className={styles.beside}>
      <Where event={event} spots={spots} />
      {event.who.length === 0 ? null : (
        <section>
          <h2>{say.people}</h2>
          <ul className={styles.people}>
            {event.who.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/people/${encodeURIComponent(id)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bookings.length === 0 ? null : (
        <section>
          <h2>{say.bookings}</h2>
          <EventBookings bookings={bookings} />
        </section>
      )}
    </aside>
  );
}
