import { EyeOff, FolderHeart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { chooseToShare, shareAddress } from '../../parts/selection/choice-to-share.ts';
import { albumsWords } from '../../words/albums.ts';
import { useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { NewAlbum } from '../albums/new-album.tsx';
import styles from './found-section.module.css';

/** To a copy of what was found: by the words of the search, or by the items shown where the filters were edited. */
export function ShareFound({
  words,
  plan,
  planText,
  items = [],
}: {
  readonly words: string;
  readonly plan: QueryPlan | undefined;
  /** The plan as the server writes it. */
  readonly planText: string | undefined;
  readonly items?: readonly { readonly id: string }[] | undefined;
}) {
  const say = useWords(shareWords);
  const isEdited = plan !== undefined;
  const albums = useWords(albumsWords);
  const [saves, setSaves] = useState(false);
  return (
    <>
      <button type="button" className={styles.share} onClick={() => setSaves(true)}>
        <FolderHeart size={14} aria-hidden />
        {albums.saveSearch}
      </button>
      {saves ? <NewAlbum query={words} plan={isEdited ? planText : undefined} onClose={() => setSaves(false)} /> : null}
      <Link
        href={isEdited ? shareAddress() : shareAddress({ query: words })}
        className={styles.share}
        onClick={() => chooseToShare(isEdited ? items.map(({ id }) => id) : [])}
      >
        <EyeOff size={14} aria-hidden />
        {say.shareResults}
      </Link>
    </>
  );
}
