import type { Link } from '../../memory/link.ts';
import { pushTo } from '../ordering.ts';
import { linkBetween } from '../picture-links.ts';
import type { View } from '../view.ts';

const bareId = (id: string): string => id.trim().replace(/^<|>$/g, '');

/**
 * Links between mails by their headers (RFC 5322 §3.6.4): a reply to what it answers (In-Reply-To, else the last known
 * of References), and mails that share a Message-ID although their content differs (mailing-list copies, re-exports).
 *
 * @param sorted oldest first
 */
export function messageLinks(sorted: readonly View[]): Link[] {
  const byMessage = new Map<string, View[]>();
  for (const view of sorted) {
    if (view.modality === 'email' && view.messageId !== undefined) pushTo(byMessage, bareId(view.messageId), view);
  }
  const links: Link[] = [];
  for (const [first, ...others] of byMessage.values()) {
    if (first !== undefined) for (const other of others) links.push(linkBetween('same-message', other, first, 1));
  }
  for (const view of sorted) {
    const parents = [view.thread?.inReplyTo, ...(view.thread?.references ?? []).toReversed()];
    const answered = parents
      .flatMap((id) => (id === undefined ? [] : (byMessage.get(bareId(id))?.[0] ?? [])))
      .find((parent) => parent.id !== view.id);
    if (answered !== undefined) links.push(linkBetween('reply', view, answered, 1));
  }
  return links;
}
