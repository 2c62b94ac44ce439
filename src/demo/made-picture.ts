/** Somebody or something that is in several pictures; the box in shares of the picture's width and height. */
export type Shown = {
  readonly name: string;
  readonly kind: 'person' | 'object';
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
};

/** Something that is seen or heard in a film from one second to another, with boxes as of `Shown` at a second each. */
export type Happening = {
  readonly dimension: 'Expression' | 'Action' | 'Audio' | 'Background';
  readonly start: number;
  readonly end: number;
  readonly description: string;
  readonly bodyPart?: string;
  readonly boxes: readonly (Shown['box'] & { readonly at: number })[];
};

/** A picture or video as drawn: the truth that tests compare with. Paths are relative to the life's folder. */
export type MadePicture = {
  readonly path: string;
  readonly kind: string;
  /** Local wall clock of where it was taken. */
  readonly takenAt: string;
  readonly zone: string;
  readonly city: string;
  readonly country: string;
  readonly lat?: number;
  readonly lon?: number;
  /** The offset that the file itself gives. */
  readonly offset?: string;
  /** Who and what of the story is in it, and where; absent of pictures of nobody. */
  readonly shown?: readonly Shown[];
  /** What happens in a film, to the second; absent of films in which nothing does. */
  readonly happens?: readonly Happening[];
  /** What is written on it. */
  readonly words: readonly string[];
};
