import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { postEstimate, postImport } from '../../../../src/contract/endpoints/imports.ts';
import type { ImportRequest } from '../../../../src/contract/import-verbs.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { aboutSeconds, importWords } from '../../words/import.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { sizeInWords } from '../../words/sizes.ts';
import { type Choice, dropChoice } from './choice.ts';
import { type ChosenFile, countsOf } from './chosen-files.ts';
import styles from './import.module.css';
import { uploadAndImport } from './upload.ts';

type As = NonNullable<ImportRequest['as']>;

/** The selected files with size and time estimates, and a button to start. */
export default function AddDialog({ choice }: { readonly choice: Choice }) {
  const say = useWords(importWords);
  const [as, setAs] = useState<As>('auto');
  const [again, setAgain] = useState(false);
  const isFiles = choice.kind === 'files';
  const begin = (): void => {
    dropChoice();
    navigate('/import');
    const options = { as, again };
    const started = isFiles
      ? uploadAndImport(choice.files, options).then(({ known }) => {
          if (known > 0) toast({ text: say.alreadyThere(known, choice.files.length) });
        })
      : call(postImport, { body: { paths: [choice.path], ...options } });
    started.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const action = error instanceof Problem && error.action !== undefined ? ` ${error.action}` : '';
      toast({ text: `${say.failedJob}: ${error instanceof Error ? error.message : ''}${action}`, tone: 'bad' });
    });
  };
  return (
    <Dialog
      title={isFiles ? say.addTitle(choice.files.length) : say.addFolderTitle}
      onClose={dropChoice}
      actions={
        <>
          <Button look="quiet" onClick={dropChoice}>
            {say.cancel}
          </Button>
          <Button look="main" onClick={begin}>
            {say.add}
          </Button>
        </>
      }
    >
      {isFiles ? <FilesSummary files={choice.files} /> : <PathSummary path={choice.path} as={as} />}
      <details className={styles.options}>
        <summary>{say.options}</summary>
        <label className={styles.field}>
          <span>{say.readAs}</span>
          <select value={as} onChange={({ target }) => setAs(target.value as As)}>
            <option value="auto">{say.asAuto}</option>
            <option value="photos">{say.asPhotos}</option>
            <option value="mail">{say.asMail}</option>
            <option value="takeout">{say.asTakeout}</option>
            <option value="icloud">{say.asIcloud}</option>
            <option value="apple-photos">{say.asApplePhotos}</option>
          </select>
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={again} onChange={({ target }) => setAgain(target.checked)} />
          <span>{say.again}</span>
        </label>
      </details>
    </Dialog>
  );
}

function FilesSummary({ files }: { readonly files: readonly ChosenFile[] }) {
  const say = useWords(importWords);
  const language = useLanguage();
  const counts = countsOf(files);
  return (
    <Facts
      lines={[
        counts.photos > 0 ? say.photos(counts.photos) : '',
        counts.videos > 0 ? say.videos(counts.videos) : '',
        counts.mailFiles > 0 ? say.mailFiles(counts.mailFiles) : '',
        counts.archives > 0 ? say.archives(counts.archives) : '',
        counts.others > 0 ? say.others(counts.others) : '',
      ]}
      notes={[say.copied(sizeInWords(counts.bytes, language)), say.takes(aboutSeconds(counts.seconds, say))]}
    />
  );
}

function PathSummary({ path, as }: { readonly path: string; readonly as: As }) {
  const say = useWords(importWords);
  const language = useLanguage();
  const body = { paths: [path], as };
  const read = useQuery({
    queryKey: [postEstimate.id, body],
    queryFn: ({ signal }) => call(postEstimate, { body }, signal),
    staleTime: 60_000,
  });
  if (read.isPending) return <Loading />;
  if (read.isError) return <Failed error={read.error} />;
  const { sources, items, bytes, diskBytes, seconds, failed } = read.data;
  const sum = (of: 'images' | 'videos' | 'mails' | 'rows') => sources.reduce((all, source) => all + source[of], 0);
  return (
    <>
      <p className={styles.path}>{path}</p>
      {items === 0 ? (
        <p className={styles.soft}>{failed[0]?.message ?? say.nothingHere}</p>
      ) : (
        <Facts
          lines={[
            sum('images') > 0 ? say.photos(sum('images')) : '',
            sum('videos') > 0 ? say.videos(sum('videos')) : '',
            sum('mails') > 0 ? say.mails(sum('mails')) : '',
            sum('rows') > 0 ? say.rows(sum('rows')) : '',
          ]}
          notes={[
            say.size(sizeInWords(bytes, language)),
            say.diskUse(sizeInWords(diskBytes, language)),
            say.takes(aboutSeconds(seconds, say)),
          ]}
        />
      )}
    </>
  );
}

function Facts({ lines, notes }: { readonly lines: readonly string[]; readonly notes: readonly string[] }) {
  return (
    <>
      <ul className={styles.facts}>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <p className={styles.soft}>{notes.join(' · ')}</p>
    </>
  );
}
