import { slug } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import { messagesIn } from '../../memory/conversation.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';

/** How much of a sentence is about its speaker, and how much about those spoken to. */
export type Attribution = { readonly speaker: number; readonly addressee: number };

export type SaidSentence = { readonly tokens: ReadonlySet<string>; readonly about: Attribution };

/** What one person said at one point of a conversation. */
export type Turn = {
  readonly id: ItemId;
  readonly speaker: string;
  readonly thread: string;
  readonly tokens: ReadonlySet<string>;
  readonly sentences: readonly SaidSentence[];
};

/** All conversations of a memory, turns in order, with where each token is said. */
export type Dialogue = {
  readonly turns: readonly Turn[];
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly speakers: ReadonlySet<string>;
};

/** More turns than this are not held in memory for one question. */
const MOST_TURNS = 30_000;

const readOnce = perState(read, ['item']);

/** The memory's conversations, read once for each state of its items; nothing when there are none, or too many turns. */
export async function knownDialogue(store: Store, texts: number): Promise<Dialogue | undefined> {
  return texts === 0 || texts > MOST_TURNS ? undefined : readOnce(store);
}

async function read(store: Store): Promise<Dialogue | undefined> {
  const turns: OrderedTurn[] = [];
  const ids = await store.match({ any: [[term.modality('text')]], none: [] }, MOST_TURNS);
  for (const item of await store.items(ids)) {
    turns.push(...turnsOf(item));
    // A conversation is one item, with any number of turns.
    if (turns.length > MOST_TURNS) return undefined;
  }
  if (turns.length === 0) return undefined;
  const inOrder = new Intl.Collator('en', { numeric: true });
  turns.sort((a, b) => inOrder.compare(a.thread, b.thread) || inOrder.compare(a.order, b.order));
  const postings = new Map<string, number[]>();
  for (const [i, turn] of turns.entries()) {
    for (const token of turn.tokens) {
      const found = postings.get(token);
      if (found === undefined) postings.set(token, [i]);
      else found.push(i);
    }
  }
  return { turns, postings, speakers: new Set(turns.map(({ speaker }) => speaker)) };
}

/** The name that stands for a speaker: an id where one is known. */
export const speakerKey = ({ id, name }: { readonly id?: string | undefined; readonly name: string }): string =>
  id ?? slug(name);

type OrderedTurn = Turn & { readonly order: string };

/** A turn for each message of a conversation; any other item is what its one speaker says. */
function turnsOf(item: MemoryItem): OrderedTurn[] {
  const { people = [], body, thread } = item;
  const speakers = people.filter(({ how }) => how === 'speaker');
  if (thread === undefined || body === undefined) return [];
  if (body.messages === undefined) {
    const [speaker] = speakers;
    return speaker === undefined ? [] : [turnOf(item, speaker, body.text, thread.messageId ?? item.id)];
  }
  return messagesIn(body).flatMap(({ from, at, text }, index) => {
    const speaker = speakers.find(({ name }) => name === from) ?? (from === undefined ? undefined : { name: from });
    return speaker === undefined ? [] : [turnOf(item, speaker, text, `${at} ${index}`)];
  });
}

function turnOf(item: MemoryItem, speaker: Pick<Mention, 'id' | 'name'>, text: string, order: string): OrderedTurn {
  const said = sentences(text).map((sentence) => ({
    tokens: new Set(tokens(sentence.text)),
    about: aboutWhom(sentence.text),
  }));
  const shown =
    item.caption === undefined
      ? []
      : [{ tokens: new Set(tokens(item.caption)), about: { speaker: 1, addressee: 0.1 } }];
  const all = [...said, ...shown];
  return {
    id: item.id,
    speaker: speakerKey(speaker),
    thread: item.thread?.id ?? item.id,
    order,
    tokens: new Set(all.flatMap((sentence) => [...sentence.tokens])),
    sentences: all,
  };
}

const first = /\b(?:i|i['’]m|i['’]ve|i['’]d|i['’]ll|my|me|mine|we|our|us|myself|ourselves)\b|我|咱|俺/i;
const second = /\b(?:you|your|you['’]re|you['’]ve|you['’]d|you['’]ll|yours|yourself)\b|你|您/i;

/** "My race was great" is about who says it, "how was your race?" about who is asked. */
function aboutWhom(text: string): Attribution {
  const [i, you] = [first.test(text), second.test(text)];
  if (i && you) return { speaker: 0.6, addressee: 0.6 };
  if (i) return { speaker: 1, addressee: 0.1 };
  return you ? { speaker: 0.15, addressee: 1 } : { speaker: 0.75, addressee: 0.4 };
}
