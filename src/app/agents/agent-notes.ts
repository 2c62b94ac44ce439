import { stringify } from 'yaml';
import type { NewNote } from '../../contract/agent-writes.ts';
import { DOCUMENT_STAGE } from '../../ingest/document-stage.ts';
import { term } from '../../language/terms.ts';
import type { BatchId, ItemId } from '../../memory/ids.ts';
import { add } from '../import/add.ts';
import { newBatchId } from '../import/import-batch.ts';
import { settleUploads } from '../import/settle-uploads.ts';
import { undoImport } from '../import/undo-import.ts';
import { Uploads } from '../import/uploads.ts';
import type { OpenMemory } from '../open-memory.ts';

export type AddedNote = { readonly batch: BatchId; readonly item: ItemId | undefined };

/**
 * Takes a note in as if its owner had uploaded it as a Markdown file, which the memory keeps; organising is left due. Without `item`,
 * the same note is there already. Errors: those of uploads; `memory-locked`.
 */
export async function addNote(memory: OpenMemory, note: NewNote, signal: AbortSignal): Promise<AddedNote> {
  const uploads = new Uploads(memory.folder.path);
  const text = Buffer.from(markdownOf(note, memory.clock.now()));
  const { set } = await uploads.take({ name: 'note.md' }, toChunks(text), signal);
  const batch = newBatchId(memory.clock.now());
  try {
    // Its text is read at once; pictures that wait are not looked at meanwhile.
    const stages = [DOCUMENT_STAGE];
    const options = { as: 'auto', again: true, batch, stages, signal, organisesLater: true } as const;
    const added = await add(memory, [await uploads.folderOf(set)], options);
    await settleUploads(memory, batch, added);
  } catch (error) {
    await uploads.drop(set).catch(() => undefined);
    throw error;
  }
  const [item] = await memory.store.match({ any: [[term.batch(batch)]], none: [] });
  // A second copy would outlive the undoing of the first.
  if (item === undefined) await undoImport(memory, batch);
  return { batch, item };
}

/** The file of a note: its title, day and tags as front matter, as other programs write them. */
export function markdownOf({ text, title, date, tags }: NewNote, now: Date): string {
  const facts = {
    ...(title === undefined ? {} : { title }),
    date: date ?? now.toISOString().slice(0, 10),
    ...(tags === undefined || tags.length === 0 ? {} : { tags }),
  };
  return `---\n${stringify(facts)}---\n\n${text}\n`;
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
