/** What long work reports while it runs; faces draw it as a bar or print it as JSON lines. */
export type ProgressEvent = {
  readonly stage: string;
  readonly done: number;
  /** Absent while it is unknown. */
  readonly total?: number;
  readonly path?: string;
};
export type ProgressListener = (event: ProgressEvent) => void;

/** The stage of progress while another program works on the memory. */
export const WAITING = 'waiting';
