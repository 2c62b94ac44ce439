export type S3Limits = {
  /** Without a byte for so long, a request is given up and made again. */
  readonly idleMs: number;
  readonly connectMs: number;
  /** Requests for the same thing that may fail one after the other. */
  readonly tries: number;
  /** The first pause after a download broke off; each later one is twice as long. */
  readonly pauseMs: number;
  /** Of a part of a larger upload; S3 takes five mebibytes or more. */
  readonly partBytes: number;
  readonly partsAtOnce: number;
  /** Of all temporary copies on this machine together. */
  readonly temporaryBytes: number;
};

export const s3Limits: S3Limits = {
  idleMs: 30_000,
  connectMs: 5_000,
  tries: 5,
  pauseMs: 200,
  partBytes: 8 * 2 ** 20,
  partsAtOnce: 3,
  temporaryBytes: 16 * 2 ** 30,
};
