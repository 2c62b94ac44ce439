import { FolderSync } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { keptFolderWords } from '../../words/kept-folder.ts';
import { useWords } from '../../words/language.ts';
import { filesOf } from './chosen-files.ts';
import styles from './import.module.css';
import {
  addNewOf,
  type Keeping,
  keepFolder,
  keepsAccess,
  leaveFolder,
  look,
  unlockFolder,
  useKeeping,
} from './kept-folder.ts';

type Say = (typeof keptFolderWords)['en'] | (typeof keptFolderWords)['zh'];

function wordsOf(keeping: Keeping, say: Say): string {
  if (keeping.state === 'none') return say.about;
  if (keeping.state === 'failed') return say.failed(keeping.message);
  if (keeping.state === 'locked') return say.locked(keeping.name);
  const said = say[keeping.state];
  return typeof said === 'string' ? said : said(keeping.sent);
}

/** A folder of this device whose new files are added by themselves; where the browser keeps no access, when it is chosen again. */
export function KeptFolderCard() {
  const say = useWords(keptFolderWords);
  const keeping = useKeeping();
  const folder = useRef<HTMLInputElement>(null);
  const tried = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: error instanceof Error && error.message !== '' ? error.message : say.impossible, tone: 'bad' });
    });
  const choose = (): void => (keepsAccess() ? tried(keepFolder()) : folder.current?.click());
  const act = {
    none: [say.choose, choose],
    again: [say.chooseAgain, choose],
    locked: [say.allow, () => tried(unlockFolder())],
    stopped: [say.goOn, () => tried(look())],
    gone: [say.goOn, () => tried(look())],
    failed: [say.goOn, () => (keepsAccess() ? tried(look()) : choose())],
    looking: undefined,
    rests: undefined,
  } as const satisfies Record<Keeping['state'], readonly [string, () => void] | undefined>;
  const [label, run] = act[keeping.state] ?? [];
  return (
    <section className={`${styles.card} ${styles.faces}`} aria-labelledby="import-folder">
      <FolderSync size={28} strokeWidth={1.5} aria-hidden className={styles.chooseIcon} />
      <div>
        <h2 id="import-folder">{keeping.state === 'none' ? say.title : say.titleOf(keeping.name)}</h2>
        <p className={styles.soft} role="status">
          {wordsOf(keeping, say)}
        </p>
        <div className={styles.answers}>
          {run === undefined ? null : <Button onClick={run}>{label}</Button>}
          {keeping.state === 'none' ? null : (
            <Button
              look="quiet"
              onClick={() => tried(leaveFolder().then(() => toast({ text: say.left(keeping.name) })))}
            >
              {say.leave}
            </Button>
          )}
        </div>
        <input
          ref={folder}
          type="file"
          multiple
          hidden
          aria-label={say.choose}
          {...{ webkitdirectory: '' }}
          onChange={({ target }) => {
            const files = target.files === null ? [] : filesOf(target.files);
            target.value = '';
            if (files.length > 0) tried(addNewOf(files));
          }}
        />
      </div>
    </section>
  );
}
