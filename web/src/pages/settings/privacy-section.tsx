import { getSending } from '../../../../src/contract/endpoints/models.ts';
import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Leaves } from './leaves.tsx';
import { Section } from './section.tsx';
import { SendingSetting } from './sending-setting.tsx';
import { isFixed, Setting } from './setting.tsx';
import { Switch } from './switch.tsx';
import { useChange } from './use-change.ts';

type PrivacyProps = { readonly settings: SettingsResponse; readonly mayChange: boolean };

/** What leaves the machine: a summary, then each switch. */
export function PrivacySection({ settings, mayChange }: PrivacyProps) {
  const say = useWords(settingsWords);
  const { mutate } = useChange();
  const sending = useRead(getSending, {});
  const { offline, placeServer } = settings;
  return (
    <Section id="privacy" title={say.privacy} about={say.privacyAbout}>
      <Leaves leaves={settings.leaves} />
      <Setting title={say.offline} about={say.offlineAbout} from={offline.from}>
        {(ids) => (
          <Switch
            {...ids}
            on={offline.value}
            disabled={!mayChange || isFixed(offline.from)}
            onSwitch={(on) => mutate({ offline: on })}
          />
        )}
      </Setting>
      {placeServer.value === undefined ? null : (
        <Setting
          title={say.placeServer}
          about={say.placeServerAbout(new URL(placeServer.value).host)}
          from={placeServer.from}
        >
          {(ids) => (
            <Button
              {...{ 'aria-describedby': ids['aria-describedby'] }}
              disabled={!mayChange || isFixed(placeServer.from)}
              onClick={() => mutate({ placeServer: null })}
            >
              {say.placeServerStop}
            </Button>
          )}
        </Setting>
      )}
      {(sending.data?.uses ?? []).map((use) => (
        <SendingSetting key={use.purpose} use={use} mayChange={mayChange} />
      ))}
    </Section>
  );
}
