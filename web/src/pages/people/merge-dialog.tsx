import { useState } from 'react';
import { mergePeople, patchPerson } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { useChange } from '../../api/use-change.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Face } from '../../parts/face.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import styles from './merge-dialog.module.css';
import { changedByWord } from './people-queries.ts';

/** Merge target: prefer people with an address, then named ones, then those with most items, to move least. */
const standing = (a: ListedPerson, b: ListedPerson): number =>
  Number(b.owner) - Number(a.owner) ||
  Number(b.addresses.length > 0) - Number(a.addresses.length > 0) ||
  Number(b.name !== '') - Number(a.name !== '') ||
  b.itemCount - a.itemCount;

/** Asks which name to keep when merging people. */
export function MergeDialog({
  people,
  onClose,
  onDone,
}: {
  readonly people: readonly ListedPerson[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const say = useWords(peopleWords);
  const ordered = people.toSorted(standing);
  const names = [...new Set(ordered.map(({ name }) => name).filter((name) => name !== ''))];
  const [name, setName] = useState(names[0] ?? '');
  const merge = useChange(mergePeople, changedByWord, say.failed);
  const rename = useChange(patchPerson, changedByWord, say.failed);
  const takeBack = useTakeBack();
  const [into, ...others] = ordered;
  const run = async () => {
    if (into === undefined) return;
    const merged = await merge.mutateAsync({ params: { id: into.id }, body: { from: others.map(({ id }) => id) } });
    const isOther = name !== '' && name !== into.name;
    const named = isOther ? await rename.mutateAsync({ params: { id: into.id }, body: { name } }) : undefined;
    const said = [...(merged.corrections ?? []), ...(named?.corrections ?? [])];
    const kept = ordered.find((one) => one.name === name);
    const gone = ordered.filter((one) => one !== kept).map((one) => (one.name === '' ? say.someone : one.name));
    toast({ text: say.merged(gone, name === '' ? say.someone : name), undo: () => void takeBack(said) });
    onDone();
  };
  return (
    <Dialog
      title={say.mergeTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button look="main" disabled={merge.isPending || rename.isPending} onClick={() => void run().catch(() => {})}>
            {say.mergeDo}
          </Button>
        </>
      }
    >
      <div className={styles.faces}>
        {ordered.map((person) => (
          <Face key={person.id} id={person.id} name={person.name} cover={person.cover} size={64} />
        ))}
      </div>
      <fieldset className={styles.names}>
        <legend>{say.mergeHint}</legend>
        {(names.length === 0 ? [''] : names).map((one) => (
          <label key={one} className={styles.name}>
            <input type="radio" name="stays" checked={one === name} onChange={() => setName(one)} />
            {one === '' ? say.nameless : one}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
