import { Dialog } from '../parts/dialog.tsx';
import { useWords } from '../words/language.ts';
import { shellWords } from './shell-words.ts';
import styles from './shortcut-help.module.css';
import { useShortcutGroups } from './shortcuts.ts';

const shown: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Space',
};

/** Every shortcut that works on this page. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(shellWords);
  const groups = useShortcutGroups();
  return (
    <Dialog title={say.help} onClose={onClose}>
      {groups
        .toReversed()
        .filter(({ shortcuts }) => shortcuts.length > 0)
        .map((group) => (
          <section key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <dl className={styles.list}>
              {group.shortcuts.map(({ keys, says }) => (
                <div key={keys} className={styles.row}>
                  <dt>
                    {keys.split(/(?<=\S) (?=\S)/).map((key) => (
                      <kbd key={key}>{shown[key] ?? key}</kbd>
                    ))}
                  </dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Dialog>
  );
}
