import { Check, CircleHelp, LoaderCircle, Minus, X } from 'lucide-react';
import type { Trial } from '../../../../src/contract/models-verb.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';

type TrialsProps = {
  readonly trials: readonly Trial[];
  readonly verdict: readonly string[];
  readonly isRunning: boolean;
};

const titles = {
  reach: 'trialReach',
  text: 'trialText',
  stream: 'trialStream',
  json: 'trialJson',
  schema: 'trialSchema',
  tools: 'trialTools',
  images: 'trialImages',
  context: 'trialContext',
} as const;
const states = {
  yes: { icon: Check, word: 'trialYes' },
  no: { icon: Minus, word: 'trialNo' },
  failed: { icon: X, word: 'trialFailed' },
  unknown: { icon: CircleHelp, word: 'trialUnknown' },
} as const;

/** Test results of a model so far, and finally the verdict. */
export function ModelTrials({ trials, verdict, isRunning }: TrialsProps) {
  const say = useWords(settingsWords);
  if (trials.length === 0 && !isRunning) return null;
  return (
    <div className={styles.trials} aria-live="polite">
      <ul>
        {trials.map(({ name, state, note }) => {
          const { icon: Icon, word } = states[state];
          return (
            <li key={name} data-state={state} title={note}>
              <Icon size={16} aria-hidden />
              {say[titles[name]]}
              <span className={styles.soft}>{say[word]}</span>
            </li>
          );
        })}
        {isRunning ? (
          <li>
            <LoaderCircle className={styles.turning} size={16} aria-hidden />
            {say.testing}
          </li>
        ) : null}
      </ul>
      {verdict.map((line) => (
        <p key={line} lang="en">
          {line}
        </p>
      ))}
    </div>
  );
}
