import { FileUp, FolderOpen, FolderSearch, ImagePlus, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getDemo } from '../../../../src/contract/endpoints/demo.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { importWords } from '../../words/import.ts';
import { useWords } from '../../words/language.ts';
import { chooseFiles } from './choice.ts';
import { filesOf } from './chosen-files.ts';
import { FolderDialog } from './folder-dialog.tsx';
import styles from './import.module.css';
import { sharedFiles } from './shared-files.ts';

/** Ways to add items: drop, choose, or give a folder on this computer. */
export function ChooseCard() {
  const say = useWords(importWords);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [browses, setBrowses] = useState(false);
  const demo = useRead(getDemo, {});
  useEffect(() => {
    void sharedFiles().then((given) => {
      if (given.length > 0) chooseFiles(given.map((file) => ({ file, path: file.name })));
    });
  }, []);
  if (demo.data?.viewing === true) return <p className={styles.soft}>{say.notInDemo}</p>;
  const take = (input: HTMLInputElement | null): void => {
    if (input?.files !== null && input?.files !== undefined) chooseFiles(filesOf(input.files));
    if (input !== null) input.value = '';
  };
  return (
    <>
      <section className={styles.choose}>
        <ImagePlus size={36} strokeWidth={1.5} aria-hidden className={styles.chooseIcon} />
        <p className={styles.lead}>
          <span className={styles.byMouse}>{say.lead}</span>
          <span className={styles.byTouch}>{say.leadTouch}</span>
        </p>
        <p className={styles.soft}>{say.kinds}</p>
        <div className={styles.buttons}>
          <Button look="main" icon={<FileUp size={18} aria-hidden />} onClick={() => files.current?.click()}>
            {say.chooseFiles}
          </Button>
          <Button
            icon={<FolderOpen size={18} aria-hidden />}
            onClick={() => folder.current?.click()}
            className={styles.byMouse ?? ''}
          >
            {say.chooseFolder}
          </Button>
          <Button icon={<FolderSearch size={18} aria-hidden />} title={say.serverHint} onClick={() => setBrowses(true)}>
            {say.serverFolder}
          </Button>
        </div>
        <p className={styles.promise}>
          <ShieldCheck size={16} aria-hidden />
          {say.stays}
        </p>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={say.chooseFiles}
          onChange={() => take(files.current)}
        />
        <input
          ref={folder}
          type="file"
          multiple
          hidden
          aria-label={say.chooseFolder}
          {...{ webkitdirectory: '' }}
          onChange={() => take(folder.current)}
        />
      </section>
      {browses ? <FolderDialog onClose={() => setBrowses(false)} /> : null}
    </>
  );
}
