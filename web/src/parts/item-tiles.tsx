import type { ReactNode } from 'react';
import type { TimelineItem } from '../../../src/contract/timeline-verb.ts';
import { useCalled } from '../api/use-called.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { timelineWords } from '../words/timeline.ts';
import { itemName } from './item-name.ts';
import styles from './item-tiles.module.css';
import { Mark } from './selection/mark.tsx';
import { type Selection, useSelected } from './selection/selection.ts';
import { useChoosing } from './selection/use-choosing.ts';

/** Square tiles of items that can be selected, each with a note; what is no picture is shown by its words. */
export function ItemTiles<Item extends TimelineItem>({
  items,
  selection,
  pictureOf,
  noteOf,
  onOpen,
}: {
  readonly items: readonly Item[];
  readonly selection: Selection;
  /** `alt` describes it. */
  readonly pictureOf: (item: Item, alt: string) => ReactNode;
  readonly noteOf: (item: Item) => string;
  readonly onOpen: (item: Item) => void;
}) {
  const names = useWords(timelineWords);
  const language = useLanguage();
  const called = useCalled();
  const chosen = useSelected(selection);
  const choosing = useChoosing(
    selection,
    items.map(({ id }) => id),
  );
  return (
    <ul className={styles.tiles} data-selecting="" {...choosing}>
      {items.map((item) => {
        const isPicture = item.modality === 'image' || item.modality === 'video';
        const name = itemName(item, names, language, called);
        return (
          <li key={item.id} data-choose={item.id} {...(chosen.has(item.id) ? { 'data-chosen': '' } : {})}>
            <button type="button" className={styles.tile} onClick={() => onOpen(item)}>
              {isPicture ? pictureOf(item, name) : <span>{item.title ?? item.snippet ?? name}</span>}
              <span className={styles.note}>{noteOf(item)}</span>
            </button>
            <Mark id={item.id} name={name} selection={selection} />
          </li>
        );
      })}
    </ul>
  );
}
