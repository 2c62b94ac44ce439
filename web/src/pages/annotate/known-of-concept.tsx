import { z } from 'zod';
import { getBuildTask } from '../../../../src/contract/endpoints/builds.ts';
import { profileSubject } from '../../../../src/contract/review/subjects.ts';
import { useRead } from '../../api/use-read.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { Pictures } from './profile-editor.tsx';
import { useAnnotator } from './use-annotator.ts';

const about = z.looseObject({ concept: z.string() });

/** What the dataset tells of the person or object that a question is about, so that its answer can be checked. */
export function KnownOfConcept({ build, extra }: { readonly build: string; readonly extra: unknown }) {
  const concept = about.safeParse(extra).data?.concept;
  return concept === undefined ? null : <Profile build={build} task={`profiles:${concept}`} />;
}

function Profile({ build, task }: { readonly build: string; readonly task: string }) {
  const say = useWords(annotateWords);
  const annotator = useAnnotator();
  const read = useRead(getBuildTask, { params: { build, task }, query: annotator === '' ? {} : { annotator } });
  const profile = profileSubject.safeParse(read.data?.result ?? read.data?.task.subject).data;
  // A dataset without profiles has nothing to tell.
  if (profile === undefined) return null;
  const { pictures, fields, events = [] } = profile;
  const said = fields.map(({ name, value }) => [name, Array.isArray(value) ? value.join(', ') : value] as const);
  return (
    <details className={styles.panel} open>
      <summary>{say.knownOf(said.find(([name]) => name === 'name')?.[1] ?? profile.concept)}</summary>
      <Pictures build={build} files={pictures.slice(0, 3)} label={say.references} />
      <dl className={styles.told}>
        {said
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {events.length === 0 ? null : (
        <ul className={styles.checks}>
          {events.map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <time dateTime={date}>{date}</time>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
