import { chooseFiles } from './choice.ts';
import { filesIn } from './chosen-files.ts';

/** Asks whether to add the dropped files. `files` is used without entries, such as a picture dragged from another page. */
export const takeDropped = async (entries: readonly FileSystemEntry[], files: readonly File[]): Promise<void> =>
  chooseFiles(entries.length > 0 ? await filesIn(entries) : files.map((file) => ({ file, path: file.name })));
