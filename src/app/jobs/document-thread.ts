import { readFile, stat } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { documentFormat } from '../../memory/document-format.ts';
import { failureOf } from '../../memory/failure.ts';
import { tooLarge } from '../../sources/documents/document-errors.ts';
import { documentPictures, readDocument } from '../../sources/documents/read-document.ts';

const requestSchema = z.object({
  id: z.number(),
  path: z.string(),
  wants: z.enum(['words', 'pictures']),
  file: z.object({ name: z.string(), mime: z.string() }),
});

// Nothing that reads a document may reach the network, whatever its libraries do.
globalThis.fetch = (address) => Promise.reject(new Error(`A document may not fetch ${String(address)}.`));

parentPort?.on('message', async (message: unknown) => {
  const { id, path, file, wants } = requestSchema.parse(message);
  try {
    const { size } = await stat(path);
    const largest = documentFormat(file)?.largest ?? 0;
    if (size > largest) throw tooLarge(largest);
    const bytes = await readFile(path);
    if (wants === 'words') parentPort?.postMessage({ id, read: await readDocument(bytes, file) });
    else parentPort?.postMessage({ id, shown: await documentPictures(bytes, file) });
  } catch (error) {
    const { code, message: said, action } = failureOf(file.name, error);
    // What breaks a parser is the document's fault: nobody else could mend it.
    const known = code === 'internal' ? 'corrupt' : code;
    parentPort?.postMessage({
      id,
      failed: { code: known, message: said, ...(action === undefined ? {} : { action }) },
    });
  }
});
