import { statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';

export type FolderWatcherOptions = {
  /** Told of a file that is new or has changed, once it has stopped growing. */
  readonly onFile: (path: string) => void;
  readonly onError: (error: unknown) => void;
  /** For how long a file must not have changed. */
  readonly settledMs: number;
};

/** Files that are not what they will be called, or that the system keeps for itself. */
const passing =
  /(^|[\\/])(\.[^\\/]*|~\$[^\\/]*|@eaDir|#recycle|\$RECYCLE\.BIN|node_modules|[^\\/]*\.(part|partial|crdownload|tmp))$/i;

/** What Photos writes in its library all the time; its originals, and the database where it is merged, are watched. */
const ofLibrary = /\.photoslibrary[\\/]((?!(originals|database)$)[^\\/]*|database[\\/](?!Photos\.sqlite$)[^\\/]*)$/i;

/**
 * Watches a folder and everything below it; links are not followed, so none can lead in a circle or out of it. What is there
 * already is not told, and neither is what disappears. Resolves once it watches.
 */
export function watchFolder(folder: string, options: FolderWatcherOptions): Promise<FSWatcher> {
  const watcher = watch(folder, {
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ignored: (path) => path !== folder && (passing.test(path.slice(folder.length)) || ofLibrary.test(path)),
    awaitWriteFinish: { stabilityThreshold: options.settledMs, pollInterval: Math.min(250, options.settledMs) },
  });
  // A link to a folder comes as a file: what it leads to is watched where it lies, or not at all.
  const onFile = (path: string): void => {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) options.onFile(path);
  };
  watcher.on('add', onFile).on('change', onFile).on('error', options.onError);
  return new Promise((resolve) => watcher.once('ready', () => resolve(watcher)));
}
