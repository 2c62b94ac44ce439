import { alternativesOf, type Chip, type ChipKind, hasNodes, leafOfChip } from '../../../../src/contract/chips/chip.ts';
import { chipFor, withLeaf } from '../../../../src/contract/chips/edit-chips.ts';
import type { PlanLeaf } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './chip-editor.module.css';
import { BoundEditor } from './editors/bound-editor.tsx';
import { ReadingsEditor } from './editors/readings-editor.tsx';
import { WhichEditor } from './editors/which-editor.tsx';
import { kindNames } from './kind-names.ts';
import { LeafEditor } from './leaf-editor.tsx';

/** Edits or creates a filter, with a date picker, known names or keywords. */
export function ChipEditor({
  kind,
  chip,
  onDone,
}: {
  readonly kind: ChipKind;
  readonly chip: Chip | undefined;
  readonly onDone: (now: Chip | undefined) => void;
}) {
  const say = useWords(askWords);
  const leaf = chip === undefined ? undefined : leafOfChip(chip);
  const onLeaf = (now: PlanLeaf): void =>
    onDone(chip !== undefined && hasNodes(chip) ? withLeaf(chip, now) : chipFor(now));
  const isEditable = chip === undefined || leaf !== undefined;
  const readings = chip === undefined ? [] : alternativesOf(chip);
  return (
    <div className={styles.editor}>
      <h2 className={styles.heading}>{kindNames(say)[kind]}</h2>
      {chip !== undefined && hasNodes(chip) && readings.length > 0 ? (
        <ReadingsEditor chip={chip} readings={readings} onDone={onDone} />
      ) : null}
      {isEditable ? <LeafEditor kind={kind} leaf={leaf} onLeaf={onLeaf} /> : null}
      {chip?.kind === 'bound' ? <BoundEditor chip={chip} onDone={onDone} /> : null}
      {chip?.kind === 'which' ? <WhichEditor chip={chip} onDone={onDone} /> : null}
      {isEditable || readings.length > 0 || kind === 'bound' || kind === 'which' ? null : (
        <p className={styles.help}>{kind === 'unknown' ? say.unknownHelp : say.groupHelp}</p>
      )}
    </div>
  );
}
