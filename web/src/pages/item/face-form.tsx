import { useState } from 'react';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import { Button } from '../../parts/button.tsx';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './boxes.module.css';
import { PeopleNames, peopleListId } from './people-names.tsx';
import type { Correct } from './use-correct.ts';

type Face = ItemFacesResponse['faces'][number];

/** Assigns a face to a person. */
export function FaceForm({
  face,
  correct,
  onDone,
}: {
  readonly face: Face;
  readonly correct: Correct;
  readonly onDone: () => void;
}) {
  const say = useWords(itemWords);
  const [name, setName] = useState('');
  const { person } = face;
  return (
    <form
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void correct.sayFace(face.id, { name: name.trim() }, say.savedFace(name.trim())).then(onDone);
      }}
    >
      <PeopleNames />
      <label>
        <span>{say.whoIsThis}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to name this face
          autoFocus
          list={peopleListId}
          value={name}
          placeholder={person?.name ?? ''}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className={styles.formActions}>
        {person === undefined || person.name === '' ? null : (
          <Button
            look="quiet"
            onClick={() =>
              void correct
                .sayFace(face.id, { person: person.id, holds: false }, say.savedNotThem(person.name))
                .then(onDone)
            }
          >
            {say.notThem(person.name)}
          </Button>
        )}
        <Button look="main" type="submit" disabled={name.trim() === '' || correct.isSaving}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}
