import { useState } from 'react';
import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import type { ItemView } from '../../shell/open-item.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { FilmStage } from './film-stage.tsx';
import type { ItemValues } from './item-document.ts';
import styles from './item-page.module.css';
import { LetterStage } from './letter-stage.tsx';
import { PictureStage } from './picture-stage.tsx';
import { StageMessage } from './stage-message.tsx';
import { useCorrect } from './use-correct.ts';
import type { Slideshow } from './use-slideshow.ts';

type Props = {
  readonly item: ShowResponse;
  readonly values: ItemValues;
  readonly heading: string;
  readonly faces: ItemFacesResponse['faces'];
  readonly view: ItemView;
  readonly seek: { readonly at: number } | undefined;
  readonly onStep: (to: 'previous' | 'next') => void;
  readonly onScroll: (dy: number) => void;
  readonly onClose: () => void;
  readonly slideshow: Slideshow;
};

/** The item itself, as large as possible: a picture, video, email or note. */
export function Stage({ item, values, heading, faces, view, seek, onStep, onScroll, onClose, slideshow }: Props) {
  const say = useWords(itemWords);
  const correct = useCorrect(item.id);
  const [shows, setShows] = useState({ faces: false, text: false });
  if (item.modality === 'email' || item.modality === 'text') {
    return (
      <div className={styles.page}>
        <LetterStage
          id={item.id}
          values={values}
          quote={view.quote}
          isMail={item.modality === 'email'}
          isPresent={item.original.present}
        />
      </div>
    );
  }
  if (!item.original.present) {
    return (
      <div className={styles.middle}>
        <StageMessage title={say.missing} help={say.missingHelp} />
      </div>
    );
  }
  if (item.modality === 'video') {
    return (
      <div className={styles.middle}>
        <FilmStage
          id={item.id}
          alt={heading}
          at={view.at}
          seek={seek}
          moments={values.moments ?? []}
          faces={faces}
          slideshow={slideshow}
        />
      </div>
    );
  }
  return (
    <PictureStage
      id={item.id}
      values={values}
      alt={values.caption ?? heading}
      faces={faces}
      quote={view.quote}
      shows={shows}
      onShows={setShows}
      onStep={onStep}
      onScroll={onScroll}
      onClose={onClose}
      correct={correct}
    />
  );
}
