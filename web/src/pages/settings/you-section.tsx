import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { ChoiceControl } from './choice-control.tsx';
import { countries, currencies, locales, zones } from './known-values.ts';
import { Section } from './section.tsx';
import { isFixed, Setting } from './setting.tsx';
import { TextControl } from './text-control.tsx';
import { useChange } from './use-change.ts';

const chosen = [
  ['zone', zones],
  ['locale', locales],
  ['currency', currencies],
  ['country', countries],
] as const;

type YouProps = { readonly settings: SettingsResponse; readonly mayChange: boolean };

/** The owner, and their date and amount formats. */
export function YouSection({ settings, mayChange }: YouProps) {
  const say = useWords(settingsWords);
  const { mutate } = useChange();
  const { owner, addresses, home } = settings;
  const guessed = (about: string, isGuess: boolean) => (isGuess ? `${about} ${say.guessedHere}` : about);
  return (
    <Section
      id="you"
      title={say.you}
      about={home === undefined ? say.youAbout : `${say.youAbout} ${say.guessedHome(home.name, home.items)}`}
    >
      <Setting
        title={say.owner}
        about={guessed(say.ownerAbout, owner.from === 'guess' && owner.value !== undefined)}
        from={owner.from}
      >
        {(ids) => (
          <TextControl
            {...ids}
            value={owner.value ?? ''}
            disabled={!mayChange || isFixed(owner.from)}
            onSave={(name) => mutate({ owner: name === '' ? null : name })}
          />
        )}
      </Setting>
      <Setting
        title={say.addresses}
        about={guessed(say.addressesAbout, addresses.from === 'guess' && addresses.value?.length !== 0)}
        from={addresses.from}
      >
        {(ids) => (
          <TextControl
            {...ids}
            value={(addresses.value ?? []).join(', ')}
            disabled={!mayChange || isFixed(addresses.from)}
            onSave={(typed) => mutate({ addresses: typed === '' ? null : typed.split(/[\s,，;]+/).filter(Boolean) })}
          />
        )}
      </Setting>
      {chosen.map(([name, choices]) => (
        <Setting key={name} title={say[name]} about={say[`${name}About`]} from={settings[name].from}>
          {(ids) => (
            <ChoiceControl
              {...ids}
              value={settings[name].value}
              isGuess={settings[name].from === 'guess'}
              disabled={!mayChange || isFixed(settings[name].from)}
              choices={choices}
              onChoose={(value) => mutate({ [name]: value ?? null })}
            />
          )}
        </Setting>
      ))}
    </Section>
  );
}
