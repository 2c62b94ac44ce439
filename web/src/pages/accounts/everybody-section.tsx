import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountShape } from '../../../../src/contract/account-shapes.ts';
import {
  getAccounts,
  patchAccount,
  postAccount,
  postAccountInvitation,
  postMemory,
} from '../../../../src/contract/endpoints/accounts.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import { FormEnd } from '../settings/form-end.tsx';
import { wordsOf } from '../settings/use-change.ts';
import styles from './accounts.module.css';
import { Check, Field, Section } from './field.tsx';
import { refreshed } from './refreshed.ts';

type Invited = { readonly who: string; readonly link: string };

/** All accounts, for those who manage the server. */
export function EverybodySection({ me }: { readonly me: string }) {
  const say = useWords(accountWords);
  const read = useRead(getAccounts, {});
  const [invited, setInvited] = useState<Invited>();
  const [isOpen, setOpen] = useState(false);
  const made = (one: Invited) => {
    setOpen(false);
    setInvited(one);
  };
  return (
    <Section title={say.accounts} about={say.accountsAbout}>
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {(read.data?.accounts ?? []).map((account) => (
        <AccountRow key={account.id} account={account} isMe={account.id === me} onInvited={setInvited} />
      ))}
      {invited === undefined ? null : <MadeLink invited={invited} onDone={() => setInvited(undefined)} />}
      {isOpen ? (
        <NewAccount onMade={made} onCancel={() => setOpen(false)} />
      ) : (
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>{say.addAccount}</Button>
        </div>
      )}
    </Section>
  );
}

const linkOf = (path: string): string => new URL(path, location.origin).href;

type RowProps = { readonly account: AccountShape; readonly isMe: boolean; readonly onInvited: (one: Invited) => void };

function AccountRow({ account, isMe, onInvited }: RowProps) {
  const say = useWords(accountWords);
  const client = useQueryClient();
  const { id, name, shownName, admin, disabled, signsInBy } = account;
  const failed = (error: unknown) => toast({ text: wordsOf(error), tone: 'bad' });
  const invite = useMutation({
    mutationFn: () => call(postAccountInvitation, { params: { id } }),
    onSuccess: ({ path }) => onInvited({ who: shownName, link: linkOf(path) }),
    onError: failed,
  });
  const change = useMutation({
    mutationFn: () => call(patchAccount, { params: { id }, body: { disabled: !disabled } }),
    onSuccess: () => refreshed(client),
    onError: failed,
  });
  const states = [
    name,
    ...(admin ? [say.manages] : []),
    ...(disabled ? [say.disabled] : signsInBy.length === 0 ? [say.invited] : []),
  ];
  return (
    <div className={styles.row}>
      <div>
        <h3>{shownName}</h3>
        <p className={styles.soft}>{states.join(' · ')}</p>
      </div>
      {isMe ? null : (
        <div className={styles.control}>
          <Button aria-label={say.inviteOf(shownName)} disabled={invite.isPending} onClick={() => invite.mutate()}>
            {say.invite}
          </Button>
          <Button look={disabled ? 'plain' : 'danger'} disabled={change.isPending} onClick={() => change.mutate()}>
            {disabled ? say.enable : say.disable}
          </Button>
        </div>
      )}
    </div>
  );
}

function NewAccount({ onMade, onCancel }: { readonly onMade: (one: Invited) => void; readonly onCancel: () => void }) {
  const say = useWords(accountWords);
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [shownName, setShownName] = useState('');
  const [ownMemory, setOwnMemory] = useState(true);
  const make = useMutation({
    mutationFn: async (): Promise<Invited> => {
      const account = await call(postAccount, { body: { name, ...(shownName === '' ? {} : { shownName }) } });
      if (ownMemory) await call(postMemory, { body: { name: account.shownName, owner: account.id } });
      const { path } = await call(postAccountInvitation, { params: { id: account.id } });
      return { who: account.shownName, link: linkOf(path) };
    },
    onSettled: () => refreshed(client),
    onSuccess: onMade,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={say.addAccount}>
      <Field label={say.name} value={name} onType={setName} required />
      <Field label={say.shownName} value={shownName} onType={setShownName} />
      <Check label={say.ownMemory} checked={ownMemory} onCheck={setOwnMemory} />
      <FormEnd change={make} does={say.add} onCancel={onCancel} />
    </form>
  );
}

function MadeLink({ invited, onDone }: { readonly invited: Invited; readonly onDone: () => void }) {
  const say = useWords(accountWords);
  const copy = () => void navigator.clipboard.writeText(invited.link).then(() => toast({ text: say.copied }));
  return (
    <div className={styles.form} role="status">
      <p>{say.link(invited.who)}</p>
      <code className={styles.link}>{invited.link}</code>
      <div className={styles.control}>
        <Button look="main" onClick={copy}>
          {say.copy}
        </Button>
        <Button onClick={onDone}>{say.done}</Button>
      </div>
    </div>
  );
}
