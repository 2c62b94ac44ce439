import { type FormEvent, useState } from 'react';
import { leaf as leafOf } from '../../../../../src/memory/query-plan.ts';
import { Button } from '../../../parts/button.tsx';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

const sumOf = (text: string): number | undefined => {
  const sum = Number(text);
  return text.trim() === '' || !Number.isFinite(sum) ? undefined : sum;
};

/** An amount: minimum, maximum, currency. */
export function AmountEditor({ leaf, onLeaf }: LeafEditorProps) {
  const say = useWords(askWords);
  const args = leaf?.tool === 'amount' ? leaf.args : {};
  const [min, setMin] = useState(args.min?.toString() ?? '');
  const [max, setMax] = useState(args.max?.toString() ?? '');
  const [currency, setCurrency] = useState(args.currency ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [low, high] = [sumOf(min), sumOf(max)];
    onLeaf(
      leafOf('amount', {
        ...(low === undefined ? {} : { min: low }),
        ...(high === undefined ? {} : { max: high }),
        ...(/^[A-Z]{3}$/.test(currency) ? { currency } : {}),
      }),
    );
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <div className={styles.row}>
        <label className={styles.field}>
          {say.least}
          <input
            className={styles.input}
            type="number"
            step="any"
            value={min}
            onChange={(event) => setMin(event.target.value)}
          />
        </label>
        <label className={styles.field}>
          {say.most}
          <input
            className={styles.input}
            type="number"
            step="any"
            value={max}
            onChange={(event) => setMax(event.target.value)}
          />
        </label>
      </div>
      <label className={styles.field}>
        {say.currency}
        <input
          className={styles.input}
          type="text"
          maxLength={3}
          placeholder="EUR"
          value={currency}
          onChange={(event) => setCurrency(event.target.value.toUpperCase())}
        />
      </label>
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={min.trim() === '' && max.trim() === ''}>
          {say.apply}
        </Button>
      </div>
    </form>
  );
}
