import { FolderHeart, Images, Layers, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AlbumShape } from '../../../../src/contract/album-verbs.ts';
import { getAlbums } from '../../../../src/contract/endpoints/albums.ts';
import { useRead } from '../../api/use-read.ts';
import buttons from '../../parts/button.module.css';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { albumsWords } from '../../words/albums.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { albumAddress, spanOf } from './album-address.ts';
import styles from './albums.module.css';
import { NewAlbum } from './new-album.tsx';

/** Albums with their covers, and saved searches beside them. */
export default function AlbumsPage() {
  const say = useWords(albumsWords);
  const { data, error, refetch } = useRead(getAlbums, {});
  const [asks, setAsks] = useState(false);
  const groups = Object.groupBy(data?.albums ?? [], ({ kind }) => kind);
  return (
    <div>
      <PageTitle
        actions={
          <>
            <Link href="/duplicates" className={`${buttons.button} ${buttons.plain}`}>
              <Layers size={16} aria-hidden />
              {say.duplicates}
            </Link>
            <Link href="/trash" className={`${buttons.button} ${buttons.plain}`}>
              <Trash2 size={16} aria-hidden />
              {say.trash}
            </Link>
            <Button icon={<Plus size={16} aria-hidden />} onClick={() => setAsks(true)}>
              {say.create}
            </Button>
          </>
        }
      >
        {say.title}
      </PageTitle>
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data?.albums.length === 0 ? (
        <Empty icon={<Images size={32} aria-hidden />} title={say.empty}>
          <p>{say.emptyWhat}</p>
        </Empty>
      ) : null}
      <Cards albums={groups.album ?? []} />
      {groups.search === undefined ? null : (
        <section aria-labelledby="searches">
          <h2 id="searches" className={styles.heading}>
            {say.searches}
          </h2>
          <Cards albums={groups.search} />
        </section>
      )}
      {asks ? <NewAlbum onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

function Cards({ albums }: { readonly albums: readonly AlbumShape[] }) {
  const say = useWords(albumsWords);
  const language = useLanguage();
  if (albums.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {albums.map((album) => (
        <li key={album.id}>
          <Link href={albumAddress(album.id)} className={styles.card}>
            <span className={styles.cover}>
              {album.cover !== undefined ? (
                <Thumbnail id={album.cover.id} alt="" thumbhash={album.cover.thumbhash} size={640} />
              ) : album.kind === 'search' ? (
                <Search size={28} aria-hidden />
              ) : (
                <FolderHeart size={28} aria-hidden />
              )}
            </span>
            <strong>{album.name}</strong>
            <span className={styles.facts}>
              {[album.items === undefined ? album.query : say.items(album.items), spanOf(album, language)]
                .filter((part) => part !== undefined && part !== '')
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
