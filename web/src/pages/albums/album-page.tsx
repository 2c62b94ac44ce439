import { ArrowDownNarrowWide, ArrowUpNarrowWide, FolderHeart, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { AlbumShape } from '../../../../src/contract/album-verbs.ts';
import { deleteAlbum, getAlbum, getAlbumItems, patchAlbum } from '../../../../src/contract/endpoints/albums.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { useItemPages } from '../../api/use-item-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ItemGrid } from '../../parts/item-grid.tsx';
import { LinkButton } from '../../parts/links/link-button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { albumsWords } from '../../words/albums.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { albumAddress, spanOf } from './album-address.ts';
import { AlbumForm } from './album-form.tsx';
import styles from './albums.module.css';

/** An album: its items by time, its name, and what can be done with it. */
export default function AlbumPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <Album key={id} id={decodeURIComponent(id)} />;
}

function Album({ id }: { readonly id: string }) {
  const say = useWords(albumsWords);
  // While the album is being renamed or deleted, nothing is read from its old address.
  const [isLeft, setLeft] = useState(false);
  const album = useRead(getAlbum, { params: { id } }, { enabled: !isLeft });
  const isGone = album.error instanceof Problem && album.error.code === 'not-found';
  return (
    <>
      <BackLink href="/albums">{say.back}</BackLink>
      {isGone ? (
        <Empty icon={<FolderHeart size={32} aria-hidden />} title={say.gone} />
      ) : album.isError ? (
        <Failed error={album.error} onRetry={() => void album.refetch()} />
      ) : album.data === undefined ? (
        <Loading />
      ) : (
        <Shown album={album.data} isLeft={isLeft} onLeave={setLeft} />
      )}
    </>
  );
}

type Leaving = { readonly onLeave: (isLeft: boolean) => void };

function Shown({ album, isLeft, onLeave }: Leaving & { readonly album: AlbumShape; readonly isLeft: boolean }) {
  const say = useWords(albumsWords);
  const language = useLanguage();
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  const [asks, setAsks] = useState<'name' | 'delete'>();
  const facts = [album.items === undefined ? album.query : say.items(album.items), spanOf(album, language)];
  return (
    <>
      <PageTitle
        actions={
          <>
            <IconButton
              label={order === 'asc' ? say.oldest : say.newest}
              onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
            >
              {order === 'asc' ? (
                <ArrowUpNarrowWide size={18} aria-hidden />
              ) : (
                <ArrowDownNarrowWide size={18} aria-hidden />
              )}
            </IconButton>
            <LinkButton of={{ album: album.id }} name={album.name} />
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setAsks('name')}>
              {say.rename}
            </Button>
            <Button look="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsks('delete')}>
              {say.delete}
            </Button>
          </>
        }
      >
        {album.name}
      </PageTitle>
      <p className={`${styles.facts} ${styles.head}`}>
        {facts.filter((one) => one !== undefined && one !== '').join(' · ')}
      </p>
      {isLeft ? <Loading /> : <Items album={album} order={order} />}
      {asks === 'name' ? <Rename album={album} onLeave={onLeave} onClose={() => setAsks(undefined)} /> : null}
      {asks === 'delete' ? <Delete album={album} onLeave={onLeave} onClose={() => setAsks(undefined)} /> : null}
    </>
  );
}

function Items({ album, order }: { readonly album: AlbumShape; readonly order: 'asc' | 'desc' }) {
  const say = useWords(albumsWords);
  const pages = useItemPages(getAlbumItems, { params: { id: album.id }, query: { order } });
  if (pages.isLoading) return <Loading />;
  if (pages.error !== null && pages.items.length === 0) return <Failed error={pages.error} onRetry={pages.again} />;
  if (pages.items.length === 0) return <p>{album.kind === 'search' ? say.nothingFound : say.none}</p>;
  return (
    <ItemGrid
      items={pages.items}
      hasMore={pages.hasMore}
      isReadingMore={pages.isReadingMore}
      onMore={pages.more}
      album={album.kind === 'album' ? album.name : undefined}
    />
  );
}

type DialogProps = Leaving & { readonly album: AlbumShape; readonly onClose: () => void };

function Rename({ album: { id, name }, onLeave, onClose }: DialogProps) {
  const say = useWords(albumsWords);
  const [, navigate] = useLocation();
  const acts = useActs();
  return (
    <AlbumForm
      title={say.renameTitle}
      submit={say.renameYes}
      before={{ name, query: '' }}
      asksQuery={false}
      onSave={async (said) => {
        onLeave(true);
        await acts.attempt(async () => {
          const { album = id } = await call(patchAlbum, { params: { id }, body: { name: said.name } });
          onClose();
          navigate(albumAddress(album), { replace: true });
        });
        onLeave(false);
      }}
      onClose={onClose}
    />
  );
}

function Delete({ album: { id, name }, onLeave, onClose }: DialogProps) {
  const say = useWords(albumsWords);
  const [, navigate] = useLocation();
  const acts = useActs();
  const remove = async (): Promise<void> => {
    onLeave(true);
    const isDone = await acts.attempt(async () => {
      const { done, corrections } = await call(deleteAlbum, { params: { id } });
      const undo = corrections.length === 0 ? {} : { undo: acts.undoing(corrections.map((one) => ({ id: one }))) };
      toast({ text: done, ...undo });
      navigate('/albums', { replace: true });
    });
    if (!isDone) onLeave(false);
  };
  return (
    <Dialog
      title={say.deleteTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="danger" disabled={acts.isBusy} onClick={() => void remove()}>
            {say.deleteYes}
          </Button>
        </>
      }
    >
      <p>{say.deleteWhat}</p>
    </Dialog>
  );
}
