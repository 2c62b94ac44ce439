import { useState } from 'react';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { Quoted } from './quoted.tsx';
import styles from './section.module.css';

const SHORT = 260;

/** A text, collapsed if long; expanded if an answer cites it. */
export function LongText({ text, quote }: { readonly text: string; readonly quote?: string | undefined }) {
  const say = useWords(itemWords);
  const isLong = text.length > SHORT || text.split('\n').length > 5;
  const [isWhole, setWhole] = useState(quote !== undefined);
  return (
    <>
      <p className={`${styles.long} ${isLong && !isWhole ? styles.clamped : ''}`}>
        <Quoted text={text} quote={quote} />
      </p>
      {isLong ? (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say.showLess : say.showAll}
        </button>
      ) : null}
    </>
  );
}
