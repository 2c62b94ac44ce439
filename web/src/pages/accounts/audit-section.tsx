import { getAccounts, getAudit } from '../../../../src/contract/endpoints/accounts.ts';
import type { AuditEntry } from '../../../../src/memory/account.ts';
import { useRead } from '../../api/use-read.ts';
import { accountWords } from '../../words/accounts.ts';
import { auditWords } from '../../words/audit.ts';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './accounts.module.css';
import { Section } from './field.tsx';

/** Who signed in and what was changed and shared, the latest first. */
export function AuditSection() {
  const say = useWords(accountWords);
  const read = useRead(getAudit, { query: { limit: 50 } });
  const accounts = useRead(getAccounts, {});
  const names = new Map((accounts.data?.accounts ?? []).map(({ id, shownName }) => [id, shownName]));
  return (
    <Section title={say.audit} about={say.auditAbout}>
      {(read.data?.entries ?? []).map((entry, at) => (
        <AuditRow key={at} entry={entry} names={names} />
      ))}
    </Section>
  );
}

function AuditRow({ entry, names }: { readonly entry: AuditEntry; readonly names: ReadonlyMap<string, string> }) {
  const say = useWords(auditWords);
  const language = useLanguage();
  const who = entry.account === undefined ? undefined : (names.get(entry.account) ?? entry.account);
  return (
    <div className={styles.row}>
      <div>{[say[entry.action], ...(who === undefined ? [] : [who])].join(': ')}</div>
      <span className={styles.soft}>{instantInWords(entry.at, language)}</span>
    </div>
  );
}
