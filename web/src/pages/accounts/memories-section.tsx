import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptMemoryShape, ShareShape } from '../../../../src/contract/account-shapes.ts';
import { deleteMemoryShare, getManagedMemories, putMember } from '../../../../src/contract/endpoints/accounts.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import { wordsOf } from '../settings/use-change.ts';
import styles from './accounts.module.css';
import { Section } from './field.tsx';
import { filterInWords } from './filter-in-words.ts';
import { NewMember } from './new-member.tsx';
import { NewShare } from './new-share.tsx';
import { refreshed } from './refreshed.ts';

/** Who sees the memories that one owns. */
export function MemoriesSection() {
  const say = useWords(accountWords);
  const read = useRead(getManagedMemories, {});
  return (
    <Section title={say.memories} about={say.memoriesAbout}>
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data?.memories.length === 0 ? <p className={styles.row}>{say.none}</p> : null}
      {(read.data?.memories ?? []).map((memory) => (
        <MemoryRows key={memory.id} memory={memory} />
      ))}
    </Section>
  );
}

function MemoryRows({ memory }: { readonly memory: KeptMemoryShape }) {
  const say = useWords(accountWords);
  const [open, setOpen] = useState<'share' | 'member'>();
  const close = () => setOpen(undefined);
  return (
    <div>
      <h3 className={styles.heading}>{memory.name}</h3>
      {memory.members.map(({ account, role }) => (
        <div key={account.id} className={styles.row}>
          <div>
            <strong>{account.shownName}</strong> <span className={styles.soft}>{say.roleIs(say[role])}</span>
          </div>
          {role === 'owner' ? null : (
            <Ending
              label={say.takeAwayOf(account.shownName)}
              text={say.takeAway}
              run={() => call(putMember, { params: { id: memory.id }, body: { account: account.id, role: null } })}
            />
          )}
        </div>
      ))}
      {memory.shares.map((share) => (
        <ShareRow key={share.id} memory={memory.id} share={share} />
      ))}
      {open === 'share' ? <NewShare memory={memory.id} onDone={close} /> : null}
      {open === 'member' ? <NewMember memory={memory.id} onDone={close} /> : null}
      {open === undefined ? (
        <div className={styles.row}>
          <div className={styles.control}>
            <Button onClick={() => setOpen('share')}>{say.addShare}</Button>
            <Button onClick={() => setOpen('member')}>{say.addMember}</Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function ShareRow({ memory, share }: { readonly memory: string; readonly share: ShareShape }) {
  const say = useWords(accountWords);
  return (
    <div className={styles.row}>
      <div>
        <strong>{share.account.shownName}</strong> {share.name}
        <p className={styles.soft}>{say.seesOnly(filterInWords(share.filter, say))}</p>
      </div>
      <Ending
        label={say.endOf(share.name, share.account.shownName)}
        text={say.end}
        run={() => call(deleteMemoryShare, { params: { id: memory, share: share.id } })}
      />
    </div>
  );
}

type EndingProps = { readonly label: string; readonly text: string; readonly run: () => Promise<unknown> };

function Ending({ label, text, run }: EndingProps) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: run,
    onSuccess: () => refreshed(client),
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  return (
    <Button look="danger" aria-label={label} disabled={end.isPending} onClick={() => end.mutate()}>
      {text}
    </Button>
  );
}
