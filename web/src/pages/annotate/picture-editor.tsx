import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { fileAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { EditorProps } from './editor-props.ts';
import { Pictures } from './profile-editor.tsx';

/** Which of several pictures show the scenario and keep whom they show; digits choose. */
export function PictureEditor({ build, subject, onChange }: EditorProps<'picture'>) {
  const say = useWords(annotateWords);
  const { scenario, references, candidates, chosen = [] } = subject;
  const turn = (file: string): void =>
    onChange({
      ...subject,
      chosen: chosen.includes(file) ? chosen.filter((one) => one !== file) : [...chosen, file],
    });
  const keys = useMemo(
    () => ({
      title: say.candidates,
      shortcuts: candidates
        .slice(0, 9)
        .map((file, n) => ({ keys: String(n + 1), says: `${say.picture} ${n + 1}`, run: () => turn(file) })),
    }),
    [say, subject, onChange],
  );
  useShortcuts(keys);
  return (
    <div className={styles.editor}>
      <p className={styles.lead}>{scenario}</p>
      <Pictures build={build} files={references} label={say.references} />
      <p className={styles.soft}>{say.choose}</p>
      <ol className={styles.choices}>
        {candidates.map((file, n) => {
          const isChosen = chosen.includes(file);
          return (
            <li key={file}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                aria-label={`${say.picture} ${n + 1}`}
                onClick={() => turn(file)}
              >
                <img src={fileAddress(build, file)} alt="" />
                <span>
                  <kbd aria-hidden>{n + 1}</kbd>
                  {isChosen ? (
                    <>
                      <Check size={16} aria-hidden /> {say.chosen}
                    </>
                  ) : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
