/** What a run is told for its rows that read records or ask models. */
export type RowOptions = {
  /** Records that are read for an answer, by all rows that find some. */
  readonly read: number;
  /** The model that builds a memory, where it is another than the one that a row names. */
  readonly builder?: string | undefined;
  /** The model that reads records and answers. */
  readonly reader?: string | undefined;
  /** No pictures and frames are sent to readers. */
  readonly textOnly?: boolean | undefined;
};

export const rowOptions: RowOptions = { read: 10 };
