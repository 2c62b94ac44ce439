import { parentPort } from 'node:worker_threads';
import decode from 'heic-decode';

/** Runs in a thread of its own: decoding blocks for a second and holds half a gigabyte until the thread ends. */
parentPort?.on('message', async (bytes: Uint8Array) => {
  try {
    const { width, height, data } = await decode({ buffer: bytes });
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    parentPort?.postMessage({ width, height, pixels }, [pixels.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
