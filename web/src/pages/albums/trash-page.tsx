import { Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deleteTrash, getTrash, getTrashThumbnail, postRestore } from '../../../../src/contract/endpoints/trash.ts';
import type { TrashResponse } from '../../../../src/contract/trash-verbs.ts';
import { addressOf, call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ItemTiles } from '../../parts/item-tiles.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { selectionOfItems, useSelected } from '../../parts/selection/selection.ts';
import { ChosenBar } from '../../parts/selection/selection-bar.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { albumsWords } from '../../words/albums.ts';
import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import styles from './albums.module.css';

const DAY = 86_400_000;
type Trashed = TrashResponse['items'][number];

/** What was thrown away: it can be restored, or deleted for good, and is deleted after 30 days. */
export default function TrashPage() {
  const say = useWords(selectionWords);
  const { back } = useWords(albumsWords);
  const { data, error, refetch } = useRead(getTrash, {});
  const [deletes, setDeletes] = useState<readonly string[]>();
  const all = data?.items ?? [];
  return (
    <div>
      <BackLink href="/albums">{back}</BackLink>
      <PageTitle
        actions={
          all.length === 0 ? undefined : (
            <Button
              look="danger"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => setDeletes(all.map(({ id }) => id))}
            >
              {say.emptyTrash}
            </Button>
          )
        }
      >
        {say.trashTitle}
      </PageTitle>
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : all.length === 0 ? (
        <Empty icon={<Trash2 size={32} aria-hidden />} title={say.trashEmpty}>
          <p>{say.trashWhat}</p>
        </Empty>
      ) : (
        <>
          <p className={styles.head}>{say.trashWhat}</p>
          <Tiles items={all} onDelete={setDeletes} />
        </>
      )}
      {deletes === undefined ? null : <DeleteDialog ids={deletes} onClose={() => setDeletes(undefined)} />}
    </div>
  );
}

function Tiles({
  items,
  onDelete,
}: {
  readonly items: readonly Trashed[];
  readonly onDelete: (ids: readonly string[]) => void;
}) {
  const say = useWords(selectionWords);
  const acts = useActs();
  const selection = useMemo(selectionOfItems, []);
  const chosen = useSelected(selection);
  const restore = (): Promise<boolean> =>
    acts.attempt(async () => {
      const ids = [...chosen.keys()];
      await call(postRestore, { body: { items: ids } });
      selection.clear();
      toast({ text: say.restored(ids.length) });
    });
  return (
    <>
      <ItemTiles
        items={items}
        selection={selection}
        pictureOf={({ id }, alt) => (
          <img src={addressOf(getTrashThumbnail, { params: { id } })} alt={alt} loading="lazy" />
        )}
        noteOf={({ until }) => say.daysLeft(daysUntil(until))}
        onOpen={({ id }) => selection.toggle([id])}
      />
      {chosen.size === 0 ? null : (
        <ChosenBar selection={selection}>
          <Button icon={<Undo2 size={16} aria-hidden />} disabled={acts.isBusy} onClick={() => void restore()}>
            {say.restore}
          </Button>
          <Button look="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => onDelete([...chosen.keys()])}>
            {say.deleteNow}
          </Button>
        </ChosenBar>
      )}
    </>
  );
}

const daysUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / DAY));

function DeleteDialog({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) {
  const say = useWords(selectionWords);
  const acts = useActs();
  const remove = async (): Promise<void> => {
    await acts.attempt(async () => {
      await call(deleteTrash, { body: { items: [...ids] } });
      toast({ text: say.deleted(ids.length) });
    });
    onClose();
  };
  return (
    <Dialog
      title={say.deleteTitle(ids.length)}
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
