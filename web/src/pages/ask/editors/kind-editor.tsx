import { constraintWords } from '../../../../../src/memory/in-words/constraint-words.ts';
import { type LeafArgs, leaf as leafOf } from '../../../../../src/memory/query-plan.ts';
import { useLanguage } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

/** Item types, most common first. */
const kinds: readonly LeafArgs<'modality'>[] = [
  { modality: 'image' },
  { modality: 'video' },
  { modality: 'email' },
  { modality: 'text' },
  { documentKind: 'receipt' },
  { documentKind: 'invoice' },
  { documentKind: 'booking' },
  { documentKind: 'ticket' },
  { documentKind: 'screenshot' },
  { documentKind: 'menu' },
];

export function KindEditor({ leaf, onLeaf }: LeafEditorProps) {
  const language = useLanguage();
  const args = leaf?.tool === 'modality' ? leaf.args : {};
  return (
    <div className={styles.pills}>
      {kinds.map((kind) => {
        const made = leafOf('modality', kind);
        return (
          <button
            key={JSON.stringify(kind)}
            type="button"
            className={styles.pill}
            aria-pressed={kind.modality === args.modality && kind.documentKind === args.documentKind}
            onClick={() => onLeaf(made)}
          >
            {constraintWords(made, language)}
          </button>
        );
      })}
    </div>
  );
}
