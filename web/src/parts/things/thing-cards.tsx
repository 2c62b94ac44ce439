import type { Thing } from '../../../../src/memory/structured-data.ts';
import { useWords } from '../../words/language.ts';
import { thingWords } from '../../words/things.ts';
import styles from './thing-card.module.css';
import { ThingCard } from './thing-card.tsx';

type Props = {
  readonly things: readonly Thing[];
  /** The path that a citation names, "structuredData.1.reservationNumber"; absent where none is shown. */
  readonly cited?: string | undefined;
};

/** All nodes that an item says in data, as cards. */
export function ThingCards({ things, cited }: Props) {
  const say = useWords(thingWords);
  const at = /^structuredData\.(\d+)/.exec(cited ?? '')?.[1];
  if (things.length === 0) return null;
  return (
    <section className={styles.cards} aria-label={say.cards}>
      {things.map((thing, n) => (
        <ThingCard key={n} thing={thing} isCited={at !== undefined && Number(at) === n} />
      ))}
    </section>
  );
}
