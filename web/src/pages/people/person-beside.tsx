import { Link } from 'wouter';
import { getPeople } from '../../../../src/contract/endpoints/people.ts';
import type { PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { Face } from '../../parts/face.tsx';
import { openItem } from '../../shell/open-item.ts';
import { useWords } from '../../words/language.ts';
import { personWords } from '../../words/person.ts';
import styles from './person-beside.module.css';

/** Relationships of a person, and the evidence for what is known of them. */
export function PersonBeside({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const people = useRead(getPeople, { query: { brief: 'true' } });
  const known = new Map(people.data?.people.map((one) => [one.id, one]));
  const circle = person.circle.filter(({ id }) => !person.closest.some((one) => one.id === id));
  const evidence = person.evidence.filter(
    ({ claim, quote }, i, all) => all.findIndex((one) => one.claim === claim && one.quote === quote) === i,
  );
  const nameOf = (name: string): string => (name === '' ? say.noName : name);
  if (person.closest.length === 0 && circle.length === 0 && person.evidence.length === 0) return null;
  return (
    <aside className={styles.beside}>
      {person.closest.length === 0 ? null : (
        <section>
          <h2>{say.with}</h2>
          <ul>
            {person.closest.map(({ id, name, times }) => (
              <li key={id}>
                <Link href={`/people/${encodeURIComponent(id)}`} className={styles.person}>
                  <Face id={id} name={name} cover={known.get(id)?.cover} size={36} />
                  <span className={name === '' ? styles.noName : styles.name}>{nameOf(name)}</span>
                  <span className={styles.soft}>{say.times(times)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {circle.length === 0 ? null : (
        <section>
          <h2>{say.circle}</h2>
          <ul className={styles.circle}>
            {circle.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/people/${encodeURIComponent(id)}`} aria-label={nameOf(name)} title={nameOf(name)}>
                  <Face id={id} name={name} cover={known.get(id)?.cover} size={40} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {person.evidence.length === 0 ? null : (
        <section>
          <h2>{say.why}</h2>
          <ul>
            {evidence.map(({ claim, item, quote }) => (
              <li key={`${claim} ${item} ${quote}`}>
                <button
                  type="button"
                  className={styles.evidence}
                  onClick={() => openItem(item, quote === undefined ? {} : { quote })}
                >
                  <b>{claim}</b>
                  {quote === undefined ? null : <q>{quote}</q>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
