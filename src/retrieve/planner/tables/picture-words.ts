/** What pictures are called, as parts of patterns. A line may be added by hand. */
export const pictureWords: readonly string[] = [
  'photos?',
  'photographs?',
  'pictures?',
  'pics?',
  'images?',
  'shots',
  'snaps',
  'snapshots',
  'videos?',
];
