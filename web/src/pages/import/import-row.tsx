import { useState } from 'react';
import { deleteImport, postResume } from '../../../../src/contract/endpoints/imports.ts';
import type { ImportDocument } from '../../../../src/contract/import-verbs.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { timeInWords } from '../../words/dates.ts';
import { importWords } from '../../words/import.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { FailureGroups } from './failure-groups.tsx';
import styles from './import-row.module.css';

const MOST_NAMES = 3;

/** An import: source, result, failures with advice, and undo. */
export function ImportRow({ one, isFixed }: { readonly one: ImportDocument; readonly isFixed: boolean }) {
  const say = useWords(importWords);
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const more = one.names.length - MOST_NAMES;
  const run = (doing: Promise<unknown>): void => {
    doing.catch((error: unknown) =>
      toast({ text: error instanceof Problem ? error.message : say.failedJob, tone: 'bad' }),
    );
  };
  const failed = one.failures.reduce((sum, { files }) => sum + files, 0);
  const left = one.leftOut.reduce((sum, { files }) => sum + files, 0);
  const counts = [
    one.added > 0 ? say.added(one.added) : '',
    one.items < one.added ? say.nowHere(one.items) : '',
    one.updated > 0 ? say.updated(one.updated) : '',
    one.unchanged > 0 ? say.unchanged(one.unchanged) : '',
    one.gone > 0 ? say.gone(one.gone) : '',
    one.skippedForgotten > 0 ? say.forgotten(one.skippedForgotten) : '',
  ].filter((part) => part !== '');
  // Counts are stored at the end of an import; until then only the current items are known.
  const brought = one.state === 'running' ? say.soFarHere(one.items) : counts.join(' · ') || say.nothingNew;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 title={one.roots.join('\n')}>
          {one.names.slice(0, MOST_NAMES).join(', ') || one.id}
          {more > 0 ? ` ${say.andMore(more)}` : ''}
        </h3>
        <p className={styles.soft}>
          <time dateTime={one.started}>
            {timeInWords({ start: localTime(one.started), precision: 'minute' }, language)}
          </time>
          {one.watched ? ` · ${say.watched}` : ''}
          {one.uploaded ? ` · ${say.uploadedOn}` : ''}
        </p>
        <p>
          {one.state === 'stopped' ? <strong className={styles.stopped}>{say.stopped} · </strong> : null}
          {one.state === 'running' ? <strong>{say.running} · </strong> : null}
          {brought}
        </p>
        {one.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {failed + left === 0 ? null : (
          <details className={styles.details}>
            <summary>
              {[failed > 0 ? say.failures(failed) : '', left > 0 ? say.leftOut(left) : ''].filter(Boolean).join(' · ')}
            </summary>
            <FailureGroups failures={one.failures} leftOut={one.leftOut} kindsNotRead={one.kindsNotRead} />
          </details>
        )}
      </div>
      <div className={styles.actions}>
        {one.state === 'stopped' && !isFixed ? (
          <Button onClick={() => run(call(postResume, { params: { batch: one.id } }))}>{say.resume}</Button>
        ) : null}
        {one.state === 'running' || isFixed ? null : (
          <Button look="quiet" onClick={() => setAsks(true)}>
            {say.undo}
          </Button>
        )}
      </div>
      {asks ? (
        <Dialog
          title={say.undoTitle}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button look="quiet" onClick={() => setAsks(false)}>
                {say.cancel}
              </Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsks(false);
                  run(call(deleteImport, { params: { batch: one.id } }));
                }}
              >
                {say.undoYes}
              </Button>
            </>
          }
        >
          <p>{say.undoText(one.items)}</p>
        </Dialog>
      ) : null}
    </li>
  );
}

/** Local time of this browser. */
function localTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
