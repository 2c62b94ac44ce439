import { isPropertyName } from '../../memory/structured-data.ts';
import { localName, typeOf } from './node-of.ts';

type Attributes = Readonly<Record<string, string>>;
type Item = { readonly type: string | undefined; readonly properties: Map<string, unknown[]> };
type Element = {
  /** The item that begins with this element. */
  readonly item: Item | undefined;
  /** The properties whose value is the text of this element. */
  readonly text: { readonly names: readonly string[]; readonly into: Item; written: string } | undefined;
};

const plain: Element = { item: undefined, text: undefined };
const MOST_ITEMS = 2000;
const LONGEST_TEXT = 20_000;
/** Texts inside texts: each character counts for all of them. */
const MOST_TEXTS = 20;

/** Attributes that hold the value of a property, by element (HTML Standard, 5.2.4); mails put `content` on any of them. */
const valueAttributes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['a', 'area', 'link'].map((name) => [name, ['href']])),
  ...Object.fromEntries(['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'].map((name) => [name, ['src']])),
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
};

/** Collects the items of microdata while the elements of a document go by. Nothing that is named is fetched. */
export class MicrodataReader {
  readonly #open: Element[] = [];
  readonly #items: Item[] = [];
  readonly #top: Item[] = [];
  #texts = 0;
  isCut = false;

  opened(name: string, attributes: Attributes): void {
    if (attributes['itemprop'] === undefined && attributes['itemscope'] === undefined) {
      this.#open.push(plain);
      return;
    }
    const parent = this.#open.findLast(({ item }) => item !== undefined)?.item;
    const names = namesOf(attributes['itemprop']);
    const item = attributes['itemscope'] === undefined ? undefined : this.#itemOf(attributes);
    if (item !== undefined && (parent === undefined || names.length === 0)) this.#top.push(item);
    const into = parent !== undefined && names.length > 0 ? parent : undefined;
    if (into !== undefined && item !== undefined) put(into, names, item);
    const value = item === undefined ? writtenValue(name, attributes) : undefined;
    if (into !== undefined && value !== undefined) put(into, names, value);
    const hasText = into !== undefined && item === undefined && value === undefined;
    const isText = hasText && this.#texts < MOST_TEXTS;
    if (isText) this.#texts += 1;
    else if (hasText) this.isCut = true;
    this.#open.push({ item, text: isText ? { names, into, written: '' } : undefined });
  }

  text(written: string): void {
    if (this.#texts === 0) return;
    for (const { text } of this.#open) {
      if (text === undefined) continue;
      if (text.written.length + written.length <= LONGEST_TEXT) text.written += written;
      else this.isCut = true;
    }
  }

  closed(): void {
    const text = this.#open.pop()?.text;
    if (text === undefined) return;
    this.#texts -= 1;
    put(text.into, text.names, text.written.replace(/\s+/g, ' ').trim());
  }

  /** The items that belong to no other, as JSON-LD would write them. */
  items(): Readonly<Record<string, unknown>>[] {
    return this.#top.map((item) => asNode(item, 0));
  }

  #itemOf(attributes: Attributes): Item | undefined {
    if (this.#items.length >= MOST_ITEMS) {
      this.isCut = true;
      return undefined;
    }
    const item = { type: typeOf(attributes['itemtype']), properties: new Map<string, unknown[]>() };
    this.#items.push(item);
    return item;
  }
}

const namesOf = (written: string | undefined): string[] =>
  (written ?? '').split(/\s+/).map(localName).filter(isPropertyName).slice(0, 20);

function writtenValue(name: string, attributes: Attributes): string | undefined {
  const held = [...(valueAttributes[name] ?? []), 'content'].map((attribute) => attributes[attribute]);
  return held.find((value) => value !== undefined) ?? (name === 'meta' || name === 'link' ? '' : undefined);
}

function put(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const values = item.properties.get(name);
    if (values === undefined) item.properties.set(name, [value]);
    else values.push(value);
  }
}

const DEEPEST_ITEM = 20;

function asNode({ type, properties }: Item, depth: number): Record<string, unknown> {
  const said = [...properties].map(([name, values]): [string, unknown] => [name, values.map((v) => inner(v, depth))]);
  return Object.fromEntries([...(type === undefined ? [] : [['@type', type] as const]), ...said]);
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && 'properties' in value;
const inner = (value: unknown, depth: number): unknown =>
  isItem(value) ? (depth < DEEPEST_ITEM ? asNode(value, depth + 1) : undefined) : value;
