import { type FormEvent, useState } from 'react';
import { leaf as leafOf } from '../../../../../src/memory/query-plan.ts';
import { Button } from '../../../parts/button.tsx';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

const YEARS = 6;

/** A date range with optional ends, or a year. */
export function TimeEditor({ leaf, onLeaf }: LeafEditorProps) {
  const say = useWords(askWords);
  const args = leaf?.tool === 'time' ? leaf.args : {};
  const [from, setFrom] = useState(args.start?.slice(0, 10) ?? '');
  const [to, setTo] = useState(args.end?.slice(0, 10) ?? '');
  const thisYear = new Date().getFullYear();
  // Recurring conditions are kept: "evenings" are then evenings of other days.
  const { start: _, end: __, said: ___, tag: ____, ...recurring } = args;
  const span = (start: string, end: string): void =>
    onLeaf(
      leafOf('time', {
        ...recurring,
        ...(start === '' ? {} : { start: `${start}T00:00:00` }),
        ...(end === '' ? {} : { end: `${end}T23:59:59` }),
      }),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (from === '' && to === '') return;
    // Swapped dates mean the range between them.
    if (from !== '' && to !== '' && from > to) span(to, from);
    else span(from, to);
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <div className={styles.pills}>
        {Array.from({ length: YEARS }, (_, n) => String(thisYear - n)).map((year) => (
          <button
            key={year}
            type="button"
            className={styles.pill}
            aria-pressed={from === `${year}-01-01` && to === `${year}-12-31`}
            onClick={() => span(`${year}-01-01`, `${year}-12-31`)}
          >
            {year}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <label className={styles.field}>
          {say.from}
          <input className={styles.input} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label className={styles.field}>
          {say.to}
          <input className={styles.input} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </label>
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={from === '' && to === ''}>
          {say.apply}
        </Button>
      </div>
    </form>
  );
}
