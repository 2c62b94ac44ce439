import { alternativesOf, type Chip, type ChipKind, hasNodes, leafOfChip } from '../../../../src/contract/chips/chip.ts';
import { chipFor, withLeaf } from '../../../../src/contract/chips/edit-chips.ts';
import type { PlanLeaf } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './chip-editor.module.css';
import { AmountEditor } from './editors/amount-editor.tsx';
import { KindEditor } from './editors/kind-editor.tsx';
import { NameEditor } from './editors/name-editor.tsx';
import { ReadingsEditor } from './editors/readings-editor.tsx';
import { ThingEditor } from './editors/thing-editor.tsx';
import { TimeEditor } from './editors/time-editor.tsx';
import { WordsEditor } from './editors/words-editor.tsx';
import { kindNames } from './kind-names.ts';

/** What an editor of one leaf is given: the leaf as it is, absent for a new one, and where the changed one goes. */
export type LeafEditorProps = {
  readonly leaf: PlanLeaf | undefined;
  readonly onLeaf: (leaf: PlanLeaf) => void;
};

/** Changes what a chip says, or makes a new one; by date picker, by the memory's own names, by words. */
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
      <h3 className={styles.heading}>{kindNames(say)[kind]}</h3>
      {chip !== undefined && hasNodes(chip) && readings.length > 0 ? (
        <ReadingsEditor chip={chip} readings={readings} onDone={onDone} />
      ) : null}
      {isEditable ? <LeafEditor kind={kind} leaf={leaf} onLeaf={onLeaf} /> : null}
      {isEditable || readings.length > 0 ? null : (
        <p className={styles.help}>{kind === 'unknown' ? say.unknownHelp : say.groupHelp}</p>
      )}
    </div>
  );
}

function LeafEditor({ kind, ...given }: LeafEditorProps & { readonly kind: ChipKind }) {
  switch (kind) {
    case 'time':
      return <TimeEditor {...given} />;
    case 'place':
    case 'person':
    case 'event':
      return <NameEditor kind={kind} {...given} />;
    case 'kind':
      return <KindEditor {...given} />;
    case 'thing':
      return <ThingEditor {...given} />;
    case 'amount':
      return <AmountEditor {...given} />;
    case 'words':
    case 'code':
      return <WordsEditor kind={kind} {...given} />;
    default:
      return null;
  }
}
