import type { Chip } from '../../../../../src/contract/chips/chip.ts';
import { chipWords } from '../../../../../src/contract/chips/chip-words.ts';
import { useLanguage } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';

type Which = Extract<Chip, { kind: 'which' }>;

/** Which match to pick: first or last; or longest or shortest. */
export function WhichEditor({ chip, onDone }: { readonly chip: Which; readonly onDone: (now: Chip) => void }) {
  const language = useLanguage();
  const { order } = chip;
  const choices: readonly Which[] =
    order === undefined
      ? [
          { kind: 'which', pick: 'first' },
          { kind: 'which', pick: 'last' },
        ]
      : [
          { ...chip, order: { ...order, end: 'most' } },
          { ...chip, order: { ...order, end: 'least' } },
        ];
  return (
    <div className={styles.pills}>
      {choices.map((choice) => (
        <button
          key={JSON.stringify(choice)}
          type="button"
          className={styles.pill}
          aria-pressed={choice.pick === chip.pick && choice.order?.end === order?.end}
          onClick={() => onDone(choice)}
        >
          {chipWords(choice, language)}
        </button>
      ))}
    </div>
  );
}
