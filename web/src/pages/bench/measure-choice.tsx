import { useId } from 'react';
import { benchWords, measureInWords } from '../../words/bench.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';

type ChoiceProps = {
  readonly measures: readonly string[];
  readonly chosen: string;
  readonly onChoose: (measure: string) => void;
};

/** A metric selector with an explanation. */
export function MeasureChoice({ measures, chosen, onChoose }: ChoiceProps) {
  const say = useWords(benchWords);
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{say.measure}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {measures.map((measure) => (
          <option key={measure} value={measure}>
            {measure}
          </option>
        ))}
      </select>
      <span className={styles.soft}>{measureInWords(chosen, language)}</span>
    </div>
  );
}
