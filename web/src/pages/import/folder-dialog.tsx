import { ArrowUp, Folder } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getFolder } from '../../../../src/contract/endpoints/imports.ts';
import type { FolderDocument } from '../../../../src/contract/import-verbs.ts';
import { useRead } from '../../api/use-read.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { importWords } from '../../words/import.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { sizeInWords } from '../../words/sizes.ts';
import { choosePath } from './choice.ts';
import styles from './folder-dialog.module.css';

/** A picker for folders and archives on the computer that runs Madeleine. */
export function FolderDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(importWords);
  const [at, setAt] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const read = useRead(getFolder, { query: at === undefined ? {} : { path: at } }, { whilst: 'keep' });
  const here = read.data;
  const go = (path: string): void => {
    setTyped(undefined);
    setAt(path);
  };
  const choose = (path: string): void => {
    onClose();
    choosePath(path);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== undefined) go(typed);
  };
  return (
    <Dialog
      title={say.folderTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            look="main"
            disabled={here === undefined || read.isError}
            onClick={() => {
              if (here !== undefined) choose(here.path);
            }}
          >
            {say.thisFolder}
          </Button>
        </>
      }
    >
      <form className={styles.bar} onSubmit={submit}>
        <IconButton
          label={say.up}
          disabled={here?.parent === undefined}
          onClick={() => {
            if (here?.parent !== undefined) go(here.parent);
          }}
        >
          <ArrowUp size={18} aria-hidden />
        </IconButton>
        <input
          aria-label={say.path}
          value={typed ?? here?.path ?? ''}
          spellCheck={false}
          // Text typed before the first folder is loaded would be mixed with its path.
          readOnly={read.isPending}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed === undefined ? null : <Button type="submit">{say.go}</Button>}
      </form>
      {here === undefined || here.places.length === 0 ? null : (
        <ul className={styles.places} aria-label={say.places}>
          {here.places.map(({ name, path }) => (
            <li key={path}>
              <button type="button" onClick={() => go(path)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {read.isPending ? <Loading /> : null}
      {read.isError ? <Failed error={read.error} /> : null}
      {here === undefined || read.isError ? null : <Contents here={here} go={go} choose={choose} />}
    </Dialog>
  );
}

type ContentsProps = {
  readonly here: FolderDocument;
  readonly go: (path: string) => void;
  readonly choose: (path: string) => void;
};

/** Folders and archives here, and the number of other files. */
function Contents({ here: { folders, files }, go, choose }: ContentsProps) {
  const say = useWords(importWords);
  const language = useLanguage();
  const archives = files.filter(({ name }) => /\.(zip|tgz|tar|gz|mbox|mbx)$/i.test(name));
  return (
    <>
      {folders.length + archives.length === 0 ? (
        <p className={styles.none}>{say.emptyFolder}</p>
      ) : (
        <ul className={styles.folders}>
          {folders.map(({ name, path }) => (
            <li key={path}>
              <button type="button" onClick={() => go(path)}>
                <Folder size={18} aria-hidden />
                <span>{name}</span>
              </button>
            </li>
          ))}
          {archives.map(({ name, path, bytes }) => (
            <li key={path}>
              <button type="button" onClick={() => choose(path)}>
                <span className={styles.file}>{name}</span>
                <span className={styles.soft}>{sizeInWords(bytes, language)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 ? <p className={styles.soft}>{say.filesHere(files.length)}</p> : null}
    </>
  );
}
