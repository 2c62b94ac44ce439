import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, Check, FolderCheck, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { getGone, postGone } from '../../../../src/contract/endpoints/gone.ts';
import type { GoneItem, GoneSource } from '../../../../src/contract/gone-verb.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { DecisionPage } from '../../parts/decision-page.tsx';
import { ItemTiles } from '../../parts/item-tiles.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { type Selection, selectionOfItems, useSelected } from '../../parts/selection/selection.ts';
import { ChosenBar } from '../../parts/selection/selection-bar.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { toast } from '../../parts/toasts.tsx';
import { openItem } from '../../shell/open-item.ts';
import { goneWords } from '../../words/gone.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { leftOutInWords } from '../../words/left-out.ts';
import styles from './gone.module.css';

/** What is no longer at its source, by source: kept, archived or moved to the trash, each with a way back. */
export default function GonePage() {
  const say = useWords(goneWords);
  const asked = useInfiniteQuery({
    queryKey: keyOf(getGone),
    queryFn: ({ pageParam, signal }) => call(getGone, { query: pageParam === '' ? {} : { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const items = asked.data?.pages.flatMap((page) => page.items) ?? [];
  const sources = asked.data?.pages.at(0)?.sources ?? [];
  return (
    <DecisionPage
      say={say}
      backTo="/import"
      icon={<FolderCheck size={32} aria-hidden />}
      asked={asked}
      isEmpty={items.length === 0}
    >
      <Sources sources={sources} items={items} />
    </DecisionPage>
  );
}

type Decision = 'keep' | 'archive' | 'trash';
type Of = { readonly items: string[] } | { readonly source: string };
type Decide = { readonly decide: (decision: Decision, of: Of) => void; readonly isBusy: boolean };

function Sources({ sources, items }: { readonly sources: readonly GoneSource[]; readonly items: readonly GoneItem[] }) {
  const say = useWords(goneWords);
  const selection = useMemo(selectionOfItems, []);
  const chosen = useSelected(selection);
  const deciding = useDecide(selection);
  const bySource = Map.groupBy(items, ({ source }) => source);
  const of = { items: [...chosen.keys()] };
  return (
    <>
      {sources.map((one) => {
        const shown = bySource.get(one.source);
        return shown === undefined ? null : (
          <Source key={one.source} source={one} items={shown} selection={selection} {...deciding} />
        );
      })}
      {chosen.size === 0 ? null : (
        <ChosenBar selection={selection}>
          <Button
            icon={<Check size={16} aria-hidden />}
            title={say.keepWhat}
            disabled={deciding.isBusy}
            onClick={() => deciding.decide('keep', of)}
          >
            {say.keep}
          </Button>
          <Button
            icon={<Archive size={16} aria-hidden />}
            title={say.archiveWhat}
            disabled={deciding.isBusy}
            onClick={() => deciding.decide('archive', of)}
          >
            {say.archive}
          </Button>
          <Button
            icon={<Trash2 size={16} aria-hidden />}
            title={say.trashWhat}
            disabled={deciding.isBusy}
            onClick={() => deciding.decide('trash', of)}
          >
            {say.trash}
          </Button>
        </ChosenBar>
      )}
    </>
  );
}

/** One source with what it has no more. */
function Source({
  source: { source, items: count },
  items,
  selection,
  decide,
  isBusy,
}: Decide & {
  readonly source: GoneSource;
  readonly items: readonly GoneItem[];
  readonly selection: Selection;
}) {
  const say = useWords(goneWords);
  const language = useLanguage();
  const reasons = { missing: say.missing, 'left-out': say.leftOut, 'not-in-later-export': say.notInLaterExport };
  const name = source.split(/[/\\]/).findLast((part) => part !== '') ?? source;
  const ids = items.map(({ id }) => id);
  return (
    <section className={styles.source} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h2>{name}</h2>
          <p className={styles.path}>
            {say.items(count)} · {source}
          </p>
        </div>
        <div className={styles.decisions}>
          <Button
            icon={<Check size={16} aria-hidden />}
            title={say.keepWhat}
            disabled={isBusy}
            onClick={() => decide('keep', { source })}
          >
            {say.keepAll}
          </Button>
          <Button
            icon={<Trash2 size={16} aria-hidden />}
            title={say.trashWhat}
            disabled={isBusy}
            onClick={() => decide('trash', { source })}
          >
            {say.trashAll}
          </Button>
        </div>
      </header>
      <ItemTiles
        items={items}
        selection={selection}
        pictureOf={({ id, thumbhash }, alt) => <Thumbnail id={id} alt={alt} thumbhash={thumbhash} />}
        noteOf={({ why, reason }) => (reason === undefined ? reasons[why] : leftOutInWords(reason, language))}
        onOpen={({ id }) => openItem(id, {}, ids)}
      />
    </section>
  );
}

/** As many ids as one request takes. */
const AT_ONCE = 5000;

/** Sends a decision and says what was done, with a way back. */
function useDecide(selection: Selection): Decide {
  const say = useWords(goneWords);
  const acts = useActs();
  const undo = async (ids: readonly string[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += AT_ONCE)
      await call(postGone, { body: { decision: 'undo', items: ids.slice(at, at + AT_ONCE) } });
  };
  const decide = (decision: Decision, of: Of): void =>
    void acts.attempt(async () => {
      const { ids } = await call(postGone, { body: { decision, ...of } });
      selection.clear();
      const words = { keep: say.kept, archive: say.archived, trash: say.trashed };
      toast({ text: words[decision](ids.length), undo: acts.undone(() => undo(ids)) });
    });
  return { decide, isBusy: acts.isBusy };
}
