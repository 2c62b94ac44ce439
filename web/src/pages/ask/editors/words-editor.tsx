import { type FormEvent, useState } from 'react';
import { leaf as leafOf } from '../../../../../src/memory/query-plan.ts';
import { Button } from '../../../parts/button.tsx';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

/** Keywords, or a reference number; quoted words are searched literally. */
export function WordsEditor({ kind, leaf, onLeaf }: LeafEditorProps & { readonly kind: 'words' | 'code' }) {
  const say = useWords(askWords);
  const before =
    leaf === undefined ? '' : 'words' in leaf.args ? leaf.args.words : 'code' in leaf.args ? leaf.args.code : '';
  const [text, setText] = useState(before);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    // An album stays an album; renaming a mark removes it.
    const placing = leaf?.tool === 'reference' && leaf.args.kind === 'album' ? { kind: leaf.args.kind } : {};
    if (kind === 'code') onLeaf(leafOf('reference', { code: words, ...placing }));
    else onLeaf(leafOf(leaf?.tool === 'ocr' ? 'ocr' : 'text', { words }));
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <label className={styles.field}>
        {kind === 'code' ? say.kindCode : say.wordsLabel}
        <input
          className={styles.input}
          type="text"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={text.trim() === ''}>
          {say.apply}
        </Button>
      </div>
    </form>
  );
}
