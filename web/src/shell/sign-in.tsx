import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { postSession } from '../../../src/contract/endpoints/tokens.ts';
import { call } from '../api/call.ts';
import { Problem } from '../api/problem.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/language.ts';
import { signInWords } from '../words/sign-in.ts';
import styles from './sign-in.module.css';

type Trial = 'none' | 'running' | 'wrong' | 'tooOften' | 'unreachable';

const trialOf = (error: unknown): Trial => {
  if (!(error instanceof Problem)) return 'unreachable';
  return error.code === 'unauthenticated' ? 'wrong' : error.code === 'rate-limited' ? 'tooOften' : 'unreachable';
};

/** Asks for a token, which the server exchanges for a cookie; the page does not store it. */
export function SignIn() {
  const say = useWords(signInWords);
  const queries = useQueryClient();
  const id = useId();
  const [token, setToken] = useState('');
  const [trial, setTrial] = useState<Trial>('none');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrial('running');
    try {
      await call(postSession, { body: { token: token.trim() } });
      await queries.resetQueries();
    } catch (error) {
      setTrial(trialOf(error));
    }
  };
  const isWrong = trial !== 'none' && trial !== 'running';
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit}>
        <img src="/icon.svg" alt="" width={44} height={44} />
        <h1>{say.title}</h1>
        <p className={styles.soft}>{say.lead}</p>
        <label htmlFor={id}>{say.token}</label>
        <input
          id={id}
          className={styles.input}
          type="password"
          value={token}
          maxLength={200}
          autoComplete="current-password"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-said`}
          // biome-ignore lint/a11y/noAutofocus: the page has nothing else
          autoFocus
          onChange={(event) => setToken(event.target.value)}
        />
        <p id={`${id}-said`} className={styles.wrong} role="alert">
          {isWrong ? say[trial] : ''}
        </p>
        <Button type="submit" look="main" disabled={trial === 'running' || token.trim() === ''}>
          {trial === 'running' ? say.opening : say.open}
        </Button>
        <p className={styles.small}>
          {say.how} <code>madeleine tokens add NAME</code>
        </p>
        <p className={styles.small}>{say.keeps}</p>
      </form>
    </main>
  );
}
