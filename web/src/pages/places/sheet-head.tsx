import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './sheet-head.module.css';

/** The head of a sheet beside the map: the way back, and a title that takes the focus when another thing is shown (`of`). */
export function SheetHead({
  title,
  of,
  onClose,
}: {
  readonly title: string;
  readonly of?: unknown;
  readonly onClose: () => void;
}) {
  const say = useWords(placesWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [of]);
  return (
    <header className={styles.head}>
      <IconButton label={say.back} onClick={onClose}>
        <ArrowLeft size={18} aria-hidden />
      </IconButton>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </header>
  );
}
