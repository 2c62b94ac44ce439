import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { focusBack } from '../../parts/focus-back.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import chips from './chips.module.css';
import form from './forms.module.css';

export type Chip = {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly content: ReactNode;
  readonly onRemove: () => void;
};

type Props = {
  readonly chips: readonly Chip[];
  readonly empty: string;
  readonly addLabel: string;
  readonly inputLabel: string;
  readonly list?: string;
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (text: string) => Promise<boolean>;
};

/** An editable list of names. */
export function ChipsField({ chips: all, empty, addLabel, inputLabel, list, isSaving, problem, onAdd }: Props) {
  const say = useWords(itemWords);
  const [text, setText] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setText(undefined);
    focusBack(opener);
  };
  const add = async (): Promise<void> => {
    const said = text?.trim() ?? '';
    if (said !== '' && (await onAdd(said))) close();
  };
  return (
    <>
      {all.length === 0 && empty !== '' && text === undefined ? <p className={form.soft}>{empty}</p> : null}
      <ul className={chips.chips}>
        {all.map(({ key, label, note, content, onRemove }) => (
          <li key={key} className={chips.chip}>
            {content}
            {note === undefined ? null : <span className={chips.note}>{note}</span>}
            <button
              type="button"
              aria-label={say.remove(label)}
              title={say.remove(label)}
              disabled={isSaving}
              onClick={onRemove}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
        {text === undefined ? (
          <li>
            <button ref={opener} type="button" className={chips.add} onClick={() => setText('')}>
              <Plus size={14} aria-hidden />
              {addLabel}
            </button>
          </li>
        ) : null}
      </ul>
      {text === undefined ? null : (
        <form
          className={chips.form}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <input
            // biome-ignore lint/a11y/noAutofocus: the user has just asked to add one
            autoFocus
            aria-label={inputLabel}
            value={text}
            autoComplete="off"
            {...(list === undefined ? {} : { list })}
            onChange={(event) => setText(event.target.value)}
          />
          <Button look="main" type="submit" disabled={isSaving || text.trim() === ''}>
            {say.add}
          </Button>
          <Button look="quiet" onClick={close}>
            {say.cancel}
          </Button>
        </form>
      )}
      {problem === undefined ? null : (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
