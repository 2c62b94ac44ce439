import { useLanguage } from '../../words/language.ts';
import { originInWords, surenessInWords } from '../../words/provenance.ts';
import { type Said, sourceOf } from './item-document.ts';
import styles from './section.module.css';

const DOUBTED_BELOW = 0.6;

/** The source of a value, shown directly if its confidence is low. */
export function Doubt({ readings: [preferred] }: { readonly readings: readonly Said[] }) {
  const language = useLanguage();
  const confidence = preferred?.provenance.confidence;
  if (preferred === undefined || confidence === undefined || confidence >= DOUBTED_BELOW) return null;
  const origin = originInWords(preferred.provenance, sourceOf(preferred.value), language);
  return (
    <p className={styles.soft}>
      {origin} · {surenessInWords(confidence, language)}
    </p>
  );
}
