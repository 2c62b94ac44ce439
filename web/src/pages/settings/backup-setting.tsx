import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { postBackup } from '../../../../src/contract/endpoints/jobs.ts';
import { deleteBackup, getBackup, getBackups } from '../../../../src/contract/endpoints/settings.ts';
import type { BackupsResponse } from '../../../../src/contract/settings-shapes.ts';
import { addressOf, call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { problemInWords } from '../../words/problems.ts';
import { settingsWords } from '../../words/settings.ts';
import { sizeInWords } from '../../words/sizes.ts';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';
import { useJob } from './use-job.ts';

/** Creates a backup, and lists those available for download. */
export function BackupSetting() {
  const say = useWords(settingsWords);
  const read = useRead(getBackups, {});
  const { isRunning, run } = useJob();
  const make = async (): Promise<void> => {
    const job = await run(() => call(postBackup, { body: {} }));
    if (job !== undefined && job.state !== 'done')
      toast({ text: job.problem === undefined ? say.jobFailed : problemInWords(job.problem), tone: 'bad' });
  };
  return (
    <>
      <Setting title={say.backup} about={say.backupAbout}>
        {(ids) => (
          <Button aria-describedby={ids['aria-describedby']} disabled={isRunning} onClick={() => void make()}>
            {isRunning ? say.backingUp : say.makeBackup}
          </Button>
        )}
      </Setting>
      <ul className={styles.files}>
        {(read.data?.backups ?? []).map((backup) => (
          <BackupRow key={backup.name} backup={backup} />
        ))}
      </ul>
    </>
  );
}

function BackupRow({ backup: { name, bytes, made } }: { readonly backup: BackupsResponse['backups'][number] }) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteBackup, { params: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getBackups.id] }),
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  return (
    <li>
      <span>
        {instantInWords(made, language)} <span className={styles.soft}>{sizeInWords(bytes, language)}</span>
      </span>
      <span className={styles.control}>
        <a className={styles.download} href={addressOf(getBackup, { params: { name } })} download={name}>
          <Download size={16} aria-hidden />
          {say.fetchBackup}
        </a>
        <IconButton label={say.deleteBackup(name)} disabled={remove.isPending} onClick={() => remove.mutate()}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
