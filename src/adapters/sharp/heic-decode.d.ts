declare module 'heic-decode' {
  /** RGBA pixels of the primary picture, turned upright. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
