import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMailAccounts, postMailSignedIn } from '../../../../src/contract/endpoints/mail.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { toast } from '../../parts/toasts.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

/** True for an address that a provider sends the browser back to. */
const isReturn = (query: URLSearchParams): boolean => query.has('state') && (query.has('code') || query.has('error'));

/** Finishes a sign-in with a browser when the provider has sent it back here. */
export function MailReturn() {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const client = useQueryClient();
  const finish = useMutation({
    mutationFn: (returned: string) => call(postMailSignedIn, { body: { returned } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: [getMailAccounts.id] });
      toast({ text: say.mailSignedIn(id) });
    },
  });
  const { mutate } = finish;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!isReturn(query)) return;
    // What is in the address works once, and is not kept in the history.
    history.replaceState(history.state, '', `${location.pathname}#mailAccounts`);
    document.getElementById('mailAccounts')?.scrollIntoView();
    mutate(query.toString());
  }, [mutate]);
  if (finish.isPending) return <p className={styles.plain}>{say.mailSigningIn}</p>;
  if (!finish.isError) return null;
  // The Chinese of these codes speaks of the memory's own sign-in.
  const isRefusal = finish.error instanceof Problem && ['forbidden', 'unauthenticated'].includes(finish.error.code);
  return (
    <div className={styles.plain}>
      <p className={styles.problem} role="alert">
        {say.mailNotSignedIn} {isRefusal && language === 'zh' ? '' : wordsOf(finish.error)}
      </p>
    </div>
  );
}
