/** Files that come along with photos and hold nothing to remember, and why each is left out. */
const leftOut: readonly (readonly [shape: RegExp, reason: string])[] = [
  [
    /^\.ds_store$|^thumbs\.db$|^ehthumbs\.db$|^desktop\.ini$|^\.picasa\.ini$|^picasa\.ini$|^\.nomedia$/i,
    'file manager metadata',
  ],
  [/^\._/, 'macOS resource fork'],
  [/\.aae$/i, 'Apple edit instructions (the edited picture is a separate file)'],
  [/\.(thm|lrv)$/i, 'low-resolution copy of a video made by the camera'],
  [/\.(pp3|dop|cos|on1|lrcat|lrprev|nksc)$/i, 'edit settings of a photo program'],
];

/** Folders that photo programs keep for themselves. */
const leftOutFolders: readonly (readonly [shape: RegExp, reason: string])[] = [
  [
    /^(@eadir|#recycle|\.thumbnails|\.trash(-\d+|es)?|\$recycle\.bin|system volume information|\.git|node_modules)$/i,
    'system folder',
  ],
  [/\.photoslibrary$/i, 'library of Apple Photos, to be added by its own path'],
];

const reasonIn = (table: typeof leftOut, name: string): string | undefined =>
  table.find(([shape]) => shape.test(name))?.[1];

/** Why a file of this name is left out; `undefined` when it is not. */
export const reasonToLeaveOut = (name: string): string | undefined => reasonIn(leftOut, name);
export const reasonToLeaveOutFolder = (name: string): string | undefined => reasonIn(leftOutFolders, name);

/** Names that promise a picture or video: one that is neither is a failure, not a file that happens to lie there. */
const promisesMedia = (name: string): boolean =>
  /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|gif|hei[cf]|hif|bmp|mp4|m4v|mov|qt|3gp|3g2|mkv|webm|avi|mts|m2ts|mpe?g|wmv|dng|nef|cr2|cr3|arw|raf|orf|rw2|jxl)$/i.test(
    name,
  );

/** What else a name promises, for files whose content is not that, and what to do about them. */
const otherPromises: readonly (readonly [shape: RegExp, message: string, action: string])[] = [
  [
    /\.(zip|tgz|tar|tar\.gz)$/i,
    'The file is named like an archive, but it is not a supported archive.',
    'Download or copy it again; if it opens elsewhere, unpack it and add the folder.',
  ],
  [/\.(rar|7z)$/i, 'This archive format is not supported.', 'Unpack it and add the folder.'],
  [
    /\.(mbox|mbx)$/i,
    'The file is named like a mailbox, but it is not a mailbox.',
    'Export it again from the mail program; single messages must be named .eml.',
  ],
];

/** The broken promise of a file that is neither a picture nor a video; `undefined` where its name promised nothing. */
export function brokenPromise(name: string): { readonly message: string; readonly action: string } | undefined {
  if (promisesMedia(name)) {
    const message = 'The file is named like a picture or video, but it is neither.';
    return { message, action: 'Open it in a viewer; if it is damaged, restore it from a backup.' };
  }
  const found = otherPromises.find(([shape]) => shape.test(name));
  return found === undefined ? undefined : { message: found[1], action: found[2] };
}

/** Modality that a name promises, for estimating without opening anything. */
export function promisedModality(name: string): 'image' | 'video' | undefined {
  if (!promisesMedia(name)) return undefined;
  return /\.(mp4|m4v|mov|qt|3gp|3g2|mkv|webm|avi|mts|m2ts|mpe?g|wmv)$/i.test(name) ? 'video' : 'image';
}
