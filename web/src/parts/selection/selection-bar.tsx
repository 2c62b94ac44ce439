import {
  Archive,
  Download,
  EyeOff,
  FolderMinus,
  Heart,
  Images,
  Link2,
  type LucideIcon,
  PencilLine,
  Trash2,
  X,
} from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import { IconButton } from '../button.tsx';
import { LinkDialog } from '../links/link-button.tsx';
import { useMayLink } from '../links/use-may-link.ts';
import { useActs } from './act.ts';
import { AlbumDialog } from './album-dialog.tsx';
import { chooseToShare } from './choice-to-share.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { type Selection, useSelected } from './selection.ts';
import styles from './selection-bar.module.css';

type BarProps<T> = {
  readonly selection: Selection<T>;
  /** The ids of what is selected, loaded where necessary. Errors: `Problem`. */
  readonly idsOf: (chosen: readonly T[]) => Promise<readonly string[]>;
  /** The album that the page shows, by its name. */
  readonly album?: string | undefined;
};

/** Actions for what is selected, once something is. */
export function SelectionBar<T>(props: BarProps<T>) {
  const chosen = useSelected(props.selection);
  return chosen.size === 0 ? <output className="visually-hidden" /> : <Bar {...props} />;
}

/** The frame of a bar: how many are selected, and actions. */
export function ChosenBar<T>({
  selection,
  children,
}: {
  readonly selection: Selection<T>;
  readonly children: ReactNode;
}) {
  const say = useWords(selectionWords);
  const { size } = useSelected(selection);
  const keys = useMemo(
    () => ({
      title: say.keysTitle,
      shortcuts: [{ keys: 'Escape', says: say.clear, run: () => selection.clear() }],
    }),
    [say, selection],
  );
  useShortcuts(keys);
  return (
    <div className={styles.bar} role="toolbar" aria-label={say.selected(size)}>
      <IconButton label={say.clear} onClick={() => selection.clear()}>
        <X size={18} aria-hidden />
      </IconButton>
      <output className={styles.count}>{say.selected(size)}</output>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

type Asks = 'correct' | 'album' | 'download' | 'link' | 'forget';

function Bar<T>({ selection, idsOf, album }: BarProps<T>) {
  const say = useWords(selectionWords);
  const chosen = useSelected(selection);
  const [asks, setAsks] = useState<Asks>();
  const [, navigate] = useLocation();
  const acts = useActs();
  const mayLink = useMayLink();
  const count = chosen.size;
  const ids = () => idsOf([...chosen.values()]);
  /** The selection stays when something failed. */
  const act = async (work: (items: readonly string[]) => Promise<boolean>): Promise<void> => {
    const isDone = await acts.attempt(async () => {
      if (await work(await ids())) selection.clear();
    });
    if (isDone) setAsks(undefined);
  };
  const patch = (...said: readonly [Parameters<typeof acts.patch>[1], string]) =>
    act((items) => acts.patch(items, ...said));
  const favourite = () => void patch({ favourite: true }, say.favourited(count));
  const trash = () => void act(acts.trash);
  useKeys(say, { correct: () => setAsks('correct'), album: () => setAsks('album'), favourite, trash });
  const actions: readonly (readonly [string, LucideIcon, () => void])[] = [
    [say.favourite, Heart, favourite],
    [say.toAlbum, Images, () => setAsks('album')],
    ...(album === undefined
      ? []
      : [
          [
            say.fromAlbum,
            FolderMinus,
            () => void patch({ albums: { remove: [album] } }, say.removedFrom(count, album)),
          ] as const,
        ]),
    [say.edit, PencilLine, () => setAsks('correct')],
    [say.archive, Archive, () => void patch({ archived: true }, say.archived(count))],
    [say.download, Download, () => setAsks('download')],
    ...(mayLink ? [[say.link, Link2, () => setAsks('link')] as const] : []),
    [
      say.share,
      EyeOff,
      () =>
        void act(async (items) => {
          chooseToShare(items);
          navigate('/share');
          return false;
        }),
    ],
    [say.trash, Trash2, trash],
  ];
  const close = () => setAsks(undefined);
  return (
    <ChosenBar selection={selection}>
      {actions.map(([label, Icon, run]) => (
        <IconButton key={label} label={label} disabled={acts.isBusy} onClick={run}>
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
      {asks === 'correct' ? (
        <CorrectDialog
          count={count}
          ids={ids}
          undoing={acts.undoing}
          onDone={() => selection.clear()}
          onForget={() => setAsks('forget')}
          onClose={close}
        />
      ) : null}
      {asks === 'album' ? (
        <AlbumDialog
          count={count}
          isBusy={acts.isBusy}
          onAlbum={(name) => void patch({ albums: { add: [name] } }, say.addedTo(count, name))}
          onClose={close}
        />
      ) : null}
      {asks === 'download' ? (
        <DownloadDialog
          count={count}
          isBusy={acts.isBusy}
          onSize={(size) => void act((items) => acts.download(items, size))}
          onClose={close}
        />
      ) : null}
      {asks === 'link' ? (
        <LinkDialog of={async () => ({ items: [...(await ids())] })} name={say.linkName(count)} onClose={close} />
      ) : null}
      {asks === 'forget' ? (
        <ForgetDialog count={count} ids={ids} onDone={() => selection.clear()} onClose={close} />
      ) : null}
    </ChosenBar>
  );
}

type Words = (typeof selectionWords)['en'] | (typeof selectionWords)['zh'];
type Runs = Readonly<Record<'correct' | 'album' | 'favourite' | 'trash', () => void>>;

/** What a key does is what the bar does when it is pressed. */
function useKeys(say: Words, runs: Runs): void {
  const [latest] = useState<{ runs: Runs }>({ runs });
  latest.runs = runs;
  const keys = useMemo(
    () => ({
      title: say.keysTitle,
      shortcuts: [
        { keys: 'c', says: say.edit, run: () => latest.runs.correct() },
        { keys: 'b', says: say.toAlbum, run: () => latest.runs.album() },
        { keys: 'f', says: say.favourite, run: () => latest.runs.favourite() },
        { keys: 'Delete', says: say.trash, run: () => latest.runs.trash() },
      ],
    }),
    [say, latest],
  );
  useShortcuts(keys);
}
