import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import type { CalendarEntry } from '../../../../src/contract/calendar.ts';
import { getCalendar, getTimelineMonths } from '../../../../src/contract/endpoints/timeline.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import buttons from '../../parts/button.module.css';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { monthInWords, timeInWords } from '../../words/dates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import styles from './calendar.module.css';

const addressOf = (period: string): string => `/calendar?in=${period}`;

/** A year by months, or a month by days, each with its number of items and a picture. */
export default function CalendarPage() {
  const say = useWords(timelineWords);
  const [asked] = useSearchParams();
  const said = asked.get('in') ?? '';
  const isSaid = /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(said);
  const months = useRead(getTimelineMonths, {}, { enabled: !isSaid });
  const period = isSaid ? said : months.data?.months.at(-1)?.month.slice(0, 4);
  const { data, error, refetch } = useRead(
    getCalendar,
    { query: { in: period ?? '' } },
    { enabled: period !== undefined, whilst: 'keep' },
  );
  const isEmpty = (!isSaid && months.data?.months.length === 0) || (isSaid && data?.years.length === 0);
  return (
    <div>
      <BackLink href="/timeline">{say.calendarBack}</BackLink>
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {isEmpty ? (
        <Empty icon={<Images size={32} aria-hidden />} title={say.empty}>
          <p>{say.emptyWhat}</p>
        </Empty>
      ) : data === undefined || period === undefined ? (
        <Loading />
      ) : (
        <Period period={period} years={data.years} entries={data.entries} />
      )}
    </div>
  );
}

type PeriodProps = {
  readonly period: string;
  readonly years: readonly string[];
  readonly entries: readonly CalendarEntry[];
};

function Period({ period, years, entries }: PeriodProps) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const year = period.slice(0, 4);
  const isMonth = period.length > 4;
  const byAt = new Map(entries.map((entry) => [entry.at, entry]));
  return (
    <>
      <PageTitle
        actions={
          isMonth ? (
            <Link href={addressOf(year)} className={`${buttons.button} ${buttons.plain}`}>
              {say.wholeYear}
            </Link>
          ) : (
            <Years year={year} years={years} />
          )
        }
      >
        {isMonth ? monthInWords(period, language) : year}
      </PageTitle>
      {isMonth ? <Days month={period} byAt={byAt} /> : <Months year={year} byAt={byAt} />}
    </>
  );
}

function Years({ year, years }: { readonly year: string; readonly years: readonly string[] }) {
  const say = useWords(timelineWords);
  const [before, after] = [years.findLast((one) => one < year), years.find((one) => one > year)];
  const step = (to: string | undefined, label: string, icon: React.ReactNode) =>
    to === undefined ? null : (
      <Link href={addressOf(to)} className={buttons.icon} aria-label={`${label}: ${to}`} title={to}>
        {icon}
      </Link>
    );
  return (
    <>
      {step(before, say.previousYear, <ChevronLeft size={20} aria-hidden />)}
      {step(after, say.nextYear, <ChevronRight size={20} aria-hidden />)}
    </>
  );
}

type Entries = { readonly byAt: ReadonlyMap<string, CalendarEntry> };

function Months({ year, byAt }: Entries & { readonly year: string }) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const months = Array.from({ length: 12 }, (_, n) => `${year}-${String(n + 1).padStart(2, '0')}`);
  return (
    <ol className={styles.months}>
      {months.map((month) => {
        const entry = byAt.get(month);
        const name = monthName(month, language);
        return (
          <li key={month}>
            {entry === undefined ? (
              <span className={`${styles.cell} ${styles.none}`}>
                <strong>{name}</strong>
              </span>
            ) : (
              <Link href={addressOf(month)} className={styles.cell}>
                <Cover entry={entry} />
                <span className="visually-hidden">{say.openDay(name, entry.items)}</span>
                <strong aria-hidden>{name}</strong>
                <span aria-hidden>{entry.items.toLocaleString(language)}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Weeks begin on Monday. */
function Days({ month, byAt }: Entries & { readonly month: string }) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const [year = 0, n = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, n, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, n - 1, 1)).getUTCDay() + 6) % 7;
  return (
    <>
      <div className={styles.week} aria-hidden>
        {weekdays(language).map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {Array.from({ length: count }, (_, at) => {
          const day = `${month}-${String(at + 1).padStart(2, '0')}`;
          const entry = byAt.get(day);
          const style = at === 0 ? { gridColumnStart: before + 1 } : {};
          const words = timeInWords({ start: `${day}T00:00:00`, precision: 'day' }, language);
          return (
            <li key={day} style={style}>
              {entry === undefined ? (
                <span className={`${styles.cell} ${styles.none}`}>{at + 1}</span>
              ) : (
                <Link href={`/timeline?at=${day}`} className={styles.cell}>
                  <Cover entry={entry} />
                  <span className="visually-hidden">{say.openDay(words, entry.items)}</span>
                  <strong aria-hidden>{at + 1}</strong>
                  <span aria-hidden>{entry.items.toLocaleString(language)}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Cover({ entry: { cover } }: { readonly entry: CalendarEntry }) {
  return cover === undefined ? null : <Thumbnail id={cover.id} alt="" thumbhash={cover.thumbhash} />;
}

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : 'zh-CN');
const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
/** 1 January 2024 was a Monday. */
const weekdays = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, n) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, n + 1)),
    ),
  );
