/** Stills that can have a moving part, in the order in which one with the same name is preferred. */
const stills = ['heic', 'heif', 'jpg', 'jpeg', 'png'] as const;
const films: ReadonlySet<string> = new Set(['mov', 'mp4', 'mp', 'm4v']);

const parts = (name: string): { stem: string; suffix: string } => {
  const dot = name.lastIndexOf('.');
  return dot <= 0
    ? { stem: name, suffix: '' }
    : { stem: name.slice(0, dot), suffix: name.slice(dot + 1).toLowerCase() };
};

/** "PXL_1.MP.jpg" and "PXL_1.MP", "IMG_1.HEIC" and "IMG_1.MOV", "IMG_1.HEIC" and "IMG_1.HEIC.MOV" share a key. */
const keyOf = (stem: string): string => stem.replace(/\.(mp|heic|heif|jpe?g)$/i, '').toLowerCase();

/**
 * Which stills of one folder may have which film as their moving part, by name alone: the same name but for the
 * suffix. Each film belongs to one still at most (HEIC before JPEG). Whether the two really belong together only
 * their content can tell.
 */
export function pairLivePhotos(names: readonly string[]): ReadonlyMap<string, string> {
  const filmOf = new Map<string, string>();
  for (const name of names) {
    const { stem, suffix } = parts(name);
    if (films.has(suffix)) filmOf.set(keyOf(stem), name);
  }
  const pairs = new Map<string, string>();
  for (const suffix of stills) {
    for (const name of names) {
      const still = parts(name);
      if (still.suffix !== suffix) continue;
      const key = keyOf(still.stem);
      const film = filmOf.get(key);
      if (film === undefined) continue;
      pairs.set(name, film);
      filmOf.delete(key);
    }
  }
  return pairs;
}
