import { chooseFiles } from './choice.ts';
import { filesIn } from './chosen-files.ts';

/** Asks whether what was dropped is to be added. `files` are for what has no entries, such as a picture dragged out of another page. */
export const takeDropped = async (entries: readonly FileSystemEntry[], files: readonly File[]): Promise<void> =>
  chooseFiles(entries.length > 0 ? await filesIn(entries) : files.map((file) => ({ file, path: file.name })));
