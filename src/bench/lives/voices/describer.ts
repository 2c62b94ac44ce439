/** What one describer writes of a thing, in both languages. */
export type Caption = readonly [english: string, chinese: string];
/** How the describer of a voice words a picture: things by name, and what is said around them. */
export type Describer = {
  readonly things: ReadonlyMap<string, readonly Caption[]>;
  /** Tags of a thing, where the describer tags by other words than its name. */
  readonly tags?: ReadonlyMap<string, readonly string[]>;
  /** Tags that it puts on anything. */
  readonly idle?: readonly string[];
  readonly vague: readonly Caption[];
  /** `{thing}` and `{who}`; the first for pictures without people. */
  readonly alone: readonly Caption[];
  readonly company: readonly Caption[];
  readonly selfie: readonly Caption[];
  readonly woman: readonly [one: string, many: string];
  readonly man: readonly [one: string, many: string];
};

/** A line a thing: its name, then what is written of it, English and Chinese by turns. */
export const thingsOf = (text: string): ReadonlyMap<string, readonly Caption[]> =>
  new Map(
    linesOf(text).map(([name, words]) => [
      name,
      words.flatMap((english, i): Caption[] => (i % 2 === 0 ? [[english, words[i + 1] ?? '']] : [])),
    ]),
  );

/** A line a thing: its name, then its tags. */
export const tagsOf = (text: string): ReadonlyMap<string, readonly string[]> => new Map(linesOf(text));

const linesOf = (text: string): (readonly [name: string, words: readonly string[]])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...words] = line.split('|');
      return [name, words] as const;
    });
