/**
 * What is learned a weight for, in this order. Scores of words are shares: `window`, `own` and `session` of the best
 * among the question's candidates, `coverage` and `said` of the best that any item could reach. Facts are the share of
 * the evidence that could be had for them, negative where they speak against; `weakest` is the least of them, `near` the
 * most that an item's neighbours add to its weakest fact; `narrow` is all evidence against the odds of finding an item by
 * chance: above 0 the evidence would single out one item of the memory; `whole`: the
 * item itself has every word, and no fact is missing.
 */
export const featureNames = [
  'window',
  'coverage',
  'own',
  'said',
  'session',
  'matched',
  'answers',
  'person',
  'time',
  'place',
  'kind',
  'other',
  'weakest',
  'near',
  'narrow',
  'both',
  'date',
  'when',
  'asks',
  'length',
  'names',
  'amount',
  'told',
  'counts',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Readonly<Record<FeatureName, number>>;

/**
 * The features of one item of a question: a row of the numbers of all, in the order of `featureNames`. An object of its own for
 * each of hundreds of items, each number in a box, was a twentieth of what a search leaves to be collected as garbage.
 */
export class FeatureRow implements Features {
  readonly #values: Float64Array;
  readonly #from: number;

  /** @param from where the row begins */
  constructor(values: Float64Array, from: number) {
    this.#values = values;
    this.#from = from;
  }

  get window(): number {
    return this.#values[this.#from] as number;
  }
  get coverage(): number {
    return this.#values[this.#from + 1] as number;
  }
  get own(): number {
    return this.#values[this.#from + 2] as number;
  }
  get said(): number {
    return this.#values[this.#from + 3] as number;
  }
  get session(): number {
    return this.#values[this.#from + 4] as number;
  }
  get matched(): number {
    return this.#values[this.#from + 5] as number;
  }
  get answers(): number {
    return this.#values[this.#from + 6] as number;
  }
  get person(): number {
    return this.#values[this.#from + 7] as number;
  }
  get time(): number {
    return this.#values[this.#from + 8] as number;
  }
  get place(): number {
    return this.#values[this.#from + 9] as number;
  }
  get kind(): number {
    return this.#values[this.#from + 10] as number;
  }
  get other(): number {
    return this.#values[this.#from + 11] as number;
  }
  get weakest(): number {
    return this.#values[this.#from + 12] as number;
  }
  get near(): number {
    return this.#values[this.#from + 13] as number;
  }
  get narrow(): number {
    return this.#values[this.#from + 14] as number;
  }
  get both(): number {
    return this.#values[this.#from + 15] as number;
  }
  get date(): number {
    return this.#values[this.#from + 16] as number;
  }
  get when(): number {
    return this.#values[this.#from + 17] as number;
  }
  get asks(): number {
    return this.#values[this.#from + 18] as number;
  }
  get length(): number {
    return this.#values[this.#from + 19] as number;
  }
  get names(): number {
    return this.#values[this.#from + 20] as number;
  }
  get amount(): number {
    return this.#values[this.#from + 21] as number;
  }
  get told(): number {
    return this.#values[this.#from + 22] as number;
  }
  get counts(): number {
    return this.#values[this.#from + 23] as number;
  }
}
