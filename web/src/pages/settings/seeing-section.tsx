import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { FacesSetting } from './faces-setting.tsx';
import { Section } from './section.tsx';
import { isFixed, Setting } from './setting.tsx';
import { Switch } from './switch.tsx';
import { useChange } from './use-change.ts';

type SeeingProps = { readonly settings: SettingsResponse; readonly mayChange: boolean };

/** Settings of picture analysis on this computer. */
export function SeeingSection({ settings, mayChange }: SeeingProps) {
  const say = useWords(settingsWords);
  const { mutate } = useChange();
  return (
    <Section id="seeing" title={say.seeing} about={say.seeingAbout}>
      <FacesSetting settings={settings} mayChange={mayChange} />
      {(['perception', 'ocr'] as const).map((name) => (
        <Setting key={name} title={say[name]} about={say[`${name}About`]} from={settings[name].from}>
          {(ids) => (
            <Switch
              {...ids}
              on={settings[name].value}
              disabled={!mayChange || isFixed(settings[name].from)}
              onSwitch={(on) => mutate({ [name]: on })}
            />
          )}
        </Setting>
      ))}
    </Section>
  );
}
