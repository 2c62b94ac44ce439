import { type FormEvent, useState } from 'react';
import { leaf as leafOf } from '../../../../../src/memory/query-plan.ts';
import { Button } from '../../../parts/button.tsx';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

const MOST = 99;
const wholeOf = (text: string): number | undefined => {
  const n = Number.parseInt(text, 10);
  return Number.isInteger(n) && n >= 0 && n <= MOST ? n : undefined;
};

/** An object shown in the picture, and its count. */
export function ThingEditor({ leaf, onLeaf }: LeafEditorProps) {
  const say = useWords(askWords);
  const args = leaf?.tool === 'object' ? leaf.args : undefined;
  const [name, setName] = useState(args?.name ?? '');
  const [least, setLeast] = useState(args?.least?.toString() ?? '');
  const [most, setMost] = useState(args?.most?.toString() ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    const [low, high] = [wholeOf(least), wholeOf(most)];
    onLeaf(
      leafOf('object', {
        name: name.trim(),
        ...(args?.colour === undefined ? {} : { colour: args.colour }),
        ...(low === undefined ? {} : { least: low }),
        ...(high === undefined ? {} : { most: high }),
      }),
    );
  };
  const number = (label: string, value: string, set: (text: string) => void) => (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="number"
        min={0}
        max={MOST}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
  return (
    <form className={styles.editor} onSubmit={submit}>
      <label className={styles.field}>
        {say.thingLabel}
        <input className={styles.input} type="text" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <div className={styles.row}>
        {number(say.least, least, setLeast)}
        {number(say.most, most, setMost)}
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={name.trim() === ''}>
          {say.apply}
        </Button>
      </div>
    </form>
  );
}
