import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { postInvitation, postPassword } from '../../../src/contract/endpoints/accounts.ts';
import { call } from '../api/call.ts';
import { Problem } from '../api/problem.ts';
import { Button } from '../parts/button.tsx';
import { accountWords } from '../words/accounts.ts';
import { useWords } from '../words/language.ts';
import styles from './sign-in.module.css';

type Said = 'wrongPassword' | 'tooOften' | 'unreachable' | 'over' | 'poor';

function saidOf(error: unknown, wrong: Said): Said {
  if (!(error instanceof Problem)) return 'unreachable';
  if (error.code === 'unauthenticated') return wrong;
  if (error.code === 'usage') return 'poor';
  return error.code === 'rate-limited' ? 'tooOften' : 'unreachable';
}

/** Signs in to a server with accounts, by name and password or at another server. */
export function PasswordForm({ byProvider }: { readonly byProvider: boolean }) {
  const say = useWords(accountWords);
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const trial = useTrial('wrongPassword', async () => {
    await call(postPassword, { body: { name, password } });
    await queries.resetQueries();
  });
  const isRefused = new URLSearchParams(location.search).has('refused');
  return (
    <Card title={say.signIn} lead={isRefused ? say.refused : say.signInLead} trial={trial}>
      <Labelled label={say.name} type="text" value={name} onType={setName} autoComplete="username" first />
      <Labelled
        label={say.password}
        type="password"
        value={password}
        onType={setPassword}
        autoComplete="current-password"
      />
      <Problems trial={trial} />
      <Button type="submit" look="main" disabled={trial.isRunning || name.trim() === '' || password === ''}>
        {trial.isRunning ? say.signingIn : say.signIn}
      </Button>
      {byProvider ? <a href="/sign-in/oidc">{say.byProvider}</a> : null}
      <p className={styles.small}>{say.forgotten}</p>
    </Card>
  );
}

/** Sets the password of an invited account; what stands after the `#` of the address is sent to the server only now. */
export function InvitationForm() {
  const say = useWords(accountWords);
  const [password, setPassword] = useState('');
  const trial = useTrial('over', async () => {
    await call(postInvitation, { body: { invitation: location.hash.slice(1), password } });
    location.replace('/');
  });
  return (
    <Card title={say.invitation} lead={say.invitationLead} trial={trial}>
      <Labelled
        label={say.newPassword}
        type="password"
        value={password}
        onType={setPassword}
        autoComplete="new-password"
        first
      />
      <Problems trial={trial} />
      <Button type="submit" look="main" disabled={trial.isRunning || password === ''}>
        {trial.isRunning ? say.signingIn : say.setPassword}
      </Button>
    </Card>
  );
}

type Trial = {
  readonly isRunning: boolean;
  readonly said: Said | undefined;
  readonly id: string;
  readonly start: () => void;
};

function useTrial(wrong: Said, run: () => Promise<void>): Trial {
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [said, setSaid] = useState<Said>();
  const start = () => {
    setRunning(true);
    run()
      .catch((error: unknown) => setSaid(saidOf(error, wrong)))
      .finally(() => setRunning(false));
  };
  return { isRunning, said, id, start };
}

type CardProps = {
  readonly title: string;
  readonly lead: string;
  readonly trial: Trial;
  readonly children: React.ReactNode;
};

function Card({ title, lead, trial, children }: CardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trial.start();
  };
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} aria-describedby={trial.id}>
        <img src="/icon.svg" alt="" width={44} height={44} />
        <h1>{title}</h1>
        <p className={styles.soft}>{lead}</p>
        {children}
      </form>
    </main>
  );
}

function Problems({ trial }: { readonly trial: Trial }) {
  const say = useWords(accountWords);
  return (
    <p id={trial.id} className={styles.wrong} role="alert">
      {trial.said === undefined ? '' : say[trial.said]}
    </p>
  );
}

type LabelledProps = {
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly value: string;
  readonly autoComplete: string;
  readonly first?: boolean;
  readonly onType: (value: string) => void;
};

function Labelled({ label, type, value, autoComplete, first = false, onType }: LabelledProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        value={value}
        maxLength={1000}
        autoComplete={autoComplete}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page has nothing else
        autoFocus={first}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}
