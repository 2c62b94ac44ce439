import { useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { z } from 'zod';

/** Where in an item to look: the field, the words, or the second of a film that an answer cites. */
export type ItemView = { readonly field?: string; readonly quote?: string; readonly at?: number };

/** The address of an item: `/item/ID?field=ocr&quote=…&at=12.3`. */
export function itemAddress(id: string, view: ItemView = {}): string {
  const query = new URLSearchParams();
  if (view.field !== undefined) query.set('field', view.field);
  if (view.quote !== undefined) query.set('quote', view.quote);
  if (view.at !== undefined) query.set('at', String(view.at));
  return `/item/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`;
}

const overlayState = z.looseObject({ over: z.string(), among: z.array(z.string()).optional() });
export type OverlayState = z.infer<typeof overlayState>;

/** What the item of this moment lies over: the page's address, and the items to go through with the arrow keys. */
export const overlayNow = (): OverlayState | undefined => overlayState.safeParse(history.state).data;

const here = (): string => location.pathname + location.search;
/** History keeps at most some hundred kilobytes: neighbours far away are not needed. */
const MOST_AMONG = 2000;

let opener: Element | null = null;

/** Where the focus was when the item that is open was opened: the page below cannot hold it meanwhile. */
export const openedFrom = (): Element | null => opener;

/** Opens an item over the page one is on; Esc and Back return there, with its scroll. `among`: for previous and next. */
export function openItem(id: string, view: ItemView = {}, among: readonly string[] = []): void {
  if (overlayNow() === undefined) opener = document.activeElement;
  const over = overlayNow()?.over ?? here();
  const at = Math.max(0, among.indexOf(id) - MOST_AMONG / 2);
  const near = among.slice(at, at + MOST_AMONG);
  navigate(itemAddress(id, view), { state: near.length === 0 ? { over } : { over, among: near } });
}

/** Goes to another item in the place of this one: Back still returns to the page below. */
export function replaceItem(id: string): void {
  navigate(itemAddress(id), { replace: true, state: history.state });
}

/** Closes the item: back to the page below, or to the first page where it was opened by its own address. */
export function useCloseItem(): () => void {
  return useCallback(() => {
    if (overlayNow() === undefined) navigate('/');
    else history.back();
  }, []);
}
