import type { CSSProperties } from 'react';
import type { Box, Ocr } from '../../../../src/memory/item-text.ts';
import styles from './boxes.module.css';

type Line = NonNullable<Ocr['lines']>[number];

export const boxStyle = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a line is part of the quote or contains it. */
export function isQuoted(line: string, quote: string | undefined): boolean {
  if (quote === undefined) return false;
  const [has, said] = [folded(line), folded(quote)];
  return has !== '' && said !== '' && (has.includes(said) || (said.includes(has) && has.length > 1));
}

/** Recognised text lines at their positions in a picture, to be selected and copied; quoted lines are always marked. */
export function TextBoxes({
  lines,
  quote,
  all,
}: {
  readonly lines: readonly Line[];
  readonly quote: string | undefined;
  readonly all: boolean;
}) {
  return lines.map(({ text, box }) => {
    const quoted = isQuoted(text, quote);
    if (box === undefined || (!all && !quoted)) return null;
    return (
      <span
        key={`${box.x} ${box.y} ${text}`}
        className={`${styles.line} ${quoted ? styles.quoted : ''}`}
        style={boxStyle(box)}
        title={text}
        data-text
      >
        <span className={styles.words}>{text}</span>
      </span>
    );
  });
}
