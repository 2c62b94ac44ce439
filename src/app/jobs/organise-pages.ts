import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import type { OrganisedViews } from '../../organise/organise.ts';
import type { Change } from '../../ports/store.ts';
import { type Context, contextsOf, type NeighbourChanges } from '../import/neighbour-context.ts';
import type { ItemShown } from './item-shown.ts';
import {
  type AddressOwners,
  addressOwners,
  type ItemsShown,
  isAsOrganised,
  newsOf,
  withNews,
} from './organise-items.ts';

/** So many items of which something is to be written are in memory whole at one time, but for a longer thread. */
const PAGE = 250;

/** An item of which something is to be written: its readings, its neighbours' words, or both. */
type Due = {
  readonly shown: ItemShown;
  readonly news: readonly Reading[] | undefined;
  readonly near: Context | undefined;
};

/** Makes of what organising found what is to be written of single items, with few of them in memory at a time. */
export class OrganisedPages {
  readonly #reading: ItemsShown;
  readonly #readingsOf: OrganisedViews['readingsOf'];
  readonly #owners: AddressOwners;
  /** Whether no item was left out because a correction has changed what organising said of it before. */
  isAll = true;

  constructor(reading: ItemsShown, { readingsOf, people }: Pick<OrganisedViews, 'readingsOf' | 'people'>) {
    this.#reading = reading;
    this.#readingsOf = readingsOf;
    this.#owners = addressOwners(people);
  }

  /** Writes of a page, and how many items are done with them: threads of which something has changed, then all others. */
  async *pages(
    items: readonly ItemShown[],
    { threads, lone }: NeighbourChanges,
  ): AsyncGenerator<{ readonly changes: readonly Change[]; readonly done: number }> {
    const wanted = new Set(threads.flat());
    const inThreads = new Map(items.flatMap((shown) => (wanted.has(shown.view.id) ? [[shown.view.id, shown]] : [])));
    let done = 0;
    for (const thread of threads) {
      done += thread.length;
      yield { changes: await this.#ofThread(thread.flatMap((id) => inThreads.get(id) ?? [])), done };
    }
    const alone = new Map(lone.map((context) => [context.id, context]));
    let page: Due[] = [];
    for (const shown of items) {
      const { id } = shown.view;
      if (wanted.has(id)) continue;
      done += 1;
      const [news, near] = [this.#newsOf(shown), alone.get(id)];
      if (news === undefined && near === undefined) continue;
      page.push({ shown, news, near });
      if (page.length < PAGE) continue;
      yield { changes: await this.#changes(page), done };
      page = [];
    }
    yield { changes: await this.#changes(page), done };
  }

  #newsOf(shown: ItemShown): readonly Reading[] | undefined {
    return newsOf(shown, this.#readingsOf(shown.view.id));
  }

  async #ofThread(thread: readonly ItemShown[]): Promise<Change[]> {
    const items = await this.#whole(thread);
    const near = new Map(contextsOf([...items.values()]).map((context) => [context.id, context]));
    return thread.flatMap((shown) =>
      this.#changesOf({ shown, news: this.#newsOf(shown), near: near.get(shown.view.id) }, items),
    );
  }

  async #changes(page: readonly Due[]): Promise<Change[]> {
    const items = await this.#whole(page.flatMap(({ shown, news }) => (news === undefined ? [] : [shown])));
    return page.flatMap((due) => this.#changesOf(due, items));
  }

  /** By id, in the order given; what is gone meanwhile is left out. */
  async #whole(shown: readonly ItemShown[]): Promise<ReadonlyMap<ItemId, MemoryItem>> {
    const away = shown.flatMap(({ view, item }) => (item === undefined ? [view.id] : []));
    const read = new Map((await this.#reading.whole(away)).map((item) => [item.id, item]));
    return new Map(shown.flatMap(({ view: { id }, item = read.get(id) }) => (item === undefined ? [] : [[id, item]])));
  }

  /** What is indexed anew takes its neighbours' words along: the index is then written once, not twice. */
  #changesOf({ shown, news, near }: Due, items: ReadonlyMap<ItemId, MemoryItem>): Change[] {
    const item = items.get(shown.view.id);
    const own = near === undefined ? [] : [near];
    if (news === undefined || item === undefined) return own;
    if (!isAsOrganised(item, shown)) {
      this.isAll = false;
      return own;
    }
    const expected: Change = { op: 'expectItem', id: item.id, item };
    const change = withNews(item, news, this.#owners);
    if (change.index === undefined || near === undefined) return [expected, change, ...own];
    return [expected, { ...change, index: { ...change.index, context: near.context } }];
  }
}
