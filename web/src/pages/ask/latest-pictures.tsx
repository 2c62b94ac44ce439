import type { MouseEvent } from 'react';
import { getTimeline } from '../../../../src/contract/endpoints/timeline.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { itemName } from '../../parts/item-name.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { itemAddress, openItem } from '../../shell/open-item.ts';
import { askWords } from '../../words/ask.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import styles from './latest-pictures.module.css';

const COUNT = 12;

/** A strip of recent pictures, shown before a question is asked. */
export function LatestPictures() {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const sayItem = useWords(timelineWords);
  // Not by a search: that would wait for all words of the memory right after the server has started.
  const { data } = useRead(getTimeline, { query: { modality: 'image', order: 'desc', limit: COUNT } });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const among = items.map(({ id }) => id);
  return (
    <section aria-label={say.pictures}>
      <h2 className={styles.heading}>{say.pictures}</h2>
      <ul className={styles.strip}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.picture}
              href={itemAddress(item.id)}
              onClick={(event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                openItem(item.id, {}, among);
              }}
            >
              <Thumbnail id={item.id} alt={itemName(item, sayItem, language, called)} thumbhash={item.thumbhash} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
