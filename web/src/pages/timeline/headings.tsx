import { Check, Plane } from 'lucide-react';
import { Link } from 'wouter';
import type { EventBrief, EventCard } from '../../../../src/contract/timeline-verb.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { monthInWords, monthsInWords, spanInWords } from '../../words/dates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { titleIn } from '../../words/titles.ts';
import { dayInWords, titleOfDay } from './day-words.ts';
import styles from './headings.module.css';
import type { Head } from './layout.ts';

type MonthProps = {
  readonly month: string | undefined;
  /** The last month, of several. */
  readonly until?: string | undefined;
  readonly count: number;
};

export function MonthHeading({ month, until, count }: MonthProps) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const name =
    month === undefined
      ? say.undated
      : until === undefined
        ? monthInWords(month, language)
        : monthsInWords(month, until, language);
  return (
    <div className={styles.month}>
      <h2>{name}</h2>
      <span>{month === undefined ? say.undatedWhy : say.items(count)}</span>
    </div>
  );
}

/** A trip heading above its days, linked to its page. */
export function TripHeading({ trip }: { readonly trip: EventCard }) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const who = trip.who.map(({ name }) => name);
  return (
    <Link href={`/events/${encodeURIComponent(trip.id)}`} className={styles.trip}>
      {trip.cover === undefined ? (
        <span className={styles.plane}>
          <Plane size={22} aria-hidden />
        </span>
      ) : (
        <span className={styles.cover}>
          <Thumbnail id={trip.cover.id} alt="" thumbhash={trip.cover.thumbhash} />
        </span>
      )}
      <span className={styles.about}>
        <span className={styles.kind}>{say.trip}</span>
        <strong>{titleIn(trip, language)}</strong>
        <span className={styles.soft}>
          {[spanInWords(trip.span, language), say.items(trip.count), namesOf(who, say)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
    </Link>
  );
}

/** "Grace", "Grace and 3 more". */
export function namesOf(names: readonly string[], say: { readonly and: (first: string, n: number) => string }): string {
  const [first] = names;
  if (first === undefined) return '';
  if (names.length === 1) return first;
  return names.length === 2 ? names.join(' & ') : say.and(first, names.length - 1);
}

type DayHeadProps = {
  readonly head: Head;
  readonly day: string | undefined;
  readonly events: readonly EventBrief[];
  readonly isSelected: boolean;
};

/** The heading of a day: its date and title, if known. */
export function DayHead({ head, day, events, isSelected }: DayHeadProps) {
  const say = useWords(timelineWords);
  const language: Language = useLanguage();
  if (day === undefined) return null;
  const name = dayInWords(day, language);
  const about = titleOfDay(events, language);
  return (
    <div className={styles.head} style={{ transform: `translateX(${head.x}px)`, width: head.width }}>
      {/* biome-ignore lint/a11y/useSemanticElements: an input would take the arrow keys of the page */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isSelected}
        aria-label={say.selectDay(name)}
        className={styles.mark}
        data-select-day={head.day}
        tabIndex={-1}
      >
        <Check size={12} strokeWidth={3} aria-hidden />
      </button>
      {/* No level below the months': of a long list the heading of a month may not be in the page. */}
      <h2>
        {name}
        {about === undefined ? null : (
          <Link href={`/events/${encodeURIComponent(about.id)}`} className={styles.what} tabIndex={-1}>
            {about.title}
          </Link>
        )}
      </h2>
    </div>
  );
}
