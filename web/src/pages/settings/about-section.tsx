import { getAbout } from '../../../../src/contract/endpoints/settings.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Section } from './section.tsx';
import styles from './settings.module.css';

/** Version, licence and acknowledgements. */
export function AboutSection() {
  const say = useWords(settingsWords);
  const read = useRead(getAbout, {});
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.isSuccess) return <Loading />;
  const { version, node, licence, notices } = read.data;
  return (
    <Section id="about" title={say.about}>
      <p className={styles.plain}>{say.version(version, node.replace(/^v/, ''))}</p>
      <details className={styles.notices}>
        <summary>{say.licence}</summary>
        <pre lang="en">{licence}</pre>
      </details>
      <details className={styles.notices}>
        <summary>{say.thanks}</summary>
        <div lang="en">
          {notices.map(({ title, entries }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </Section>
  );
}
