import { Link } from 'wouter';
import { getShares } from '../../../../src/contract/endpoints/shares.ts';
import type { ShareSet } from '../../../../src/contract/share-verbs.ts';
import { useRead } from '../../api/use-read.ts';
import { LinkList } from '../../parts/links/link-list.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { NewShare } from './new-share.tsx';
import { useSetName } from './set-name.ts';
import styles from './share.module.css';

/** The Share page: what to share and how, and the copies made before. */
export default function SharePage() {
  const say = useWords(shareWords);
  const read = useRead(getShares, {});
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      <p className={styles.about}>{say.about}</p>
      <NewShare />
      <LinkList />
      {read.isPending ? <Loading /> : null}
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data === undefined || read.data.shares.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="share-sets">
          <h2 id="share-sets">{say.sets}</h2>
          <ul className={styles.sets}>
            {read.data.shares.map((set) => (
              <li key={set.id}>
                <SetRow set={set} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SetRow({ set }: { readonly set: ShareSet }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const name = useSetName(set);
  const { id, created, done, items, kept, review, out } = set;
  const facts =
    done < items
      ? [say.progress(done, items)]
      : [`${say.kept} ${kept}`, `${say.review} ${review}`, `${say.out} ${out}`];
  return (
    <Link href={`/share/${encodeURIComponent(id)}`} className={styles.set}>
      <span className={styles.setName}>{name}</span>
      <span className={styles.soft}>{[instantInWords(created, language), ...facts].join(' · ')}</span>
    </Link>
  );
}
