/** Formats that are one file of samples. Playlists, subtitles and concatenations name other files and addresses: none of them. */
const formats = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,asf,flv,ogg';

/**
 * Arguments that open a file and nothing else: only the file protocol, only formats that hold their own samples, no
 * references out of it. The path cannot be taken for an option or an address.
 */
export const inputArgs = (path: string): readonly string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  formats,
  '-i',
  `file:${path}`,
];
