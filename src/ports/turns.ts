/** Whose memory is next. `asked` tells the work that was known of from what comes later. */
export type Turn = { readonly owner: string; readonly asked: number };

/**
 * Owners whose memories have work, each served after those who were served longer ago, by any number of workers. A turn is
 * no claim: several may work for one owner, whose jobs and locks keep them apart, and a worker that dies holds up nobody.
 */
export interface Turns {
  /** Says that each of these owners may have work: who looks will know. */
  ask(owners: readonly string[]): Promise<void>;
  /** The owner among these who has waited longest; undefined where nobody waits who may be served now. */
  next(owners: readonly string[]): Promise<Turn | undefined>;
  /** Nothing was left for the owner of what was known of at that turn. */
  done(turn: Turn): Promise<void>;
  /** What is left for the owner cannot be done now: nobody takes the turn for so long, unless there is more to do. */
  rest(turn: Turn, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}
