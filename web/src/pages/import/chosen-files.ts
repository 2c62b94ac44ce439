import type { KeptHandle } from './kept-folder-record.ts';

/** A file to be uploaded, with its path inside what was dropped or chosen. */
export type ChosenFile = { readonly file: File; readonly path: string };

/** System files. */
const notMeant = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.Trashes|__MACOSX|\._[^/]*)(\/|$)/i;

/** The files of a file input; those of a folder with its path. */
export const filesOf = (list: FileList): ChosenFile[] =>
  [...list]
    .map((file) => ({ file, path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath }))
    .filter(({ path }) => !notMeant.test(path));

/** The dropped files, including those in folders. */
export async function filesIn(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  for (const entry of entries) for await (const one of filesBelow(entry, '')) found.push(one);
  return found.filter(({ path }) => !notMeant.test(path));
}

async function* filesBelow(entry: FileSystemEntry, above: string): AsyncGenerator<ChosenFile> {
  const path = `${above}${entry.name}`;
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => undefined);
    if (file !== undefined) yield { file, path };
    return;
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return;
  const reader = entry.createReader();
  for (;;) {
    // Browsers list folders in batches of a hundred.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => [],
    );
    if (part.length === 0) return;
    for (const one of part) yield* filesBelow(one, `${path}/`);
  }
}

/** The files of a folder that the browser keeps access to, with their paths. Errors: `NotFoundError` where it is gone. */
export async function filesBelowHandle(folder: KeptHandle): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  const left: { readonly handle: KeptHandle; readonly path: string }[] = [{ handle: folder, path: folder.name }];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    for await (const entry of one.handle.values()) {
      const path = `${one.path}/${entry.name}`;
      if (notMeant.test(path)) continue;
      if (entry.kind === 'directory') left.push({ handle: entry as KeptHandle, path });
      // One that was deleted or is locked meanwhile is found with the next look.
      else
        await (entry as FileSystemFileHandle).getFile().then(
          (file) => found.push({ file, path }),
          () => undefined,
        );
    }
  }
  return found;
}

/** The selected files by type, judged by their names. */
export type ChosenCounts = {
  readonly photos: number;
  readonly videos: number;
  readonly mailFiles: number;
  readonly archives: number;
  readonly others: number;
  readonly bytes: number;
  /** Estimated time until everything is analysed. */
  readonly seconds: number;
};

const kinds = [
  ['photos', /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|gif|hei[cf]|hif|bmp|dng|nef|cr2|cr3|arw|raf|orf|rw2)$/i],
  ['videos', /\.(mp4|m4v|mov|qt|3gp|3g2|mkv|webm|avi|mts|m2ts|mpe?g|wmv)$/i],
  ['mailFiles', /\.(eml|emlx|mbox|mbx)$/i],
  ['archives', /\.(zip|tgz|tar|tar\.gz)$/i],
] as const;

/** A rough estimate: of an archive or mailbox only the size is known in advance. */
const SECONDS_EACH = { photos: 0.6, videos: 0.25 } as const;
const SECONDS_PER_BYTE = { archives: 0.15 / 1e6, mailFiles: 0.02 / 1e6 } as const;

export function countsOf(files: readonly ChosenFile[]): ChosenCounts {
  const counts = { photos: 0, videos: 0, mailFiles: 0, archives: 0, others: 0, bytes: 0, seconds: 2 };
  for (const { file, path } of files) {
    const kind = kinds.find(([, shape]) => shape.test(path))?.[0] ?? 'others';
    counts[kind] += 1;
    counts.bytes += file.size;
    if (kind === 'photos' || kind === 'videos') counts.seconds += SECONDS_EACH[kind];
    else if (kind !== 'others') counts.seconds += SECONDS_PER_BYTE[kind] * file.size;
  }
  return counts;
}
