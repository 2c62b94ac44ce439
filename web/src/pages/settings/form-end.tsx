import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

type Props = {
  readonly change: { readonly isError: boolean; readonly isPending: boolean; readonly error: unknown };
  /** What the form does, on its button. */
  readonly does: string;
  /** What is wrong with what was typed, before it is sent. */
  readonly wrong?: string | undefined;
  readonly onCancel?: () => void;
};

/** The end of a form: why it was refused, and its buttons. */
export function FormEnd({ change, does, wrong, onCancel }: Props) {
  const say = useWords(settingsWords);
  const problem = wrong ?? (change.isError ? wordsOf(change.error) : undefined);
  return (
    <>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.control}>
        <Button look="main" type="submit" disabled={change.isPending}>
          {does}
        </Button>
        {onCancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {say.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
