import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import styles from '../../parts/selection/correct-dialog.module.css';
import { albumsWords } from '../../words/albums.ts';
import { useWords } from '../../words/language.ts';

export type AlbumSaid = { readonly name: string; readonly query: string };

/** Asks for the name of an album and, where it may be a saved search, for its words. */
export function AlbumForm({
  title,
  submit,
  before,
  asksQuery,
  onSave,
  onClose,
}: {
  readonly title: string;
  readonly submit: string;
  readonly before: AlbumSaid;
  readonly asksQuery: boolean;
  readonly onSave: (said: AlbumSaid) => Promise<void>;
  readonly onClose: () => void;
}) {
  const say = useWords(albumsWords);
  const id = useId();
  const [said, setSaid] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await onSave({ name: said.name.trim(), query: said.query.trim() });
    setBusy(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="main" type="submit" form={id} disabled={isBusy || said.name.trim() === ''}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void save(event)}>
        <label>
          <span>{say.name}</span>
          <input
            value={said.name}
            maxLength={200}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setSaid({ ...said, name: target.value })}
          />
        </label>
        {asksQuery ? (
          <>
            <label>
              <span>{say.query}</span>
              <input
                value={said.query}
                placeholder={say.queryEg}
                maxLength={4000}
                autoComplete="off"
                onChange={({ target }) => setSaid({ ...said, query: target.value })}
              />
            </label>
            <p>{say.queryWhat}</p>
          </>
        ) : null}
      </form>
    </Dialog>
  );
}
