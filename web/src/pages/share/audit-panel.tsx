import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { getShareCopy } from '../../../../src/contract/endpoints/shares.ts';
import type { AuditReport, ShareSet } from '../../../../src/contract/share-verbs.ts';
import { addressOf } from '../../api/call.ts';
import { wordsOf } from '../../api/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { notJudgedIn, replacedIn, shareWords } from '../../words/share.ts';
import { sizeInWords } from '../../words/sizes.ts';
import styles from './share.module.css';

/** Makes the copy, and says what the audit found in it and could not judge. */
export function AuditPanel({ set, onMake }: { readonly set: ShareSet; readonly onMake: () => Promise<unknown> }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { id, audit, bytes = 0, downloadable, kept, review } = set;
  const isMade = audit !== undefined && downloadable;
  const make = async (): Promise<void> => {
    setBusy(true);
    await onMake().catch((error: unknown) => toast({ text: wordsOf(error, say.failed), tone: 'bad' }));
    setBusy(false);
  };
  return (
    <section className={styles.card} aria-label={say.audit}>
      {audit === undefined ? null : <Audit audit={audit} />}
      <Replaced set={set} />
      {isMade ? null : <p className={styles.soft}>{say.finishAbout(review)}</p>}
      <div className={styles.actions}>
        {isMade ? (
          <a className={styles.download} href={addressOf(getShareCopy, { params: { id } })} download="copy.zip">
            <Download size={18} aria-hidden />
            {say.download(sizeInWords(bytes, language))}
          </a>
        ) : (
          <Button
            look="main"
            icon={<ShieldCheck size={18} aria-hidden />}
            disabled={isBusy || kept === 0}
            onClick={() => void make()}
          >
            {audit === undefined ? say.finish : say.finishAgain}
          </Button>
        )}
      </div>
    </section>
  );
}

function Audit({ audit }: { readonly audit: AuditReport }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const { files, pictures, frames, lookedFor, notJudged, capitalised } = audit;
  const { names, addresses, codes, numbers, positions } = lookedFor;
  return (
    <>
      <h2 className={styles.good}>
        <ShieldCheck size={20} aria-hidden />
        {say.auditClean}
      </h2>
      <p>
        {say.auditRead(files, pictures, frames)} {say.auditFor(names, addresses, codes, numbers, positions)}
      </p>
      <h3>{say.notJudged}</h3>
      <ul className={styles.points}>
        {notJudged.map((one) => (
          <li key={one.what}>{notJudgedIn(one, language)}</li>
        ))}
      </ul>
      {capitalised.length === 0 ? null : (
        <details>
          <summary>{say.capitalised}</summary>
          <p className={styles.soft}>{capitalised.join(', ')}</p>
        </details>
      )}
    </>
  );
}

function Replaced({ set: { replaced, nodesLeft = 0 } }: { readonly set: ShareSet }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const kinds = Object.entries(replaced).filter(([, n]) => n > 0);
  return (
    <>
      {kinds.length === 0 ? null : (
        <p className={styles.soft}>
          {say.replaced}
          {language === 'zh' ? '：' : ': '}
          {kinds.map(([kind, n]) => replacedIn(kind, n, language)).join(language === 'zh' ? '、' : ', ')}
        </p>
      )}
      {nodesLeft === 0 ? null : <p className={styles.soft}>{say.nodesLeft(nodesLeft)}</p>}
    </>
  );
}
