import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { BackupSetting } from './backup-setting.tsx';
import { DoctorSetting } from './doctor-setting.tsx';
import { Section } from './section.tsx';

/** Backups and checks. */
export function CareSection() {
  const say = useWords(settingsWords);
  return (
    <Section id="care" title={say.care} about={say.careAbout}>
      <BackupSetting />
      <DoctorSetting />
    </Section>
  );
}
