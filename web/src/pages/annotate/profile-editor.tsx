import { X } from 'lucide-react';
import { useId } from 'react';
import type { Subjects } from '../../../../src/contract/review/subjects.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { fileAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { EditorProps } from './editor-props.ts';

type Profile = Subjects['profile'];
type Field = Profile['fields'][number];

/** What is told of a person or object, beside its reference pictures. */
export function ProfileEditor({ build, subject, onChange }: EditorProps<'profile'>) {
  const say = useWords(annotateWords);
  const { concept, pictures, fields, events = [] } = subject;
  const setField = (n: number, value: Field['value']): void =>
    onChange({ ...subject, fields: fields.map((one, i) => (i === n ? { ...one, value } : one)) });
  const setEvents = (next: NonNullable<Profile['events']>): void => onChange({ ...subject, events: next });
  return (
    <div className={styles.editor}>
      <label className={styles.field}>
        {say.name}
        <input value={concept} onChange={({ target }) => onChange({ ...subject, concept: target.value })} />
      </label>
      <Pictures build={build} files={pictures} label={say.references} />
      {fields.map((field, n) => (
        <FieldInput key={field.name} field={field} onValue={(value) => setField(n, value)} />
      ))}
      <section className={styles.field} aria-label={say.events}>
        <span>{say.events}</span>
        {events.map((event, n) => (
          <div key={n} className={styles.event}>
            <input
              aria-label={say.date}
              value={event.date}
              placeholder="2024-05-07"
              onChange={({ target }) =>
                setEvents(events.map((one, i) => (i === n ? { ...one, date: target.value } : one)))
              }
            />
            <input
              aria-label={say.description}
              value={event.text}
              onChange={({ target }) =>
                setEvents(events.map((one, i) => (i === n ? { ...one, text: target.value } : one)))
              }
            />
            <IconButton
              label={say.removeItem(event.text.slice(0, 40))}
              onClick={() => setEvents(events.filter((_, i) => i !== n))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        ))}
        <Button className={styles.fit ?? ''} onClick={() => setEvents([...events, { date: '', text: '' }])}>
          {say.add}
        </Button>
      </section>
    </div>
  );
}

function FieldInput({ field, onValue }: { readonly field: Field; readonly onValue: (value: Field['value']) => void }) {
  const say = useWords(annotateWords);
  const id = useId();
  const origins = { picture: say.fromPicture, rule: say.fromRule, model: say.fromModel, person: say.fromPerson };
  const { name, value, from } = field;
  const about = [from === undefined ? '' : origins[from], Array.isArray(value) ? say.onePerLine : ''];
  return (
    <label className={styles.field} htmlFor={id}>
      <span>
        {name} <span className={styles.soft}>{about.filter((part) => part !== '').join(' · ')}</span>
      </span>
      {Array.isArray(value) ? (
        <textarea
          id={id}
          rows={Math.max(2, value.length)}
          value={value.join('\n')}
          onChange={({ target }) => onValue(target.value.split('\n'))}
        />
      ) : (
        <input id={id} value={value} onChange={({ target }) => onValue(target.value)} />
      )}
    </label>
  );
}

/** Pictures of the build folder in a row. */
export function Pictures({
  build,
  files,
  label,
}: {
  readonly build: string;
  readonly files: readonly string[];
  readonly label: string;
}) {
  if (files.length === 0) return null;
  return (
    <section className={styles.field} aria-label={label}>
      <span>{label}</span>
      <div className={styles.pictures}>
        {files.map((file) => (
          <a key={file} href={fileAddress(build, file)} target="_blank" rel="noreferrer">
            <img src={fileAddress(build, file)} alt={file} loading="lazy" />
          </a>
        ))}
      </div>
    </section>
  );
}
