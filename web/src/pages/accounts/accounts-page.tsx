import { LinkList } from '../../parts/links/link-list.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { useAccount } from '../../shell/memory-switch.tsx';
import { accountWords } from '../../words/accounts.ts';
import { useWords } from '../../words/language.ts';
import styles from './accounts.module.css';
import { AuditSection } from './audit-section.tsx';
import { EverybodySection } from './everybody-section.tsx';
import { MemoriesSection } from './memories-section.tsx';
import { YouSection } from './you-section.tsx';

/** The account of who is signed in, who sees their memories, and everybody on the server for those who manage it. */
export default function AccountsPage() {
  const say = useWords(accountWords);
  const signedIn = useAccount();
  if (signedIn?.account === undefined) return null;
  const { account, memory } = signedIn;
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      {memory === undefined ? (
        <p className={styles.notice}>
          <strong>{say.noMemory}</strong> {say.noMemoryAbout}
        </p>
      ) : null}
      <YouSection name={account.shownName} />
      <MemoriesSection />
      {memory === undefined ? null : <LinkList of={memory.name} />}
      {account.admin ? <EverybodySection me={account.id} /> : null}
      {account.admin ? <AuditSection /> : null}
    </div>
  );
}
