import { sentences } from '../language/sentences.ts';
import { WantedTokens } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import { readOnce } from '../memory/read-once.ts';
import { textFields } from './weigh/item-words.ts';

const LONGEST = 200;
/** Characters of each field that are looked at: a match further down is not worth the wait. */
const MOST_READ = 12_000;

/** The sentence or line of the item that has most of the wanted tokens; its first line when none has any. */
export function snippetOf(item: MemoryItem, wanted: ReadonlySet<string>): string {
  const sought = soughtOf(wanted);
  let best = '';
  let most = -1;
  for (const { text } of textFields(item)) {
    for (const sentence of sentences(text.slice(0, MOST_READ))) {
      const count = sought.countIn(sentence.text);
      if (count > most) {
        best = sentence.text;
        most = count;
      }
      if (wanted.size === 0 || count === wanted.size) return clipped(best);
    }
  }
  return clipped(best);
}

/** Made once for all the items of a result. */
const soughtOf = readOnce((wanted: ReadonlySet<string>) => new WantedTokens(wanted));

function clipped(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
