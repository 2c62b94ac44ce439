import { useEffect, useRef } from 'react';
import styles from './quoted.module.css';

/** The position of a quote in a text, ignoring spaces and case; undefined if it does not occur. */
export function placeOfQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const words = quote
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'iu').exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** A text with the quote of an answer highlighted and scrolled into view. */
export function Quoted({
  text,
  quote,
  scrolls = false,
}: {
  readonly text: string;
  readonly quote: string | undefined;
  readonly scrolls?: boolean;
}) {
  const mark = useRef<HTMLElement>(null);
  const at = quote === undefined ? undefined : placeOfQuote(text, quote);
  useEffect(() => {
    if (scrolls) mark.current?.scrollIntoView({ block: 'center' });
  }, [scrolls]);
  if (at === undefined) return text;
  return (
    <>
      {text.slice(0, at.start)}
      <mark ref={mark} className={styles.mark}>
        {text.slice(at.start, at.end)}
      </mark>
      {text.slice(at.end)}
    </>
  );
}
