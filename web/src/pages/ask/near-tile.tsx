import { FileText, Mail } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { useCalled } from '../../api/use-called.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { itemAddress, openItem } from '../../shell/open-item.ts';
import { askWords } from '../../words/ask.ts';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { itemLabel } from './item-words.ts';
import styles from './near-tile.module.css';

/** A close match as a small card: picture or subject, and date. */
export function NearTile({ item, among }: { readonly item: ItemBrief; readonly among: readonly string[] }) {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(item.id, {}, among);
  };
  const isPaper = item.modality === 'email' || item.modality === 'text';
  const Icon = item.modality === 'email' ? Mail : FileText;
  return (
    <a className={styles.tile} href={itemAddress(item.id)} onClick={open}>
      <span className={styles.face}>
        {isPaper ? (
          <span className={styles.paper}>
            <Icon size={16} aria-hidden />
            <span>{item.title ?? item.snippet}</span>
          </span>
        ) : (
          <Thumbnail id={item.id} alt={itemLabel(item, say, language, called)} thumbhash={item.picture?.thumbhash} />
        )}
      </span>
      {item.time === undefined ? null : (
        <span className={styles.date}>{timeInWords({ start: item.time.start, precision: 'day' }, language)}</span>
      )}
    </a>
  );
}
