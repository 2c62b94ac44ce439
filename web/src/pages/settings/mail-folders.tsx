import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMailAccounts, getMailFolders, patchMailAccount } from '../../../../src/contract/endpoints/mail.ts';
import type { MailAccountChange, MailFoldersResponse } from '../../../../src/contract/mail-verbs.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

type Folder = MailFoldersResponse['folders'][number];

/** Which folders, calendars or address books of an account are synchronised; its server is asked for them when this opens. */
export function MailFolders({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const read = useRead(getMailFolders, { params: { id } });
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const change = useMutation({
    mutationFn: (body: MailAccountChange) => call(patchMailAccount, { params: { id }, body }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: [getMailAccounts.id] });
      await client.invalidateQueries({ queryKey: [getMailFolders.id] });
    },
  });
  const isTicked = ({ path, chosen }: Folder): boolean => chosen !== turned.has(path);
  const folders = read.data?.folders ?? [];
  const ticked = folders.filter(isTicked).map(({ path }) => path);
  const turn = (path: string): void => setTurned(turned.symmetricDifference(new Set([path])));
  const kinds = { calendar: say.mailCalendar, contacts: say.mailContacts };
  const kindOf = ({ use }: Folder): string => (use === 'calendar' || use === 'contacts' ? kinds[use] : '');
  const actions = (
    <>
      <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate({ allFolders: true })}>
        {say.mailAllFolders}
      </Button>
      <Button
        look="main"
        disabled={change.isPending || ticked.length === 0}
        onClick={() => change.mutate({ folders: ticked })}
      >
        {say.mailSaveFolders}
      </Button>
    </>
  );
  return (
    <Dialog title={say.mailFoldersOf(id)} onClose={onClose} actions={read.isSuccess ? actions : undefined}>
      <p className={styles.soft}>{say.mailFoldersAbout}</p>
      {read.isPending ? <Loading /> : null}
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      <ul className={styles.ticks}>
        {folders.map((folder) => (
          <li key={folder.path}>
            <label>
              <input type="checkbox" checked={isTicked(folder)} onChange={() => turn(folder.path)} />
              <span>{folder.name}</span>
              <span className={styles.soft}>{kindOf(folder)}</span>
            </label>
          </li>
        ))}
      </ul>
      {change.isError ? (
        <p className={styles.problem} role="alert">
          {wordsOf(change.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
