import { Check, Minus, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Contribution } from '../../../../src/memory/explanation.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './why-card.module.css';

const MOST_SHOWN = 5;
const SURE = 0.75;
const LIKELY = 0.4;

/** Why an item matches, by constraint: met, not met, unknown. */
export function WhyCard({
  id,
  why,
  probability,
  about,
}: {
  readonly id: string;
  readonly why: readonly Contribution[];
  readonly probability: number | undefined;
  /** Its time and place. */
  readonly about: string;
}) {
  const say = useWords(askWords);
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly right: boolean; readonly above: boolean }>({
    right: false,
    above: false,
  });
  useLayoutEffect(() => {
    const box = card.current?.getBoundingClientRect();
    if (box === undefined) return;
    const { clientWidth, clientHeight } = document.documentElement;
    setPlace({
      right: box.right > clientWidth - 8,
      above: box.bottom > clientHeight - 8 && box.top > box.height + 160,
    });
  }, []);
  const fit =
    probability === undefined
      ? undefined
      : probability >= SURE
        ? say.whySure
        : probability >= LIKELY
          ? say.whyLikely
          : say.whyMaybe;
  return (
    <div
      ref={card}
      id={id}
      role="tooltip"
      className={`${styles.card} ${place.right ? styles.right : ''} ${place.above ? styles.above : ''}`}
    >
      <p className={styles.about}>{about}</p>
      {fit === undefined ? null : <p className={styles.fit}>{fit}</p>}
      <ul className={styles.list}>
        {why.slice(0, MOST_SHOWN).map(({ words, weight }) => (
          <li key={words} className={weight > 0 ? styles.yes : weight < 0 ? styles.no : styles.unknown}>
            {weight > 0 ? (
              <Check size={14} aria-hidden />
            ) : weight < 0 ? (
              <X size={14} aria-hidden />
            ) : (
              <Minus size={14} aria-hidden />
            )}
            <span>
              <span className="visually-hidden">
                {weight > 0 ? say.fits : weight < 0 ? say.fitsNot : say.fitsUnknown}{' '}
              </span>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
