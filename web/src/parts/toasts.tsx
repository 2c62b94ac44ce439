import { Undo2, X } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useShortcuts } from '../shell/shortcuts.ts';
import { useWords, words } from '../words/language.ts';
import { Button, IconButton } from './button.tsx';
import styles from './toasts.module.css';

const phrases = words({
  en: { dismiss: 'Dismiss', undo: 'Undo', title: 'Notifications', keyUndo: 'Undo the last action' },
  zh: { dismiss: '关闭', undo: '撤销', title: '通知', keyUndo: '撤销上一步操作' },
});

/** A short message about an action, with an optional follow-up. */
export type Toast = {
  readonly text: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Undoes the action. */
  readonly undo?: () => void;
};
type Shown = Toast & { readonly id: number };

const SECONDS = 8;
/** Longer if there is a choice. */
const SECONDS_WITH_CHOICE = 20;
let shown: readonly Shown[] = [];
let last = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Shown[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};
const dismiss = (id: number): void => show(shown.filter((one) => one.id !== id));

/** Shows a toast for some seconds, paused on hover and focus; errors stay until dismissed. */
export function toast(said: Toast): void {
  last += 1;
  show([...shown.slice(-2), { ...said, id: last }]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The container of toasts; once, in the shell. */
export function Toasts() {
  const all = useSyncExternalStore(subscribe, () => shown);
  const say = useWords(phrases);
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointed || hasFocus;
  const isEmpty = all.length === 0;
  useEffect(() => {
    // Clear the hover state when its toast is removed.
    if (!isEmpty) return;
    setPointed(false);
    setFocus(false);
  }, [isEmpty]);
  const undoable = all.findLast(({ undo }) => undo !== undefined);
  const keys = useMemo(
    () => ({
      title: say.title,
      shortcuts: undoable === undefined ? [] : [{ keys: 'u', says: say.keyUndo, run: () => takeBack(undoable) }],
    }),
    [say, undoable],
  );
  useShortcuts(keys);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from disappearing
    <div
      className={styles.toasts}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      <output className={styles.list} aria-live="polite">
        {all.map((one) => (
          <ToastCard key={one.id} one={one} isHeld={isHeld} />
        ))}
      </output>
    </div>
  );
}

function takeBack({ id, undo }: Shown): void {
  dismiss(id);
  undo?.();
}

function ToastCard({ one, isHeld }: { readonly one: Shown; readonly isHeld: boolean }) {
  const say = useWords(phrases);
  const { id, text, tone, action, undo } = one;
  const seconds = action === undefined && undo === undefined ? SECONDS : SECONDS_WITH_CHOICE;
  useEffect(() => {
    if (isHeld || tone === 'bad') return;
    const timer = setTimeout(() => dismiss(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, tone, isHeld, seconds]);
  return (
    <div className={`${styles.toast} ${tone === 'bad' ? styles.bad : ''}`}>
      <span>{text}</span>
      {action === undefined ? null : (
        <Button
          look="quiet"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      {undo === undefined ? null : (
        <Button look="quiet" icon={<Undo2 size={16} aria-hidden />} onClick={() => takeBack(one)}>
          {say.undo}
        </Button>
      )}
      <IconButton label={say.dismiss} onClick={() => dismiss(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
