import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

type Props = {
  readonly change: { readonly isError: boolean; readonly isPending: boolean; readonly error: unknown };
  /** What the form does, on its button. */
  readonly does: string;
  readonly onCancel: () => void;
};

/** The end of a form: why it was refused, and its buttons. */
export function FormEnd({ change, does, onCancel }: Props) {
  const say = useWords(settingsWords);
  return (
    <>
      {change.isError ? (
        <p className={styles.problem} role="alert">
          {wordsOf(change.error)}
        </p>
      ) : null}
      <div className={styles.control}>
        <Button look="main" type="submit" disabled={change.isPending}>
          {does}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </>
  );
}
