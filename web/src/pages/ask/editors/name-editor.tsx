import { useState } from 'react';
import { getSuggestions } from '../../../../../src/contract/endpoints/suggestions.ts';
import type { SuggestionKind } from '../../../../../src/contract/suggestions.ts';
import type { LeafArgs } from '../../../../../src/memory/query-plan.ts';
import { useCalled } from '../../../api/use-called.ts';
import { useRead } from '../../../api/use-read.ts';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';
import { useSettled } from '../use-settled.ts';
import { PersonWay } from './person-way.tsx';

/** One of the people, places or happenings that the memory knows, by the beginning of its name. */
export function NameEditor({ kind, leaf, onLeaf }: LeafEditorProps & { readonly kind: SuggestionKind }) {
  const say = useWords(askWords);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, 80);
  const { data } = useRead(getSuggestions, { query: { q, kind, limit: 40 } }, { whilst: 'keep' });
  const label = { place: say.findPlace, person: say.findPerson, event: say.findEvent }[kind];
  const called = useCalled();
  const shown = (name: string): string => (kind === 'place' ? called(name) : name);
  const known = leaf?.tool === kind && 'name' in leaf.args ? leaf.args.name : undefined;
  const how = leaf?.tool === 'person' ? leaf.args.how : undefined;
  return (
    <>
      <label className={styles.field}>
        {label}
        <input
          className={styles.input}
          type="text"
          autoComplete="off"
          value={typed}
          placeholder={known === undefined ? '' : shown(known)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {data?.suggestions.length === 0 ? <p className={styles.help}>{say.noneSuch}</p> : null}
      <ul className={styles.list}>
        {(data?.suggestions ?? []).map(({ name, items, leaf: suggested }) => (
          <li key={JSON.stringify(suggested.args)}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={name === known}
              onClick={() => {
                const args =
                  suggested.tool === 'person' && how !== undefined ? { ...suggested.args, how } : suggested.args;
                onLeaf({ ...suggested, args: args as LeafArgs<'person'> } as typeof suggested);
              }}
            >
              <span>{shown(name)}</span>
              <span className={styles.count}>{say.itemsOf(items)}</span>
            </button>
          </li>
        ))}
      </ul>
      {leaf?.tool === 'person' ? <PersonWay leaf={leaf} onLeaf={onLeaf} /> : null}
    </>
  );
}
