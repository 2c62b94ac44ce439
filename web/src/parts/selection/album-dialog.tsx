import { type FormEvent, useId, useState } from 'react';
import { getAlbums } from '../../../../src/contract/endpoints/albums.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './correct-dialog.module.css';

/** Asks for an album, by the names of those that are there or by a new one. */
export function AlbumDialog({
  count,
  isBusy,
  onAlbum,
  onClose,
}: {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onAlbum: (name: string) => void;
  readonly onClose: () => void;
}) {
  const say = useWords(selectionWords);
  const id = useId();
  const [name, setName] = useState('');
  const { data } = useRead(getAlbums, {});
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onAlbum(name.trim());
  };
  return (
    <Dialog
      title={say.albumTitle(count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="main" type="submit" form={id} disabled={isBusy || name.trim() === ''}>
            {say.add}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={add}>
        <label>
          <span>{say.albumName}</span>
          <input
            value={name}
            list={`${id}-albums`}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <datalist id={`${id}-albums`}>
          {data?.albums
            .filter(({ kind }) => kind === 'album')
            .map((album) => (
              <option key={album.id} value={album.name} />
            ))}
        </datalist>
      </form>
    </Dialog>
  );
}
