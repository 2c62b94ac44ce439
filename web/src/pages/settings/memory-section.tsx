import { getStatus } from '../../../../src/contract/endpoints/status.ts';
import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { sizeInWords } from '../../words/sizes.ts';
import { Section } from './section.tsx';
import styles from './settings.module.css';

/** Contents, forgotten items, and location of the memory. */
export function MemorySection({ settings }: { readonly settings: SettingsResponse }) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const read = useRead(getStatus, {});
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.isSuccess) return <Loading />;
  const { items, people, events, places, bytes, pending, notLookedAt, missing } = read.data;
  const numbers: readonly (readonly [string, number])[] = [
    [say.pictures, items.image],
    [say.videos, items.video],
    [say.mails, items.email],
    ...(items.text > 0 ? [[say.texts, items.text] as const] : []),
    [say.people, people],
    [say.events, events],
    [say.places, places],
    ...(pending > 0 ? [[say.pending, pending] as const] : []),
    ...(notLookedAt > 0 ? [[say.notLookedAt, notLookedAt] as const] : []),
    ...(missing > 0 ? [[say.missing, missing] as const] : []),
    [say.forgotten, settings.forgotten],
  ];
  return (
    <Section id="memory" title={say.memory} about={say.memoryAbout}>
      <dl className={styles.numbers}>
        {numbers.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n.toLocaleString(language)}</dd>
          </div>
        ))}
        <div>
          <dt>{say.size}</dt>
          <dd>{sizeInWords(bytes, language)}</dd>
        </div>
      </dl>
      <p className={styles.plain}>{say.forgottenAbout}</p>
      <dl className={styles.paths}>
        <div>
          <dt>{say.folder}</dt>
          <dd>{settings.memory}</dd>
        </div>
        <div>
          <dt>{say.file}</dt>
          <dd>{settings.file}</dd>
        </div>
      </dl>
    </Section>
  );
}
