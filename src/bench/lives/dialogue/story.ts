/** LoCoMo's categories by number: multi-hop, temporal, open-domain, single-hop, adversarial. */
export type Category = 1 | 2 | 3 | 4 | 5;

/** One thing said, before names and details are filled in. */
export type Line = {
  /** `X` tells the story, `Y` listens. */
  readonly by: 'X' | 'Y';
  /** What questions call it by; not every line is asked about. */
  readonly label: string | undefined;
  /** What a describing model would say of the picture that came with it. */
  readonly caption: string | undefined;
  /** A list that this line adds to, such as `visited` → `{town}`. */
  readonly adds: { readonly list: string; readonly value: string } | undefined;
  readonly text: string;
};

export type Ask = {
  readonly category: Category;
  /** Labels of the lines that the answer stands in. */
  readonly evidence: readonly string[];
  readonly answer: string;
  /** Two wordings that use a word of what was said. */
  readonly near: readonly string[];
  /** Three wordings by other words than what was said. */
  readonly far: readonly string[];
};

/** Something that one of two friends tells the other, in one sitting or two, and what may be asked of it. */
export type Story = {
  readonly topic: string;
  readonly title: string;
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** Told now, and what is added some sessions later. */
  readonly parts: readonly (readonly Line[])[];
  readonly asks: readonly Ask[];
};
