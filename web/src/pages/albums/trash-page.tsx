import { Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deleteTrash, getTrash, getTrashThumbnail, postRestore } from '../../../../src/contract/endpoints/trash.ts';
import type { TrashResponse } from '../../../../src/contract/trash-verbs.ts';
import { addressOf, call } from '../../api/call.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { Mark } from '../../parts/selection/mark.tsx';
import { selectionOfItems, useSelected } from '../../parts/selection/selection.ts';
import { ChosenBar } from '../../parts/selection/selection-bar.tsx';
import { useChoosing } from '../../parts/selection/use-choosing.ts';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { albumsWords } from '../../words/albums.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import { timelineWords } from '../../words/timeline.ts';
import { itemName } from '../timeline/item-name.ts';
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
  const names = useWords(timelineWords);
  const language = useLanguage();
  const called = useCalled();
  const acts = useActs();
  const selection = useMemo(selectionOfItems, []);
  const chosen = useSelected(selection);
  const choosing = useChoosing(
    selection,
    items.map(({ id }) => id),
  );
  const restore = (): Promise<boolean> =>
    acts.attempt(async () => {
      const ids = [...chosen.keys()];
      await call(postRestore, { body: { items: ids } });
      selection.clear();
      toast({ text: say.restored(ids.length) });
    });
  return (
    <>
      <ul className={styles.tiles} data-selecting="" {...choosing}>
        {items.map((item) => {
          const isPicture = item.modality === 'image' || item.modality === 'video';
          const name = itemName(item, names, language, called);
          const words = isPicture ? name : (item.title ?? item.snippet ?? name);
          const left = say.daysLeft(daysUntil(item.until));
          return (
            <li key={item.id} data-choose={item.id} {...(chosen.has(item.id) ? { 'data-chosen': '' } : {})}>
              <button type="button" className={styles.tile} onClick={() => selection.toggle([item.id])}>
                {isPicture ? (
                  <img src={addressOf(getTrashThumbnail, { params: { id: item.id } })} alt={words} loading="lazy" />
                ) : (
                  <span>{words}</span>
                )}
                <span className={styles.left}>{left}</span>
              </button>
              <Mark id={item.id} name={name} selection={selection} />
            </li>
          );
        })}
      </ul>
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
