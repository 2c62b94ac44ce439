import { Check } from 'lucide-react';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import styles from './mark.module.css';
import { type Selection, useIsSelected } from './selection.ts';

/** The selection mark of an item; its click is handled by the list, which supports ranges. */
export function Mark({
  id,
  name,
  selection,
}: {
  readonly id: string;
  readonly name: string;
  readonly selection: Selection;
}) {
  const say = useWords(timelineWords);
  return <MarkButton isSelected={useIsSelected(selection, id)} label={say.select(name)} data-mark="" />;
}

export function MarkButton({
  isSelected,
  label,
  ...rest
}: {
  readonly isSelected: boolean;
  readonly label: string;
  readonly 'data-mark'?: string;
  readonly 'data-select'?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would take the arrow keys of the page
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={label}
      className={styles.mark}
      tabIndex={-1}
      {...rest}
    >
      <Check size={14} strokeWidth={3} aria-hidden />
    </button>
  );
}
