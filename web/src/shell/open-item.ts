import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { z } from 'zod';

/** A location in an item: the field, quote or second of a video that an answer cites. */
export type ItemView = { readonly field?: string; readonly quote?: string; readonly at?: number };

/** The URL of an item: `/item/ID?field=ocr&quote=…&at=12.3`. */
export function itemAddress(id: string, view: ItemView = {}): string {
  const query = new URLSearchParams();
  if (view.field !== undefined) query.set('field', view.field);
  if (view.quote !== undefined) query.set('quote', view.quote);
  if (view.at !== undefined) query.set('at', String(view.at));
  return `/item/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`;
}

const overlayState = z.looseObject({ over: z.string(), among: z.array(z.string()).optional() });
export type OverlayState = z.infer<typeof overlayState>;

/** The page below the open item: its URL, and the items for previous and next. */
export const overlayNow = (): OverlayState | undefined => overlayState.safeParse(history.state).data;

const here = (): string => location.pathname + location.search;
/** History state is limited to a few hundred kilobytes, and distant neighbours are not needed. */
const MOST_AMONG = 2000;

let opener: Element | null = null;

/** The element focused before the item was opened: the inert page below cannot keep the focus. */
export const openedFrom = (): Element | null => opener;

/** Opens an item over the current page; Esc and Back return to it with its scroll position. `among`: for previous and next. */
export function openItem(id: string, view: ItemView = {}, among: readonly string[] = []): void {
  if (overlayNow() === undefined) opener = document.activeElement;
  const over = overlayNow()?.over ?? here();
  const at = Math.max(0, among.indexOf(id) - MOST_AMONG / 2);
  const near = among.slice(at, at + MOST_AMONG);
  navigate(itemAddress(id, view), { state: near.length === 0 ? { over } : { over, among: near } });
}

/** Replaces the open item: Back still returns to the page below. */
export function replaceItem(id: string): void {
  navigate(itemAddress(id), { replace: true, state: history.state });
}

/** Closes the item: back to the page below, or to the start page if it was opened by its own URL. */
export function useCloseItem(): () => void {
  return useCallback(() => {
    if (overlayNow() === undefined) navigate('/');
    else history.back();
  }, []);
}
