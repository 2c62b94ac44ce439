import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { putPassword } from '../../../../src/contract/endpoints/accounts.ts';
import { deleteSession } from '../../../../src/contract/endpoints/tokens.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import { FormEnd } from '../settings/form-end.tsx';
import { wordsOf } from '../settings/use-change.ts';
import styles from './accounts.module.css';
import { Field, Section } from './field.tsx';

/** Signing out, and another password. */
export function YouSection({ name }: { readonly name: string }) {
  const say = useWords(accountWords);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => call(putPassword, { body: { before, password } }),
    onSuccess: () => {
      setOpen(false);
      setBefore('');
      setPassword('');
      toast({ text: say.changed });
    },
  });
  const signOut = async (): Promise<void> => {
    await call(deleteSession, {}).catch((error: unknown) => toast({ text: wordsOf(error), tone: 'bad' }));
    location.assign('/');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Section title={say.you} about={say.youAbout}>
      <div className={styles.row}>
        <h3>{name}</h3>
        <div className={styles.control}>
          <Button onClick={() => setOpen(!isOpen)}>{say.changePassword}</Button>
          <Button onClick={() => void signOut()}>{say.signOut}</Button>
        </div>
      </div>
      {isOpen ? (
        <form className={styles.form} onSubmit={submit} aria-label={say.changePassword}>
          <Field
            label={say.before}
            type="password"
            value={before}
            onType={setBefore}
            required
            autoComplete="current-password"
          />
          <Field
            label={say.newPassword}
            type="password"
            value={password}
            onType={setPassword}
            required
            autoComplete="new-password"
          />
          <FormEnd change={change} does={say.changePassword} />
        </form>
      ) : null}
    </Section>
  );
}
