import { useEffect } from 'react';
import { getSettings } from '../../../../src/contract/endpoints/settings.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { AboutSection } from './about-section.tsx';
import { CareSection } from './care-section.tsx';
import { LookSection } from './look-section.tsx';
import { MailSection } from './mail-section.tsx';
import { MemorySection } from './memory-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SeeingSection } from './seeing-section.tsx';
import styles from './settings.module.css';
import { TokensSection } from './tokens-section.tsx';
import { useMayChange } from './use-may-change.ts';
import { YouSection } from './you-section.tsx';

const sections = [
  'you',
  'seeing',
  'privacy',
  'models',
  'mailAccounts',
  'tokens',
  'care',
  'memory',
  'look',
  'about',
] as const;

/** The Settings page, in groups; each switch explains its effect and what leaves the machine. */
export default function SettingsPage() {
  const say = useWords(settingsWords);
  const settings = useRead(getSettings, {});
  const mayChange = useMayChange();
  const isThere = settings.isSuccess && mayChange !== undefined;
  useEffect(() => {
    // The section in the URL fragment was not rendered when the browser looked for it.
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (settings.isError) return <Failed error={settings.error} onRetry={() => void settings.refetch()} />;
  if (!settings.isSuccess || mayChange === undefined) return <Loading />;
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={say.sections}>
        <ul>
          {sections.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{say[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.column}>
        <PageTitle>{say.title}</PageTitle>
        {mayChange ? null : <p className={styles.notice}>{say.notAdmin}</p>}
        <YouSection settings={settings.data} mayChange={mayChange} />
        <SeeingSection settings={settings.data} mayChange={mayChange} />
        <PrivacySection settings={settings.data} mayChange={mayChange} />
        <ModelsSection mayChange={mayChange} />
        {mayChange ? <MailSection /> : null}
        {mayChange ? <TokensSection /> : null}
        {mayChange ? <CareSection /> : null}
        <MemorySection settings={settings.data} />
        <LookSection />
        <AboutSection />
      </div>
    </div>
  );
}
