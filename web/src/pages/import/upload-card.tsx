import { Button } from '../../parts/button.tsx';
import { aboutSeconds, importWords } from '../../words/import.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { sizeInWords } from '../../words/sizes.ts';
import styles from './import.module.css';
import { Progress } from './progress.tsx';
import { stopUpload, type Upload } from './upload.ts';

const MOST_NAMED = 5;

/** Running uploads. */
export function UploadCard({ upload }: { readonly upload: Upload }) {
  const say = useWords(importWords);
  const language = useLanguage();
  const { bytes, doneBytes, doneFiles, files, rate, failed } = upload;
  const left = rate > 0 ? (bytes - doneBytes) / rate : undefined;
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{say.uploading}</h3>
        <Button look="quiet" onClick={stopUpload}>
          {say.stop}
        </Button>
      </header>
      <Progress share={bytes === 0 ? undefined : doneBytes / bytes} label={say.uploading} />
      <p className={styles.figures}>
        <span>{say.uploaded(doneFiles, files)}</span>
        <span>
          {sizeInWords(doneBytes, language)} / {sizeInWords(bytes, language)}
        </span>
        {left === undefined || left < 3 ? null : <span>{say.left(aboutSeconds(left, say))}</span>}
      </p>
      <p className={styles.soft}>{say.uploadingNote}</p>
      {failed.length === 0 ? null : (
        <div className={styles.bad}>
          <p>{say.notCopied(failed.length)}</p>
          <ul>
            {failed.slice(0, MOST_NAMED).map(({ path, message }) => (
              <li key={path}>
                {path}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
