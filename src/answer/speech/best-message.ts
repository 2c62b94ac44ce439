import { slug } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import { messagesIn, type SaidMessage } from '../../memory/conversation.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';

/** The message of a conversation that says most of a topic (each token by its weight); nothing of any other item. */
export function bestMessage({ body }: MemoryItem, topic: ReadonlyMap<string, number>): SaidMessage | undefined {
  if (body?.messages === undefined) return undefined;
  let best: { readonly message: SaidMessage; readonly score: number } | undefined;
  for (const message of messagesIn(body)) {
    if (message.from === undefined) continue;
    let score = 0;
    for (const token of new Set(tokens(message.text))) score += topic.get(token) ?? 0;
    if (score > (best?.score ?? 0)) best = { message, score };
  }
  return best?.message;
}

/**
 * Whether somebody has a part in what a conversation says of a topic: who says it, or whom it names. On one day many
 * speak, of many things. Of other items everybody has, and of a conversation that does not speak of it.
 */
export function hasPart(item: MemoryItem, { how, name }: Mention, topic: ReadonlyMap<string, number>): boolean {
  const message = bestMessage(item, topic);
  if (message === undefined) return true;
  return how === 'speaker' ? firstOf(name) === firstOf(message.from ?? '') : message.text.includes(name);
}

/** The name in an export may be shorter than the one that the person is known by. */
const firstOf = (name: string): string => slug(name).split('_')[0] ?? '';
