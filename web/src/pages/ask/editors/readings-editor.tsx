import type { Chip, NodesChip } from '../../../../../src/contract/chips/chip.ts';
import { narrowedTo } from '../../../../../src/contract/chips/edit-chips.ts';
import { constraintWords } from '../../../../../src/memory/in-words/constraint-words.ts';
import type { PlanNode } from '../../../../../src/memory/query-plan.ts';
import { askWords } from '../../../words/ask.ts';
import { useLanguage, useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';

/** The meanings of an ambiguous word, or the requested alternatives; one can be selected. */
export function ReadingsEditor({
  chip,
  readings,
  onDone,
}: {
  readonly chip: NodesChip;
  readonly readings: readonly PlanNode[];
  readonly onDone: (now: Chip) => void;
}) {
  const say = useWords(askWords);
  const language = useLanguage();
  return (
    <div>
      <p className={styles.help}>{say.couldBe}</p>
      <ul className={styles.list}>
        {readings.map((reading) => (
          <li key={JSON.stringify(reading)}>
            <button type="button" className={styles.entry} onClick={() => onDone(narrowedTo(chip, reading))}>
              <span>{constraintWords(reading, language)}</span>
              <span className={styles.count}>{say.onlyThis}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
