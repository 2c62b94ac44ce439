import { ChevronDown, FileText, Mail } from 'lucide-react';
import { memo } from 'react';
import type { TimelineItem } from '../../../../src/contract/timeline-verb.ts';
import { MarkButton } from '../../parts/selection/mark.tsx';
import { type Selection, useIsSelected } from '../../parts/selection/selection.ts';
import { ThingLine } from '../../parts/things/thing-line.tsx';
import { itemAddress } from '../../shell/open-item.ts';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import styles from './letter.module.css';
import type { Spot } from './outline.ts';

type LetterProps = {
  readonly item: TimelineItem | undefined;
  readonly spot: Spot;
  readonly selection: Selection<Spot>;
  readonly isCurrent: boolean;
};

/** An email or note as a line. */
export const Letter = memo(function Letter({ item, spot, selection, isCurrent }: LetterProps) {
  const isSelected = useIsSelected(selection, spot);
  const say = useWords(timelineWords);
  if (item === undefined) return <div className={styles.letter} />;
  const Icon = item.modality === 'email' ? Mail : FileText;
  const subject = item.title ?? (item.modality === 'email' ? say.noSubject : undefined);
  return (
    <div className={`${styles.letter} ${isSelected ? styles.selected : ''}`}>
      <a
        className={styles.line}
        href={itemAddress(item.id)}
        data-spot={`${spot.day}/${spot.at}`}
        tabIndex={isCurrent ? 0 : -1}
        draggable={false}
      >
        <Icon size={16} aria-hidden />
        <span className="visually-hidden">{item.modality === 'email' ? say.mail : say.text}</span>
        <span className={styles.from}>{item.from ?? ''}</span>
        <span className={styles.words}>
          {subject === undefined ? null : <strong>{subject}</strong>}
          {item.thing !== undefined ? (
            <ThingLine thing={item.thing} />
          ) : item.snippet === undefined || item.snippet === subject ? null : (
            <span>{item.snippet}</span>
          )}
        </span>
        <time>{item.precision === undefined ? item.start?.slice(11, 16) : ''}</time>
      </a>
      <span className={styles.choose}>
        <MarkButton
          data-select={`${spot.day}/${spot.at}`}
          isSelected={isSelected}
          label={say.select(subject ?? item.snippet ?? say.text)}
        />
      </span>
    </div>
  );
});

/** Expands the remaining emails and notes of a day. */
export function MoreLetters({ rest, onOpen }: { readonly rest: number; readonly onOpen: () => void }) {
  const say = useWords(timelineWords);
  return (
    <button type="button" className={styles.more} onClick={onOpen}>
      <ChevronDown size={16} aria-hidden />
      {say.more(rest)}
    </button>
  );
}
