import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getMailAccounts, postMailAccount, postMailSignIn } from '../../../../src/contract/endpoints/mail.ts';
import type { NewMailAccount as Made } from '../../../../src/contract/mail-verbs.ts';
import { oauthProviders } from '../../../../src/contract/oauth-providers.ts';
import type { MailProtocol } from '../../../../src/memory/mail-account.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Field } from './field.tsx';
import { FormEnd } from './form-end.tsx';
import { noOAuth, OAuthFields, type OAuthTyped, signInOf } from './oauth-fields.tsx';
import { PickField } from './pick-field.tsx';
import styles from './settings.module.css';

type Typed = Record<'address' | 'server' | 'password', string> & {
  readonly protocol: MailProtocol;
  readonly signIn: 'password' | 'browser';
  readonly oauth: OAuthTyped;
};
const empty: Typed = { protocol: 'imap', address: '', server: '', password: '', signIn: 'password', oauth: noOAuth };

function madeOf({ protocol, server, address, password, signIn }: Typed): Made {
  const typed = { address, ...(signIn === 'password' ? { password } : {}) };
  return protocol === 'imap' ? { ...typed, host: server } : { ...typed, protocol, url: withScheme(server.trim()) };
}

/** The mail server of a provider that is known. */
function usualServer({ protocol, signIn, oauth: { provider } }: Typed): string {
  if (signIn === 'password' || provider === 'other') return '';
  return oauthProviders[provider][protocol]?.host ?? '';
}

/** What is typed from now on: a server that nobody typed is that of the provider. */
const withServer = (before: Typed, after: Typed): Typed =>
  before.server === usualServer(before) ? { ...after, server: usualServer(after) } : after;

/** A name alone stands for its server over TLS. */
const withScheme = (server: string): string => (/^https?:\/\//i.test(server) ? server : `https://${server}`);

/** Adds an account of mail, or of calendars and contacts; the server is asked at once whether it lets one in. */
export function NewMailAccount() {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>(empty);
  const close = (): void => {
    setOpen(false);
    setTyped(empty);
    make.reset();
  };
  const make = useMutation({
    mutationFn: async (said: Typed) => {
      const account = madeOf(said);
      if (said.signIn === 'password') return call(postMailAccount, { body: account });
      const { url } = await call(postMailSignIn, { body: { account, ...signInOf(said.oauth) } });
      location.assign(url);
      return undefined;
    },
    onSuccess: async (made) => {
      if (made === undefined) return;
      const { id } = made;
      close();
      await client.invalidateQueries({ queryKey: [getMailAccounts.id] });
      toast({ text: say.mailAdded(id) });
    },
  });
  const [serverLabel, serverHint] = {
    imap: [say.mailHost, say.mailHostHint],
    jmap: [say.mailJmapServer, say.mailJmapServerHint],
    dav: [say.mailDavServer, say.mailDavServerHint],
  }[typed.protocol] as [string, string];
  const type = (change: Partial<Typed>): void => setTyped(withServer(typed, { ...typed, ...change }));
  if (!isOpen)
    return (
      <div className={styles.plain}>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {say.newMailAccount}
        </Button>
      </div>
    );
  return (
    <form
      className={styles.form}
      aria-label={say.newMailAccount}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(typed);
      }}
    >
      <PickField
        label={say.mailKind}
        value={typed.protocol}
        choices={[
          ['imap', say.mailImap],
          ['jmap', say.mailJmap],
          ['dav', say.mailDav],
        ]}
        onPick={(protocol) => type({ protocol })}
      />
      <Field
        label={typed.protocol === 'dav' ? say.mailUser : say.mailAddress}
        hint={say.mailAddressHint}
        value={typed.address}
        onType={(address) => setTyped({ ...typed, address })}
      />
      <Field
        label={serverLabel}
        hint={serverHint}
        value={typed.server}
        onType={(server) => setTyped({ ...typed, server })}
      />
      <PickField
        label={say.mailSignInBy}
        value={typed.signIn}
        choices={[
          ['password', say.mailByPassword],
          ['browser', say.mailByBrowser],
        ]}
        onPick={(signIn) => type({ signIn })}
      />
      {typed.signIn === 'browser' ? (
        <OAuthFields typed={typed.oauth} onType={(oauth) => type({ oauth })} />
      ) : (
        <>
          <Field
            label={say.mailPassword}
            type="password"
            value={typed.password}
            onType={(password) => setTyped({ ...typed, password })}
          />
          <p className={styles.soft}>{say.mailPasswordNote}</p>
        </>
      )}
      <FormEnd change={make} does={typed.signIn === 'browser' ? say.mailToProvider : say.mailSignIn} onCancel={close} />
    </form>
  );
}
