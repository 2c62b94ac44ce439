import { EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { chooseToShare, shareAddress } from '../share/choice.ts';
import styles from './found-section.module.css';

/** To a copy of what was found: by the words of the search, or by the items shown where the filters were edited. */
export function ShareFound({
  words,
  plan,
  items = [],
}: {
  readonly words: string;
  readonly plan: QueryPlan | undefined;
  readonly items?: readonly { readonly id: string }[] | undefined;
}) {
  const say = useWords(shareWords);
  const isEdited = plan !== undefined;
  return (
    <Link
      href={isEdited ? shareAddress() : shareAddress({ query: words })}
      className={styles.share}
      onClick={() => chooseToShare(isEdited ? items.map(({ id }) => id) : [])}
    >
      <EyeOff size={14} aria-hidden />
      {say.shareResults}
    </Link>
  );
}
