import { Button } from '../../parts/button.tsx';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import form from './forms.module.css';
import type { Correct } from './use-correct.ts';

type Props = { readonly correct: Correct; readonly canSave: boolean; readonly onCancel: () => void };

/** Save and cancel buttons of a correction, with the reason if it was refused. */
export function FormActions({ correct, canSave, onCancel }: Props) {
  const say = useWords(itemWords);
  return (
    <>
      {correct.problem === undefined ? null : (
        <p className={form.problem} role="alert">
          {correct.problem}
        </p>
      )}
      <div className={form.actions}>
        <Button look="quiet" onClick={onCancel}>
          {say.cancel}
        </Button>
        <Button look="main" type="submit" disabled={!canSave || correct.isSaving}>
          {say.save}
        </Button>
      </div>
    </>
  );
}
