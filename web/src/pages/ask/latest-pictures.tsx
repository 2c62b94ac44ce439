import type { MouseEvent } from 'react';
import { postSearch } from '../../../../src/contract/endpoints/question.ts';
import { leaf, type QueryPlan } from '../../../../src/memory/query-plan.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { itemAddress, openItem } from '../../shell/open-item.ts';
import { askWords } from '../../words/ask.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { itemLabel } from './item-words.ts';
import styles from './latest-pictures.module.css';

const COUNT = 12;
const plan: QueryPlan = {
  question: '',
  root: leaf('modality', { modality: 'image' }, 'must'),
  asked: 'items',
  pick: 'all',
  order: { by: 'time', end: 'most', nth: 1, count: COUNT, of: 'item' },
  unknown: [],
  now: '2000-01-01T00:00:00',
  language: 'en',
};

/** A strip of recent pictures, shown before a question is asked. */
export function LatestPictures() {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const { data } = useRead(postSearch, { body: { plan, limit: COUNT } });
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
              <Thumbnail
                id={item.id}
                alt={itemLabel(item, say, language, called)}
                thumbhash={item.picture?.thumbhash}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
