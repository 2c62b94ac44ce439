import { fold, slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { readOnceWithin } from '../../memory/read-once.ts';
import { spokenText } from '../../memory/seen.ts';

/** A text of an item that can be quoted, by the field's name as citations write it. */
export type TextField = {
  readonly field: 'title' | 'body' | 'ocr' | 'caption' | 'summary' | 'transcript';
  readonly text: string;
};

/** What an item says, worked out when it is first asked for. */
class OwnWords {
  readonly fields: readonly TextField[];
  #text: string | undefined;
  #folded: string | undefined;
  #slug: string | undefined;

  constructor(item: MemoryItem) {
    this.fields = fieldsOf(item);
  }

  get text(): string {
    const [only, more] = this.fields;
    this.#text ??=
      only !== undefined && more === undefined ? only.text : this.fields.map(({ text }) => text).join('\n');
    return this.#text;
  }

  /** How long the text is, without putting it together. */
  get length(): number {
    let length = Math.max(0, this.fields.length - 1);
    for (const { text } of this.fields) length += text.length;
    return length;
  }

  /** Whether the words of a slug stand in a row; most texts lack the first of them, which is seen without a slug of the text. */
  says(named: string): boolean {
    if (this.#slug === undefined) {
      const start = this.text.slice(0, MOST_SLUGGED);
      this.#folded ??= fold(start);
      const end = named.indexOf('_');
      if (!this.#folded.includes(end < 0 ? named : named.slice(0, end))) return false;
      this.#slug = `_${slug(start)}_`;
      this.#folded = undefined;
    }
    return this.#slug.includes(`_${named}_`);
  }
}

/** A name further down in a long text is not looked for. */
const MOST_SLUGGED = 4000;

/** Kept as long as the item: each leaf of a plan reads them. */
const wordsOf = readOnceWithin((item: MemoryItem) => new OwnWords(item));

function fieldsOf(item: MemoryItem): readonly TextField[] {
  const fields: TextField[] = [];
  const add = (field: TextField['field'], text: string | undefined): void => {
    if (text !== undefined && text !== '') fields.push({ field, text });
  };
  add('title', item.title);
  add('body', item.body && mainText(item.body));
  add('ocr', item.ocr?.text);
  add('caption', item.caption ?? item.shortCaption);
  add('summary', item.summary);
  add('transcript', item.transcript && spokenText(item.transcript));
  return fields;
}

/** The item's texts, the ones that say most first. */
export const textFields = (item: MemoryItem): readonly TextField[] => wordsOf(item).fields;

/** All that the item itself says, without what it quotes. */
export const ownText = (item: MemoryItem): string => wordsOf(item).text;

/** Whether the item's own text has the words of a name in a row; `named` is a slug. */
export const saysName = (item: MemoryItem, named: string): boolean => wordsOf(item).says(named);

/** The length of `ownText`, which is not put together for it. */
export const ownLength = (item: MemoryItem): number => wordsOf(item).length;
