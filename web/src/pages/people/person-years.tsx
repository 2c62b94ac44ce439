import { Link } from 'wouter';
import type { PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { all, leaf, type QueryPlan } from '../../../../src/memory/query-plan.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { personWords } from '../../words/person.ts';
import { addressOfQuestion } from '../ask/ask-address.ts';
import styles from './person-years.module.css';

type Year = PersonPageResponse['years'][number];

/** The years in which there is something of a person, each with a picture and leading to the search of it. */
export function PersonYears({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const language = useLanguage();
  if (person.years.length === 0) return null;
  const name = person.name === '' ? say.nameless : person.name;
  return (
    <section className={styles.years} aria-label={say.years}>
      <h2 className="visually-hidden">{say.years}</h2>
      <ul>
        {person.years.map((one) => (
          <li key={one.year}>
            <Link href={searchOf(person.id, name, one, language, say.ofYear)} className={styles.year}>
              {one.picture === undefined ? (
                <span className={styles.empty} />
              ) : (
                <Thumbnail id={one.picture.id} alt="" thumbhash={one.picture.thumbhash} />
              )}
              <span className={styles.words}>
                <b>{one.year}</b>
                <span>{say.yearItems(one.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By a plan, since names are shared and some people have none. */
function searchOf(
  id: string,
  name: string,
  { year }: Year,
  language: QueryPlan['language'],
  ofYear: (name: string, year: number) => string,
): string {
  const words = ofYear(name, year);
  const plan: QueryPlan = {
    question: words,
    root: all(
      leaf('person', { id, name, said: name }, 'must'),
      leaf('time', { start: `${year}-01-01T00:00:00`, end: `${year}-12-31T23:59:59`, said: String(year) }, 'must'),
    ),
    asked: 'items',
    pick: 'all',
    order: undefined,
    unknown: [],
    now: `${year}-12-31T23:59:59`,
    language,
  };
  return addressOfQuestion({ words, asks: false, plan });
}
