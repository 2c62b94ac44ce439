import { CircleAlert, FolderX, Layers, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getHome } from '../../../../src/contract/endpoints/home.ts';
import type { HomeResponse } from '../../../../src/contract/home.ts';
import { useRead } from '../../api/use-read.ts';
import { Face } from '../../parts/face.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { spanInWords, timeInWords } from '../../words/dates.ts';
import { homeWords } from '../../words/home.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './suggested.module.css';

/** What is worth looking at today. A section without anything is not shown. */
export function Suggested() {
  const { data } = useRead(getHome, {});
  if (data === undefined) return null;
  return (
    <>
      <OnThisDay days={data.onThisDay} />
      <Trips trips={data.trips} />
      <NotSeen people={data.notSeen} />
      <Review review={data.review} />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function OnThisDay({ days }: { readonly days: HomeResponse['onThisDay'] }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  if (days.length === 0) return null;
  const among = days.flatMap(({ pictures }) => pictures.map(({ id }) => id));
  const thisYear = new Date().getFullYear();
  return (
    <Section title={say.onThisDay}>
      <ul className={styles.days}>
        {days.map(({ day, pictures }) => {
          const name = `${say.yearsAgo(thisYear - Number(day.slice(0, 4)))}, ${timeInWords({ start: `${day}T00:00:00`, precision: 'day' }, language)}`;
          return (
            <li key={day}>
              <div className={styles.pictures} data-many={Math.min(pictures.length, 4)}>
                {pictures.map(({ id, thumbhash }, n) => (
                  <button
                    key={id}
                    type="button"
                    aria-label={`${name} (${n + 1})`}
                    onClick={() => openItem(id, {}, among)}
                  >
                    <Thumbnail id={id} alt="" thumbhash={thumbhash} />
                  </button>
                ))}
              </div>
              <Link href={`/timeline?at=${day}`} className={styles.name}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Trips({ trips }: { readonly trips: HomeResponse['trips'] }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  if (trips.length === 0) return null;
  return (
    <Section title={say.trips}>
      <ul className={styles.days}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <Link href={`/events/${encodeURIComponent(trip.id)}`} className={styles.trip}>
              <span className={styles.cover}>
                {trip.cover === undefined ? null : (
                  <Thumbnail id={trip.cover.id} alt="" thumbhash={trip.cover.thumbhash} size={640} />
                )}
              </span>
              <strong>{titleIn(trip, language)}</strong>
              <span className={styles.soft}>
                {spanInWords(trip.span, language)} · {say.items(trip.count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NotSeen({ people }: { readonly people: HomeResponse['notSeen'] }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  if (people.length === 0) return null;
  return (
    <Section title={say.notSeen}>
      <ul className={styles.people}>
        {people.map(({ id, name, face, last }) => (
          <li key={id}>
            <Link href={`/people/${encodeURIComponent(id)}`} className={styles.person}>
              <Face id={id} name={name} cover={face} size={44} />
              <span>
                {name}
                <span className={styles.soft}>
                  {say.lastSeen(timeInWords({ start: `${last}T00:00:00`, precision: 'month' }, language))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Review({ review: { duplicates, unnamed, failed, gone } }: Pick<HomeResponse, 'review'>) {
  const say = useWords(homeWords);
  const all = [
    { n: duplicates, to: '/duplicates', says: say.duplicates, icon: <Layers size={16} aria-hidden /> },
    { n: unnamed, to: '/people', says: say.unnamed, icon: <UsersRound size={16} aria-hidden /> },
    { n: gone, to: '/gone', says: say.gone, icon: <FolderX size={16} aria-hidden /> },
    { n: failed, to: '/import', says: say.failed, icon: <CircleAlert size={16} aria-hidden /> },
  ].filter(({ n }) => n > 0);
  if (all.length === 0) return null;
  return (
    <Section title={say.review}>
      <ul className={styles.people}>
        {all.map(({ n, to, says, icon }) => (
          <li key={to}>
            <Link href={to} className={styles.task}>
              {icon}
              {says(n)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
