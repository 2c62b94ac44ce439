/** Boosted trees laid out flat, since each of hundreds of pictures comes through each of them: node after node, left before right. */
export type Forest = {
  readonly roots: Int32Array;
  /** Which feature a node asks for; -1 of a leaf. */
  readonly feature: Int16Array;
  /** Up to which value of the feature one goes left; of a leaf, what it adds to the log-odds. */
  readonly value: Float64Array;
  readonly right: Int32Array;
};

/**
 * Trees from text: a node is "feature<most", its left and its right, a leaf its value, all parted by spaces. Throws a
 * RangeError on a text that is none, or names another feature.
 */
export function forestOf(texts: readonly string[], features: readonly string[]): Forest {
  const at = new Map(features.map((name, i) => [name, i]));
  const [roots, feature, value, right]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const text of texts) {
    const words = text.split(' ');
    let read = 0;
    const node = (): void => {
      const word = words[read++] ?? '';
      const [name = '', most] = word.split('<');
      const own = feature.length;
      const number = Number(most ?? name);
      const asked = most === undefined ? -1 : at.get(name);
      if (asked === undefined || word === '' || !Number.isFinite(number))
        throw new RangeError(`“${word}” is no node of a tree`);
      feature.push(asked);
      value.push(number);
      right.push(-1);
      if (asked < 0) return;
      node();
      right[own] = feature.length;
      node();
    };
    roots.push(feature.length);
    node();
    if (read !== words.length) throw new RangeError(`“${text}” is more than a tree`);
  }
  return {
    roots: Int32Array.from(roots),
    feature: Int16Array.from(feature),
    value: Float64Array.from(value),
    right: Int32Array.from(right),
  };
}

/** What all trees add to the log-odds of one that has these features. */
export function oddsBy({ roots, feature, value, right }: Forest, features: Float64Array): number {
  let odds = 0;
  for (let n = 0; n < roots.length; n++) {
    let at = roots[n] as number;
    for (let asked = feature[at] as number; asked >= 0; asked = feature[at] as number)
      at = (features[asked] as number) <= (value[at] as number) ? at + 1 : (right[at] as number);
    odds += value[at] as number;
  }
  return odds;
}
