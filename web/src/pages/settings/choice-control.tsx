import { useMemo } from 'react';
import { useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import type { ControlIds } from './setting.tsx';
import styles from './settings.module.css';

type ChoiceProps = ControlIds & {
  readonly value: string | undefined;
  readonly isGuess: boolean;
  readonly disabled: boolean;
  readonly choices: (language: 'en' | 'zh') => readonly (readonly [value: string, says: string])[];
  /** Undefined: detect it again. */
  readonly onChoose: (value: string | undefined) => void;
};

/** A select with known values; the first option detects the value automatically. */
export function ChoiceControl({ value, isGuess, disabled, choices, onChoose, ...ids }: ChoiceProps) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const all = useMemo(() => choices(language), [choices, language]);
  const guessed = isGuess && value !== undefined ? (all.find(([one]) => one === value)?.[1] ?? value) : undefined;
  return (
    <select
      className={styles.input}
      value={isGuess ? '' : (value ?? '')}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      {...ids}
    >
      <option value="">{guessed === undefined ? say.guessAgain : `${guessed} (${say.guess})`}</option>
      {value === undefined || isGuess || all.some(([one]) => one === value) ? null : (
        <option value={value}>{value}</option>
      )}
      {all.map(([one, says]) => (
        <option key={one} value={one}>
          {says}
        </option>
      ))}
    </select>
  );
}
