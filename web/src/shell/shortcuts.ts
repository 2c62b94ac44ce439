import { useEffect, useSyncExternalStore } from 'react';

/** A key, or two in sequence ("g t"), with its action; `says` is its description in the list under `?`. */
export type Shortcut = { readonly keys: string; readonly says: string; readonly run: (event: KeyboardEvent) => void };
export type ShortcutGroup = {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
  /** Its keys precede those of all other groups, whenever these were registered. */
  readonly precedes?: boolean;
};

let groups: readonly ShortcutGroup[] = [];
const listeners = new Set<() => void>();
/** The first of two keys, and when it was pressed; the second counts within this many milliseconds. */
let first: { readonly key: string; readonly at: number } | undefined;
const SEQUENCE_MS = 1200;

const changed = (): void => {
  for (const listener of listeners) listener();
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button|range)$/.test(target.type));

/** Enter and the space bar belong to the control that has the focus: it is pressed. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('a[href], button, summary, input, [role="button"]') !== null;

/** One listener for all shortcuts. Keys with a modifier, in fields, or while a dialog is open are left alone. */
export function onShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (isPressing(event)) return;
  if (document.querySelector('dialog[open]:not([data-shortcuts])') !== null) return;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // By the time of the events: a page that is busy hears of both keys late.
  const isSecond = first !== undefined && event.timeStamp - first.at < SEQUENCE_MS;
  const both = isSecond ? `${first?.key} ${pressed}` : pressed;
  first = undefined;
  // The latest registration wins: shortcuts of an overlay precede those of its page.
  const ranked = groups.toReversed().toSorted((a, b) => Number(b.precedes ?? false) - Number(a.precedes ?? false));
  const all = ranked.flatMap((group) => group.shortcuts);
  const found = all.find(({ keys }) => keys === both) ?? all.find(({ keys }) => keys === pressed);
  if (found !== undefined) {
    event.preventDefault();
    found.run(event);
  } else if (all.some(({ keys }) => keys.startsWith(`${pressed} `))) {
    first = { key: pressed, at: event.timeStamp };
  }
}

/** Shortcuts of a page while it is shown. Memoise the group, or it is registered on each render. */
export function useShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    groups = [...groups, group];
    changed();
    return () => {
      groups = groups.filter((one) => one !== group);
      changed();
    };
  }, [group]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All active shortcuts, in groups. */
export const useShortcutGroups = (): readonly ShortcutGroup[] => useSyncExternalStore(subscribe, () => groups);
