import { useState } from 'react';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './boxes.module.css';
import { FaceForm } from './face-form.tsx';
import { boxStyle } from './text-boxes.tsx';
import type { Correct } from './use-correct.ts';

type Face = ItemFacesResponse['faces'][number];

/** Face boxes with names; a selected face can be named or removed from a person. */
export function FaceBoxes({ faces, correct }: { readonly faces: readonly Face[]; readonly correct: Correct }) {
  const say = useWords(itemWords);
  const [chosen, setChosen] = useState<string>();
  return faces.map((face) => {
    const name = face.person?.name ?? '';
    const isChosen = chosen === face.id;
    return (
      <div key={face.id} className={styles.face} style={boxStyle(face.box)} data-chosen={isChosen}>
        <button
          type="button"
          data-box
          className={styles.faceButton}
          aria-label={name === '' ? say.unknownFace : say.faceOf(name)}
          aria-expanded={isChosen}
          onClick={() => setChosen(isChosen ? undefined : face.id)}
        />
        {isChosen ? (
          <FaceForm face={face} correct={correct} onDone={() => setChosen(undefined)} />
        ) : name === '' ? null : (
          <span className={styles.name} aria-hidden>
            {name}
          </span>
        )}
      </div>
    );
  });
}
