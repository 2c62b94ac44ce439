import type { ChipKind } from '../../../../src/contract/chips/chip.ts';
import { AmountEditor } from './editors/amount-editor.tsx';
import { KindEditor } from './editors/kind-editor.tsx';
import { NameEditor } from './editors/name-editor.tsx';
import { ThingEditor } from './editors/thing-editor.tsx';
import { TimeEditor } from './editors/time-editor.tsx';
import { WordsEditor } from './editors/words-editor.tsx';
import type { LeafEditorProps } from './leaf-editor-props.ts';

/** Changes a leaf of one kind. */
export function LeafEditor({ kind, ...given }: LeafEditorProps & { readonly kind: ChipKind }) {
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
