import { CalendarDays, Clock3, type LucideIcon, Plane } from 'lucide-react';
import { Link } from 'wouter';
import type { EventCard as Card } from '../../../../src/contract/timeline-verb.ts';
import { useCalled } from '../../api/use-called.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { spanInWords, timeInWords } from '../../words/dates.ts';
import { eventsWords } from '../../words/events.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { namesCalled } from '../../words/place-names.ts';
import { storyIn, titleIn } from '../../words/titles.ts';
import { namesOf } from '../timeline/headings.tsx';
import styles from './event-card.module.css';

export const iconOf: Readonly<Record<Card['kind'], LucideIcon>> = { trip: Plane, day: CalendarDays, moment: Clock3 };

/** The time of an event: the days of a trip, the day, or the hour of a moment. */
export function whenOf({ kind, span }: Pick<Card, 'kind' | 'span'>, language: Language): string {
  if (kind === 'trip') return spanInWords(span, language);
  return timeInWords({ start: span.start, precision: kind === 'day' ? 'day' : 'minute' }, language);
}

/** An event card with cover and beginning of the description, linked to its page. */
export function EventCard({ event, size = 'plain' }: { readonly event: Card; readonly size?: 'plain' | 'large' }) {
  const say = useWords(eventsWords);
  const language = useLanguage();
  const called = useCalled();
  const title = titleIn(event, language);
  const Icon = iconOf[event.kind];
  const where = event.place === undefined ? undefined : namesCalled(event.place, called).slice(0, 2).join(', ');
  // Generated titles end in their date.
  const isDated = event.kind !== 'trip' && title.includes(event.span.start.slice(0, 4));
  const when = isDated ? undefined : whenOf(event, language);
  const who = namesOf(
    event.who.map(({ name }) => name),
    say,
  );
  return (
    <Link href={`/events/${encodeURIComponent(event.id)}`} className={`${styles.card} ${styles[size]}`}>
      <span className={styles.cover}>
        {event.cover === undefined ? (
          <Icon size={28} aria-hidden />
        ) : (
          <Thumbnail id={event.cover.id} alt="" thumbhash={event.cover.thumbhash} />
        )}
      </span>
      <span className={styles.about}>
        <strong className={styles.title}>{title === '' ? say.noTitle : title}</strong>
        <span className={styles.facts}>
          {[when, where, say.items(event.count), who].filter((part) => part !== undefined && part !== '').join(' · ')}
        </span>
        <span className={styles.story}>{storyIn(event, language)}</span>
      </span>
    </Link>
  );
}
