import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { putMember } from '../../../../src/contract/endpoints/accounts.ts';
import { type MemberRole, memberRoles } from '../../../../src/memory/account.ts';
import { call } from '../../api/call.ts';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import { FormEnd } from '../settings/form-end.tsx';
import styles from './accounts.module.css';
import { Field } from './field.tsx';
import { refreshed } from './refreshed.ts';

/** Gives somebody a role in a whole memory. */
export function NewMember({ memory, onDone }: { readonly memory: string; readonly onDone: () => void }) {
  const say = useWords(accountWords);
  const id = useId();
  const client = useQueryClient();
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<MemberRole>('viewer');
  const give = useMutation({
    mutationFn: () => call(putMember, { params: { id: memory }, body: { account, role } }),
    onSuccess: async () => {
      await refreshed(client);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={say.addMember}>
      <Field label={say.withWhom} value={account} onType={setAccount} required />
      <div className={styles.field}>
        <label htmlFor={id}>{say.role}</label>
        <select
          id={id}
          value={role}
          onChange={({ target }) => setRole(memberRoles.find((one) => one === target.value) ?? 'viewer')}
        >
          {memberRoles.toReversed().map((one) => (
            <option key={one} value={one}>
              {say[one]}
            </option>
          ))}
        </select>
      </div>
      <FormEnd change={give} does={say.give} onCancel={onDone} />
    </form>
  );
}
