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
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

const empty = { address: '', host: '', password: '' };

/** Adds a mail account; the server is asked at once whether it lets one in. */
export function NewMailAccount() {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
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
        make.mutate(typed);
      }}
    >
      <Field
        label={say.mailAddress}
        hint={say.mailAddressHint}
        value={typed.address}
        onType={(address) => setTyped({ ...typed, address })}
      />
      <Field
        label={say.mailHost}
        hint={say.mailHostHint}
        value={typed.host}
        onType={(host) => setTyped({ ...typed, host })}
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
