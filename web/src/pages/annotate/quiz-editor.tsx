import { useMemo } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useTerm } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import { fileAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { EditorProps } from './editor-props.ts';
import { KnownOfConcept } from './known-of-concept.tsx';
import { Pictures } from './profile-editor.tsx';

/** A multiple-choice question beside the picture or film that it is about. */
export function QuizEditor({ build, subject, onChange }: EditorProps<'quiz'>) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const { question, category, options, answer, explanation, picture, film, start, extra } = subject;
  const setText = (id: string, text: string): void =>
    onChange({ ...subject, options: options.map((one) => (one.id === id ? { ...one, text } : one)) });
  const keys = useMemo(
    () => ({
      title: say.quiz,
      shortcuts: options.slice(0, 9).map(({ id }, n) => ({
        keys: String(n + 1),
        says: say.rightOption(id),
        run: () => onChange({ ...subject, answer: id }),
      })),
    }),
    [say, subject, onChange],
  );
  useShortcuts(keys);
  return (
    <div className={styles.editor}>
      {picture === undefined ? null : <Pictures build={build} files={[picture]} label={say.picture} />}
      {film === undefined ? null : (
        // biome-ignore lint/a11y/useMediaCaption: what is said in the film is what is to be judged
        <video
          className={styles.film}
          src={`${fileAddress(build, film)}${start === undefined ? '' : `#t=${start}`}`}
          controls
          preload="metadata"
          aria-label={say.film}
        />
      )}
      {category === undefined ? null : (
        <p className={styles.soft}>
          {say.category}: {termed(category)}
        </p>
      )}
      <label className={styles.field}>
        {say.question}
        <textarea
          rows={2}
          value={question}
          onChange={({ target }) => onChange({ ...subject, question: target.value })}
        />
      </label>
      <fieldset className={styles.options}>
        <legend>{say.answer}</legend>
        {options.map(({ id, text, strategy }) => (
          <div key={id} className={styles.option}>
            <label className={styles.right}>
              <input
                type="radio"
                name="right"
                checked={id === answer}
                aria-label={say.rightOption(id)}
                onChange={() => onChange({ ...subject, answer: id })}
              />
              {id}
            </label>
            <span>
              <textarea
                rows={1}
                aria-label={say.option(id)}
                value={text}
                onChange={({ target }) => setText(id, target.value)}
              />
              {strategy === undefined ? null : (
                <span className={styles.soft}>
                  {say.strategy}: {termed(strategy)}
                </span>
              )}
            </span>
          </div>
        ))}
      </fieldset>
      {explanation === undefined ? null : (
        <label className={styles.field}>
          {say.explanation}
          <textarea
            rows={2}
            value={explanation}
            onChange={({ target }) => onChange({ ...subject, explanation: target.value })}
          />
        </label>
      )}
      <KnownOfConcept build={build} extra={extra} />
    </div>
  );
}
