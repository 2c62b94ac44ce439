import type { MailSignIn } from '../../../../src/contract/mail-verbs.ts';
import { oauthProviders, type ProviderName, providerNames } from '../../../../src/contract/oauth-providers.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Field } from './field.tsx';
import { PickField } from './pick-field.tsx';
import styles from './settings.module.css';

/** What is typed of a sign-in with a browser. Without a token endpoint, `place` is an issuer that tells its endpoints. */
export type OAuthTyped = Record<'place' | 'tokenUrl' | 'clientId' | 'clientSecret' | 'scope', string> & {
  readonly provider: ProviderName | 'other';
};

export const noOAuth: OAuthTyped = {
  provider: 'google',
  place: '',
  tokenUrl: '',
  clientId: '',
  clientSecret: '',
  scope: '',
};

/** What the server is asked for. */
export function signInOf({ provider, ...typed }: OAuthTyped): Omit<MailSignIn, 'account'> {
  const [place, tokenUrl, clientId, clientSecret, scope] = [
    ...[typed.place, typed.tokenUrl, typed.clientId, typed.clientSecret, typed.scope],
  ].map((one) => one.trim());
  const other =
    tokenUrl === ''
      ? { kind: 'issuer' as const, issuer: place ?? '' }
      : { kind: 'endpoints' as const, authorizeUrl: place ?? '', tokenUrl: tokenUrl ?? '' };
  return {
    at: provider === 'other' ? other : { kind: 'provider', name: provider },
    ...(clientId === '' ? {} : { clientId }),
    ...(clientSecret === '' ? {} : { clientSecret }),
    ...(scope === '' || provider !== 'other' ? {} : { scope }),
  };
}

type FieldsProps = { readonly typed: OAuthTyped; readonly onType: (typed: OAuthTyped) => void };

/** The fields of a sign-in with a browser, for a client that the owner registered at the provider. */
export function OAuthFields({ typed, onType }: FieldsProps) {
  const say = useWords(settingsWords);
  const text = (name: Exclude<keyof OAuthTyped, 'provider'>) => ({
    value: typed[name],
    onType: (value: string) => onType({ ...typed, [name]: value }),
  });
  return (
    <>
      <PickField
        label={say.mailProvider}
        value={typed.provider}
        choices={[
          ...providerNames.map((name) => [name, oauthProviders[name].title] as const),
          ['other', say.mailOtherProvider],
        ]}
        onPick={(provider) => onType({ ...typed, provider })}
      />
      {typed.provider === 'other' ? (
        <>
          <Field label={say.mailIssuer} hint={say.mailIssuerHint} type="url" {...text('place')} />
          <Field label={say.mailTokenUrl} hint={say.mailOptional} type="url" isOptional {...text('tokenUrl')} />
          <Field label={say.mailScope} hint={say.mailOptional} isOptional {...text('scope')} />
        </>
      ) : null}
      <Field label={say.mailClientId} {...text('clientId')} />
      <Field
        label={say.mailClientSecret}
        hint={say.mailOptional}
        type="password"
        isOptional
        {...text('clientSecret')}
      />
      <p className={styles.soft}>
        {say.mailClientNote} <code>{`${location.origin}/settings`}</code>
      </p>
    </>
  );
}
