import type { ItemId } from '../../memory/ids.ts';

/** Numbers the items of one question from 0, so that each is looked up once for all that is known of it. */
export class ItemPlaces {
  readonly ids: ItemId[] = [];
  readonly #places = new Map<ItemId, number>();

  /** The item's number; a new one for an item not met before. */
  of(id: ItemId): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    this.#places.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  known(id: ItemId): number | undefined {
    return this.#places.get(id);
  }
}

/** Sums by item. Having none is not having 0: it is NaN in `sums`, which may be shorter than there are items. */
export class ItemScores {
  readonly places: ItemPlaces;
  readonly sums: number[];

  constructor(places: ItemPlaces, sums: number[] = []) {
    this.places = places;
    this.sums = sums;
  }

  get(id: ItemId): number | undefined {
    const place = this.places.known(id);
    const sum = place === undefined ? undefined : this.sums[place];
    return sum === undefined || Number.isNaN(sum) ? undefined : sum;
  }

  add(id: ItemId, amount: number): void {
    this.addAt(this.places.of(id), amount);
  }

  addAt(place: number, amount: number): void {
    const { sums } = this;
    while (sums.length <= place) sums.push(Number.NaN);
    const sum = sums[place] as number;
    sums[place] = Number.isNaN(sum) ? amount : sum + amount;
  }

  /** A copy that numbers the items alike. */
  copy(): ItemScores {
    return new ItemScores(this.places, this.sums.slice());
  }

  get size(): number {
    let size = 0;
    for (const sum of this.sums) if (!Number.isNaN(sum)) size += 1;
    return size;
  }

  /** The largest sum, at least 0. */
  get most(): number {
    let most = 0;
    for (const sum of this.sums) if (sum > most) most = sum;
    return most;
  }

  /** The items of the largest sums, ties by id: of thousands only those that can be among them are sorted. */
  best(limit: number): ItemId[] {
    const known = Float64Array.from(this.sums.filter((sum) => !Number.isNaN(sum))).sort();
    const least = known.length <= limit ? Number.NEGATIVE_INFINITY : (known.at(-limit) ?? 0);
    const top: { readonly id: ItemId; readonly sum: number }[] = [];
    this.sums.forEach((sum, place) => {
      const id = this.places.ids[place];
      if (sum >= least && id !== undefined) top.push({ id, sum });
    });
    top.sort((a, b) => b.sum - a.sum || (a.id < b.id ? -1 : 1));
    return top.slice(0, limit).map(({ id }) => id);
  }
}
