import { useState } from 'react';
import { getSuggestions } from '../../../../../src/contract/endpoints/suggestions.ts';
import type { Suggestion, SuggestionKind } from '../../../../../src/contract/suggestions.ts';
import type { LeafArgs } from '../../../../../src/memory/query-plan.ts';
import { useCalled } from '../../../api/use-called.ts';
import { useRead } from '../../../api/use-read.ts';
import { useSettled } from '../../../api/use-settled.ts';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import type { Called } from '../../../words/place-names.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';
import { PersonWay } from './person-way.tsx';

/** Selects a known person, place or event by the beginning of its name. */
export function NameEditor({ kind, leaf, onLeaf }: LeafEditorProps & { readonly kind: SuggestionKind }) {
  const say = useWords(askWords);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, 80);
  const called = useCalled();
  const found = useSuggestions(kind, q, called);
  const label = { place: say.findPlace, person: say.findPerson, event: say.findEvent }[kind];
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
      {found?.length === 0 ? <p className={styles.help}>{say.noneSuch}</p> : null}
      <ul className={styles.list}>
        {(found ?? []).map(({ name, items, leaf: suggested }) => (
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

const MOST = 100;

/** Matches the beginning of names in the memory and of localised place names. */
function useSuggestions(kind: SuggestionKind, q: string, called: Called): readonly Suggestion[] | undefined {
  const { data } = useRead(getSuggestions, { query: { q, kind, limit: MOST } }, { whilst: 'keep' });
  const isByOtherName = kind === 'place' && q.trim() !== '';
  const places = useRead(getSuggestions, { query: { q: '', kind, limit: MOST } }, { enabled: isByOtherName });
  const own = data?.suggestions;
  if (own === undefined || !isByOtherName) return own;
  const names = new Set(own.map(({ name }) => name));
  const wanted = q.trim().toLowerCase();
  const others = (places.data?.suggestions ?? []).filter(
    ({ name }) => !names.has(name) && called(name).toLowerCase().startsWith(wanted),
  );
  return [...own, ...others];
}
