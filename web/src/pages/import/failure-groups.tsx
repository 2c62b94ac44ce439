import type { ImportDocument } from '../../../../src/contract/import-verbs.ts';
import { NO_READER } from '../../../../src/memory/kinds-not-read.ts';
import { importWords } from '../../words/import.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { leftOutInWords, notReadInWords } from '../../words/left-out.ts';
import { causeInWords } from '../../words/problems.ts';
import styles from './import-row.module.css';

/** Failures by cause with advice, and skipped files. */
export function FailureGroups({
  failures,
  leftOut,
  kindsNotRead,
}: Pick<ImportDocument, 'failures' | 'leftOut' | 'kindsNotRead'>) {
  const say = useWords(importWords);
  const language = useLanguage();
  return (
    <ul className={styles.groups}>
      {failures.map((group) => {
        const { title, todo } = causeInWords(group, language);
        const more = group.files - group.examples.length;
        return (
          <li key={`${group.code} ${group.action}`} className={styles.group}>
            <h4>
              {title} <span className={styles.count}>{group.files.toLocaleString()}</span>
            </h4>
            {todo === '' ? null : <p>{todo}</p>}
            <ul className={styles.examples}>
              {group.examples.map((path) => (
                <li key={path}>{path}</li>
              ))}
              {more > 0 ? <li>{say.andMore(more)}</li> : null}
            </ul>
          </li>
        );
      })}
      {leftOut.map(({ reason, files }) => (
        <li key={reason} className={styles.soft}>
          {files.toLocaleString()} × {leftOutInWords(reason, language)}
          {reason === NO_READER ? notReadInWords(kindsNotRead, language) : ''}
        </li>
      ))}
    </ul>
  );
}
