import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { overlayNow } from '../../shell/open-item.ts';
import { type AskAddress, addressOfQuestion, questionAt } from './ask-address.ts';

/** The URL of this page, also while an item is open over it. */
function pageAddress(): string {
  const over = location.pathname.startsWith('/item/') ? overlayNow()?.over : undefined;
  return over ?? `${location.pathname}${location.search}`;
}

/** The question in the URL. */
export function useQuestion(): AskAddress {
  const address = useLocationProperty(pageAddress);
  return useMemo(() => questionAt(address.split('?')[1] ?? ''), [address]);
}

/** Navigates to a question; `replace` while typing, so that Back does not undo letter by letter. */
export function goToQuestion(question: AskAddress, how: 'push' | 'replace' = 'push'): void {
  const address = addressOfQuestion(question);
  if (address === `${location.pathname}${location.search}`) return;
  navigate(address, { replace: how === 'replace' });
}

const sessions = new Map<string, string>();

/** The conversation id of a question: the server stores each separately, so any of them can be followed up. */
export function sessionOf(question: AskAddress): string {
  const address = addressOfQuestion(question);
  const known = sessions.get(address) ?? crypto.randomUUID();
  sessions.set(address, known);
  return known;
}

export const keepSession = (question: AskAddress, session: string): void => {
  sessions.set(addressOfQuestion(question), session);
};
