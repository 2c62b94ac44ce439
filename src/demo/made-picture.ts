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
  /** What is written on it. */
  readonly words: readonly string[];
};
