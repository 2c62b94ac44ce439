import { ArrowUp } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { Failed } from '../../parts/states.tsx';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { Working } from './answer-card.tsx';
import styles from './follow-up-box.module.css';
import type { FollowingUp } from './use-answer.ts';

/** A follow-up field: "and in 2022?". */
export function FollowUpBox({
  following,
  field,
}: {
  readonly following: FollowingUp;
  readonly field: RefObject<HTMLInputElement | null>;
}) {
  const say = useWords(askWords);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || following.said !== undefined) return;
    following.ask(text.trim());
    setText('');
  };
  return (
    <>
      {following.said === undefined ? null : (
        <div className={styles.working} aria-live="polite">
          <p className={styles.said}>{following.said}</p>
          <Working work={following.work} onStop={following.stop} />
        </div>
      )}
      {following.error === undefined ? null : <Failed error={following.error} />}
      <form className={styles.box} onSubmit={submit}>
        <input
          ref={field}
          className={styles.input}
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={1000}
          aria-label={say.followUp}
          placeholder={`${say.followUp}: ${say.followUpPlaceholder}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton label={say.followUp} type="submit" disabled={text.trim() === ''}>
          <ArrowUp size={18} aria-hidden />
        </IconButton>
      </form>
    </>
  );
}
