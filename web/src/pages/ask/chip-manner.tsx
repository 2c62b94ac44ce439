import type { NodesChip } from '../../../../src/contract/chips/chip.ts';
import { isNegated } from '../../../../src/contract/chips/chip.ts';
import { isRequired, ofStrength, turned } from '../../../../src/contract/chips/edit-chips.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './chip-editor.module.css';
import { Choice } from './choice.tsx';

/** Whether a filter includes or excludes, and whether it is required. */
export function ChipManner({
  chip,
  onChange,
}: {
  readonly chip: NodesChip;
  readonly onChange: (chip: NodesChip) => void;
}) {
  const say = useWords(askWords);
  const negated = isNegated(chip);
  const required = isRequired(chip);
  return (
    <div className={styles.manner}>
      <Choice
        label={say.polarity}
        options={[
          { value: 'is', label: say.is },
          { value: 'not', label: say.isNot },
        ]}
        value={negated ? 'not' : 'is'}
        onChoose={(value) => {
          if ((value === 'not') !== negated) onChange(turned(chip));
        }}
      />
      <Choice
        label={say.strength}
        options={[
          { value: 'must', label: say.must },
          { value: 'prefer', label: say.prefer },
        ]}
        value={required ? 'must' : 'prefer'}
        onChoose={(value) => onChange(ofStrength(chip, value))}
      />
      <p className={styles.help}>{required ? say.mustHelp : say.preferHelp}</p>
    </div>
  );
}
