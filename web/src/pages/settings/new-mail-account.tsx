import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getMailAccounts, postMailAccount } from '../../../../src/contract/endpoints/mail.ts';
import type { NewMailAccount as Made } from '../../../../src/contract/mail-verbs.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Field } from './field.tsx';
import { PickField } from './pick-field.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

const empty = { protocol: 'imap', address: '', server: '', password: '' } as const;
type Typed = Record<'address' | 'server' | 'password', string> & { readonly protocol: 'imap' | 'dav' };

const madeOf = ({ protocol, server, ...typed }: Typed): Made =>
  protocol === 'imap' ? { ...typed, host: server } : { ...typed, protocol, url: withScheme(server.trim()) };

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
    mutationFn: (body: Made) => call(postMailAccount, { body }),
    onSuccess: async ({ id }) => {
      close();
      await client.invalidateQueries({ queryKey: [getMailAccounts.id] });
      toast({ text: say.mailAdded(id) });
    },
  });
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
        make.mutate(madeOf(typed));
      }}
    >
      <PickField
        label={say.mailKind}
        value={typed.protocol}
        choices={[
          ['imap', say.mailImap],
          ['dav', say.mailDav],
        ]}
        onPick={(protocol) => setTyped({ ...typed, protocol })}
      />
      <Field
        label={typed.protocol === 'dav' ? say.mailUser : say.mailAddress}
        hint={say.mailAddressHint}
        value={typed.address}
        onType={(address) => setTyped({ ...typed, address })}
      />
      <Field
        label={typed.protocol === 'dav' ? say.mailDavServer : say.mailHost}
        hint={typed.protocol === 'dav' ? say.mailDavServerHint : say.mailHostHint}
        value={typed.server}
        onType={(server) => setTyped({ ...typed, server })}
      />
      <Field
        label={say.mailPassword}
        type="password"
        value={typed.password}
        onType={(password) => setTyped({ ...typed, password })}
      />
      <p className={styles.soft}>{say.mailPasswordNote}</p>
      {make.isError ? (
        <p className={styles.problem} role="alert">
          {wordsOf(make.error)}
        </p>
      ) : null}
      <div className={styles.control}>
        <Button look="main" type="submit" disabled={make.isPending}>
          {say.mailSignIn}
        </Button>
        <Button look="quiet" onClick={close}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
