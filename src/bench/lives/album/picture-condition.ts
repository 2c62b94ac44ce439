import type { Photo } from '../truth/photo.ts';

/** Which of an album's knowledge a condition needs: pixels, metadata, faces. */
export type Source = 'V' | 'M' | 'F';
export type Component = 'Location' | 'Time' | 'Person' | 'Object' | 'Concept';

/** One condition on what a picture truly is, with the words for it in both languages. */
export type PictureCondition = {
  readonly source: Source;
  readonly component: Component;
  readonly kind: 'fact' | 'cognitive';
  /** Where its words stand in a sentence. */
  readonly slot: 'what' | 'where' | 'when' | 'who';
  readonly en: string;
  readonly zh: string;
  holds(photo: Photo): boolean;
};
