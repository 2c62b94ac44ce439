import { useLanguage } from '../../words/language.ts';
import { originInWords, surenessInWords } from '../../words/provenance.ts';
import { type Said, sourceOf } from './item-document.ts';
import styles from './readings.module.css';
import { saidInWords } from './value-words.ts';

const LONGEST = 220;

/** The readings of a field, the preferred one first: value, source and confidence. */
export function Readings({ readings }: { readonly readings: readonly Said[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.readings}>
      {readings.map(({ field, value, provenance }, n) => {
        const text = saidInWords({ field, value }, language);
        return (
          <li key={n} className={n === 0 ? styles.preferred : undefined}>
            <span className={styles.value}>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</span>
            <span className={styles.origin}>
              {originInWords(provenance, sourceOf(value), language)}
              {provenance.confidence === undefined ? '' : ` · ${surenessInWords(provenance.confidence, language)}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
