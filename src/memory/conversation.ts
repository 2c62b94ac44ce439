import type { Body, BodyMessage, BodyPart } from './item-text.ts';

/** A message before it stands in a body: what was said, by whom and when (local clock, ISO 8601). */
export type SaidMessage = Pick<BodyMessage, 'from' | 'at' | 'id'> & { readonly text: string };

/** Messages as one body, a line for each: "Anna: See you at eight". What programs wrote is kept, and is not searched. */
export function conversationBody(said: readonly SaidMessage[]): Body {
  let text = '';
  const messages: BodyMessage[] = [];
  const parts: BodyPart[] = [];
  for (const { text: words, from, at, id } of said) {
    const begin = text.length;
    text += from === undefined ? '' : `${from}: `;
    const start = text.length;
    text += words;
    messages.push({
      start,
      end: text.length,
      ...(from === undefined ? {} : { from }),
      at,
      ...(id === undefined ? {} : { id }),
    });
    text += '\n';
    const kind = from === undefined ? 'boilerplate' : 'main';
    const last = parts.at(-1);
    if (last?.kind === kind) last.end = text.length;
    else parts.push({ kind, start: begin, end: text.length });
  }
  return { text, parts, messages };
}

/** The messages that a body was made of; nothing of a body that is no conversation. */
export const messagesIn = ({ text, messages = [] }: Body): SaidMessage[] =>
  messages.map(({ start, end, ...said }) => ({ ...said, text: text.slice(start, end) }));

const MINUTE_CHARACTERS = 16;

/**
 * What two exports tell of one stretch of a conversation, as one: each message once, in order of time. A service's own id
 * tells a message, and its later wording holds; else the minute, the speaker and the words do. The same object where
 * `next` has nothing more.
 */
export function unitedConversation(known: Body, next: Body): Body {
  const all = new Map<string, SaidMessage>();
  for (const [key, said] of keyed(messagesIn(known))) all.set(key, said);
  let isNews = false;
  for (const [key, said] of keyed(messagesIn(next))) {
    const before = all.get(key);
    if (before !== undefined && before.text === said.text) continue;
    all.set(key, said);
    isNews = true;
  }
  if (!isNews) return known;
  return conversationBody([...all.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)));
}

/** Somebody may say the same twice in a minute. */
function keyed(messages: readonly SaidMessage[]): [string, SaidMessage][] {
  const times = new Map<string, number>();
  return messages.map((said) => {
    if (said.id !== undefined) return [`id ${said.id}`, said];
    const key = `${said.at.slice(0, MINUTE_CHARACTERS)}\n${said.from ?? ''}\n${said.text}`;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return [`${before} ${key}`, said];
  });
}
