import { ArrowRight } from 'lucide-react';
import type { Thing } from '../../../../src/memory/structured-data.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { sourceNames, thingWords } from '../../words/things.ts';
import { type CardEnd, type CardRow, cardOf } from './card-rows.ts';
import styles from './thing-card.module.css';
import { ThingIcon } from './thing-icon.tsx';

/** So many rows are shown at once: the others unfold. */
const MOST_ROWS = 8;

/** A node of structured data as a card: a flight, a stay, an order, an event, an invoice. `isCited`: an answer rests on it. */
export function ThingCard({ thing, isCited }: { readonly thing: Thing; readonly isCited: boolean }) {
  const say = useWords(thingWords);
  const { type, label, title, isCancelled, ends, rows } = cardOf(thing, useLanguage());
  const [first, rest] = [rows.slice(0, MOST_ROWS), rows.slice(MOST_ROWS)];
  return (
    <article
      className={`${styles.card} ${isCited ? styles.cited : ''} ${isCancelled ? styles.off : ''}`}
      aria-label={[label, title, isCancelled ? say.cancelled : undefined]
        .filter((part) => part !== undefined)
        .join(', ')}
    >
      <header className={styles.head}>
        <span className={styles.icon}>
          <ThingIcon type={type} size={18} />
        </span>
        <span className={styles.names}>
          <span className={styles.label}>{label}</span>
          {title === undefined ? null : <h3 className={styles.title}>{title}</h3>}
        </span>
        {isCancelled ? <strong className={styles.badge}>{say.cancelled}</strong> : null}
      </header>
      {ends === undefined ? null : <Ends from={ends[0]} to={ends[1]} />}
      {first.length === 0 ? null : <Rows rows={first} />}
      {rest.length === 0 ? null : (
        <details className={styles.more}>
          <summary>{say.more}</summary>
          <Rows rows={rest} />
        </details>
      )}
      <p className={styles.source}>{say.readFrom(sourceNames[thing.source] ?? thing.source, thing.readFrom)}</p>
    </article>
  );
}

function Ends({ from, to }: { readonly from: CardEnd; readonly to: CardEnd }) {
  const say = useWords(thingWords);
  return (
    <div className={styles.ends}>
      <End end={from} />
      <ArrowRight className={styles.arrow} size={18} aria-hidden />
      <span className="visually-hidden">{say.to}</span>
      <End end={to} />
    </div>
  );
}

function End({ end: { code, name, time } }: { readonly end: CardEnd }) {
  return (
    <div className={styles.end}>
      <b>{code}</b>
      {name === code ? null : <span>{name}</span>}
      {time === undefined ? null : <time>{time}</time>}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly CardRow[] }) {
  const say = useWords(thingWords);
  return (
    <dl className={styles.rows}>
      {rows.map(({ slot, label, text, href }) => (
        <div key={slot}>
          <dt>{label}</dt>
          <dd>
            {href === undefined ? (
              text
            ) : (
              <a href={href} rel="noopener noreferrer nofollow" target={slot === 'url' ? '_blank' : undefined}>
                {slot === 'url' ? say.open : text}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
