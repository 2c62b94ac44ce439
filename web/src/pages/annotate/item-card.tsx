import { FileText, Mail, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { getItem } from '../../../../src/contract/endpoints/items.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { IconButton } from '../../parts/button.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { annotateWords } from '../../words/annotate.ts';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { namesCalled } from '../../words/place-names.ts';
import styles from './annotate.module.css';

const firstText = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** An item of the memory as evidence: its picture or subject, when and where; opens over the page. */
export function ItemCard({
  id,
  note,
  onRemove,
  children,
}: {
  readonly id: string;
  readonly note?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  const say = useWords(annotateWords);
  const language = useLanguage();
  const called = useCalled();
  const { data: item, isError } = useRead(getItem, { params: { id } });
  if (isError || item === undefined)
    return (
      <div className={styles.item}>
        <span className={styles.paper}>{isError ? say.notInMemory : '…'}</span>
        <span className={styles.soft}>{id}</span>
        {onRemove === undefined ? null : <Remove what={id} onRemove={onRemove} />}
      </div>
    );
  const isMedia = item.modality === 'image' || item.modality === 'video';
  const title = firstText(
    item['title'],
    item['shortCaption'],
    item['caption'],
    item['summary'],
    item['ocr'],
    item['body'],
  );
  const place = item.place === undefined ? [] : namesCalled(item.place, called);
  const about = [item.time === undefined ? '' : timeInWords(item.time, language), place[0] ?? ''];
  return (
    <div className={styles.item}>
      <button
        type="button"
        className={styles.itemFace}
        onClick={() => openItem(id)}
        aria-label={`${say.openLarge}: ${title || id}`}
      >
        {isMedia ? (
          <Thumbnail id={id} alt="" />
        ) : (
          <span className={styles.paper}>
            {item.modality === 'email' ? <Mail size={18} aria-hidden /> : <FileText size={18} aria-hidden />}
            <span>{title.slice(0, 120)}</span>
          </span>
        )}
      </button>
      <span className={styles.itemWords}>
        {isMedia && title !== '' ? <span className={styles.clipped}>{title}</span> : null}
        <span className={styles.soft}>{about.filter((part) => part !== '').join(' · ')}</span>
        {note === undefined ? null : <span className={styles.soft}>{note}</span>}
      </span>
      {onRemove === undefined ? null : <Remove what={title === '' ? id : title.slice(0, 60)} onRemove={onRemove} />}
      {children}
    </div>
  );
}

function Remove({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  const say = useWords(annotateWords);
  return (
    <IconButton label={say.removeItem(what)} className={styles.remove ?? ''} onClick={onRemove}>
      <X size={16} aria-hidden />
    </IconButton>
  );
}
