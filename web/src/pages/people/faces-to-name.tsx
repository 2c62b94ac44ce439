import { Check } from 'lucide-react';
import { useState } from 'react';
import { getFacePicture, getPerson } from '../../../../src/contract/endpoints/people.ts';
import { addressOf } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { personWords } from '../../words/person.ts';
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
  const say = useWords(personWords);
  const both = useWords(peopleWords);
  const person = useRead(getPerson, { params: { id }, query: { full: 'true' } });
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const shown = person.data?.shown ?? [];
  const left = shown.length - without.size;
  const toggle = (face: string) =>
    setWithout((before) => {
      const after = new Set(before);
      if (!after.delete(face)) after.add(face);
      return after;
    });
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
      <ul className={`${styles.grid} ${styles.scrolled}`}>
        {shown.map(({ face, path }, i) => (
          <li key={face}>
            <button
              type="button"
              className={styles.face}
              aria-pressed={!without.has(face)}
              aria-label={say.chooseFace(i + 1)}
              title={path}
              onClick={() => toggle(face)}
            >
              <img
                src={addressOf(getFacePicture, { params: { id: face }, query: { size: 256 } })}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={styles.check}>
                <Check size={16} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
