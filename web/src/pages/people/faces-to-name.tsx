import { useState } from 'react';
import { getPerson } from '../../../../src/contract/endpoints/people.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { FaceGrid, toggled } from './face-grid.tsx';
import styles from './faces-to-split.module.css';

/** All faces that will get the name; individual ones can be excluded first. */
export function FacesToName({
  id,
  name,
  onName,
  onClose,
}: {
  readonly id: string;
  readonly name: string;
  readonly onName: (without: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const both = useWords(peopleWords);
  const person = useRead(getPerson, { params: { id }, query: { full: 'true' } });
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const shown = person.data?.shown ?? [];
  const left = shown.length - without.size;
  return (
    <Dialog
      title={both.isAllOf(name)}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {both.cancel}
          </Button>
          <Button look="main" disabled={left === 0} onClick={() => onName([...without])}>
            {both.nameFaces(left)}
          </Button>
        </>
      }
    >
      {person.isError ? <Failed error={person.error} onRetry={() => void person.refetch()} /> : null}
      {person.isLoading ? <Loading /> : null}
      <p className={styles.more}>{both.leaveOut}</p>
      <FaceGrid
        scrolls
        shown={shown}
        isOn={(face) => !without.has(face)}
        onToggle={(face) => setWithout((before) => toggled(before, face))}
      />
    </Dialog>
  );
}
