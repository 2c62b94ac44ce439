import { useState } from 'react';
import { useResearch } from '../../shell/research.ts';
import { chooseTheme, type Theme } from '../../shell/theme.ts';
import { chooseLanguage, useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { LockSetting } from './lock-setting.tsx';
import { Section } from './section.tsx';
import { SessionSetting } from './session-setting.tsx';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { Switch } from './switch.tsx';

const chosenTheme = (): Theme | 'system' => {
  const said = document.documentElement.dataset['theme'];
  return said === 'light' || said === 'dark' ? said : 'system';
};

/** Theme, language and pages of this browser. */
export function LookSection() {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const [theme, setTheme] = useState(chosenTheme);
  const [research, setResearch] = useResearch();
  const choose = (said: string): void => {
    chooseTheme(said === 'light' || said === 'dark' ? said : undefined);
    setTheme(chosenTheme());
  };
  return (
    <Section id="look" title={say.look} about={say.lookAbout}>
      <Setting title={say.theme} about="">
        {(ids) => (
          <select {...ids} className={styles.input} value={theme} onChange={({ target }) => choose(target.value)}>
            <option value="system">{say.themeSystem}</option>
            <option value="light">{say.themeLight}</option>
            <option value="dark">{say.themeDark}</option>
          </select>
        )}
      </Setting>
      <Setting title={say.language} about="">
        {(ids) => (
          <select
            {...ids}
            className={styles.input}
            value={language}
            onChange={({ target }) => chooseLanguage(target.value === 'zh' ? 'zh' : 'en')}
          >
            <option value="en" lang="en">
              English
            </option>
            <option value="zh" lang="zh">
              中文
            </option>
          </select>
        )}
      </Setting>
      <Setting title={say.research} about={say.researchAbout}>
        {(ids) => (
          <Switch
            {...ids}
            on={research === 'shown'}
            onSwitch={(on) => {
              setResearch(on ? 'shown' : 'hidden');
            }}
          />
        )}
      </Setting>
      <LockSetting />
      <SessionSetting />
    </Section>
  );
}
