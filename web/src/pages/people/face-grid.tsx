import { Check } from 'lucide-react';
import { getFacePicture } from '../../../../src/contract/endpoints/people.ts';
import type { PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { addressOf } from '../../api/call.ts';
import { useWords } from '../../words/language.ts';
import { personWords } from '../../words/person.ts';
import styles from './faces-to-split.module.css';

type Props = {
  readonly shown: PersonPageResponse['shown'];
  readonly isOn: (face: string) => boolean;
  readonly onToggle: (face: string) => void;
  readonly scrolls?: boolean;
};

/** Faces that can be switched on and off one by one. */
export function FaceGrid({ shown, isOn, onToggle, scrolls = false }: Props) {
  const say = useWords(personWords);
  return (
    <ul className={scrolls ? `${styles.grid} ${styles.scrolled}` : styles.grid}>
      {shown.map(({ face, path }, i) => (
        <li key={face}>
          <button
            type="button"
            className={styles.face}
            aria-pressed={isOn(face)}
            aria-label={say.chooseFace(i + 1)}
            title={path}
            onClick={() => onToggle(face)}
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
  );
}

/** The chosen faces with one more, or without it when it was among them. */
export function toggled(before: ReadonlySet<string>, face: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(face)) after.add(face);
  return after;
}
