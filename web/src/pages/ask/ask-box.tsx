import { CornerDownLeft, Search, Square, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './ask-box.module.css';
import type { Completion } from './use-completion.ts';
import type { Typing } from './use-typing.ts';

export type AskBoxProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly completion: Completion | undefined;
  /** The input state: `composing` while an input method is active. */
  readonly onTyping: (how: Typing) => void;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  /** An answer is in progress. */
  readonly isAsking: boolean;
  /** Arrow down moves from here into the results. */
  readonly onDown: () => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** Key code that some browsers report for the key that ends a composition. */
const COMPOSING = 229;
/** Height of a box with two lines in pixels. */
const TWO_LINES = 60;

/** The search box: typing searches at once, Enter asks. Names are completed in grey; Tab accepts. */
export function AskBox({ text, completion, onTyping, onText, onAsk, onStop, isAsking, onDown, field }: AskBoxProps) {
  const say = useWords(askWords);
  const hint = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (isAsking) onStop();
    else onAsk();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter that ends an input method composition does not ask.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const { selectionStart, value } = event.currentTarget;
    const isAtEnd = selectionStart === value.length;
    const isOneLine = event.currentTarget.clientHeight < TWO_LINES;
    if (completion !== undefined && isAtEnd && !event.shiftKey && (event.key === 'Tab' || event.key === 'ArrowRight')) {
      event.preventDefault();
      onText(completion.text);
    } else if (event.key === '/' && value === '') {
      // The shortcut that focuses the box does nothing if it has the focus.
      event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (event.key === 'ArrowDown' && (isAtEnd || isOneLine)) {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onText('');
    }
  };
  return (
    <search className={styles.search}>
      <form className={styles.box} onSubmit={submit}>
        <Search className={styles.glass} size={20} aria-hidden />
        <div className={styles.field}>
          {completion === undefined ? null : (
            <span className={styles.ghost} aria-hidden>
              <span className={styles.typed}>{text}</span>
              {completion.ending}
            </span>
          )}
          <textarea
            ref={field}
            className={styles.input}
            rows={1}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={4000}
            aria-label={say.box}
            aria-describedby={hint}
            placeholder={say.placeholder}
            value={text}
            onChange={(event) => onText(event.target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={onKeyDown}
            onFocus={() => onTyping('yes')}
            onBlur={() => onTyping('no')}
            onCompositionStart={() => onTyping('composing')}
            onCompositionEnd={() => onTyping('yes')}
          />
        </div>
        {completion === undefined ? null : (
          <button
            type="button"
            className={styles.complete}
            tabIndex={-1}
            aria-label={say.complete(completion.name)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onText(completion.text)}
          >
            <span className={styles.tab}>Tab</span> {completion.name}
          </button>
        )}
        {text === '' ? null : (
          <IconButton
            label={say.clear}
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
        {isAsking ? (
          <Button
            className={styles.ask ?? ''}
            type="submit"
            aria-label={say.stop}
            icon={<Square size={14} aria-hidden />}
          >
            <span className={styles.label}>{say.stop}</span>
          </Button>
        ) : (
          <Button
            look="main"
            className={styles.ask ?? ''}
            type="submit"
            aria-label={say.ask}
            disabled={text.trim() === ''}
            icon={<CornerDownLeft size={16} aria-hidden />}
          >
            <span className={styles.label}>{say.ask}</span>
          </Button>
        )}
        <span id={hint} className="visually-hidden">
          {completion === undefined ? '' : say.complete(completion.name)}
        </span>
      </form>
    </search>
  );
}
