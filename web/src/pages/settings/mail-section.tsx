import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteMailAccount,
  getMailAccounts,
  patchMailAccount,
  postMailSignIn,
  postMailSync,
} from '../../../../src/contract/endpoints/mail.ts';
import type { MailAccountChange, MailAccountDocument } from '../../../../src/contract/mail-verbs.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { accountName } from '../../words/mail.ts';
import { causeInWords } from '../../words/problems.ts';
import { type SettingsWords, settingsWords } from '../../words/settings.ts';
import { MailFolders } from './mail-folders.tsx';
import { MailReturn } from './mail-return.tsx';
import { NewMailAccount } from './new-mail-account.tsx';
import { PickField } from './pick-field.tsx';
import { Section } from './section.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';
import { useJob } from './use-job.ts';

/** Mail accounts that are synchronised: state, last sync and what went wrong. */
export function MailSection() {
  const say = useWords(settingsWords);
  const read = useRead(getMailAccounts, {});
  return (
    <Section id="mailAccounts" title={say.mailAccounts} about={say.mailAccountsAbout}>
      <MailReturn />
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <Loading /> : null}
      {read.data?.accounts.length === 0 ? <p className={styles.plain}>{say.noMailAccounts}</p> : null}
      {(read.data?.accounts ?? []).map((account) => (
        <Account key={account.id} account={account} />
      ))}
      <NewMailAccount />
    </Section>
  );
}

function Account({ account }: { readonly account: MailAccountDocument }) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const client = useQueryClient();
  const { isRunning, run } = useJob();
  const [isChoosing, setChoosing] = useState(false);
  const { id, last, state, deleted, protocol, renewal } = account;
  const params = { id };
  const refreshed = () => client.invalidateQueries({ queryKey: [getMailAccounts.id] });
  const onError = (error: Error) => toast({ text: wordsOf(error), tone: 'bad' });
  const remove = useMutation({
    mutationFn: () => call(deleteMailAccount, { params }),
    onSuccess: async () => {
      await refreshed();
      toast({ text: say.mailRemoved(id) });
    },
    onError,
  });
  const change = useMutation({
    mutationFn: (body: MailAccountChange) => call(patchMailAccount, { params, body }),
    onSuccess: refreshed,
    onError,
  });
  const again = useMutation({
    mutationFn: () => call(postMailSignIn, { body: { account: id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError,
  });
  const cause = last?.problem === undefined ? undefined : causeInWords(last.problem, language);
  return (
    <div className={styles.setting}>
      <div>
        <h3>
          {accountName(id)}{' '}
          <span className={styles.soft}>{{ dav: say.mailDav, jmap: say.mailJmap, imap: say.mailImap }[protocol]}</span>
        </h3>
        <p className={styles.soft}>{outline(account, isRunning, say, language)}</p>
        {cause === undefined ? null : (
          <p className={styles.problem} role="alert">
            {cause.title} {cause.todo}
          </p>
        )}
        {last === undefined || last.missingFolders.length === 0 ? null : (
          <p className={styles.problem}>{say.mailMissing(last.missingFolders.join(', '))}</p>
        )}
        <PickField
          label={say.mailDeleted}
          value={deleted}
          choices={[
            ['keep', say.mailKeep],
            ['archive', say.mailArchive],
            ['forget', say.mailForget],
          ]}
          onPick={(picked) => change.mutate({ deleted: picked })}
        />
      </div>
      <div className={styles.control}>
        <Button aria-label={say.mailFoldersOf(id)} onClick={() => setChoosing(true)}>
          {protocol === 'dav' ? say.mailCalendars : say.mailFolders}
        </Button>
        {renewal?.authorizeUrl === undefined ? null : (
          <Button aria-label={say.mailAgainNamed(id)} disabled={again.isPending} onClick={() => again.mutate()}>
            {say.mailAgain}
          </Button>
        )}
        <Button
          aria-label={say.mailSyncNamed(id)}
          disabled={isRunning || state === 'syncing'}
          onClick={() => void run(() => call(postMailSync, { params }))}
        >
          {say.mailSync}
        </Button>
        <Button
          look="danger"
          aria-label={say.mailRemoveNamed(id)}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {say.remove}
        </Button>
      </div>
      {isChoosing ? <MailFolders id={id} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

/** State, messages, last sync and what it brought. */
function outline(
  { state, messages, last, protocol }: MailAccountDocument,
  isRunning: boolean,
  say: SettingsWords,
  language: 'en' | 'zh',
): string {
  const states = {
    resting: say.mailResting,
    syncing: say.mailSyncing,
    watching: protocol === 'dav' ? say.mailLooking : say.mailWatching,
    waiting: say.mailWaiting,
  };
  const told =
    last === undefined
      ? [say.mailNever]
      : last.finished === undefined
        ? isRunning || state === 'syncing'
          ? []
          : [say.mailUnfinished]
        : [
            say.mailLast(instantInWords(last.finished, language)),
            ...(last.problem === undefined ? [say.mailNews(last.added, last.updated, last.gone)] : []),
            ...(last.failed === 0 ? [] : [say.mailUnread(last.failed)]),
          ];
  return [
    isRunning ? say.mailSyncing : states[state],
    protocol === 'dav' ? say.mailEntries(messages) : say.mailMessages(messages),
    ...told,
  ].join(' · ');
}
