export type SubtitleFile<F> = { readonly file: F; readonly language: string | undefined };

const subtitles = /\.(srt|vtt)$/i;
/** "film.en.srt", "film.zh-Hans.srt", "film.eng.forced.vtt", "film.mp4.srt". */
const suffix = /^(?:\.([a-z]{2,3}(?:-[a-z]{2,4})?))?(?:\.(?:forced|sdh|cc|hi|default|auto))*$/i;

export const isSubtitle = (name: string): boolean => subtitles.test(name);

/** Which of the files beside a video are its subtitles: the same stem, perhaps with a language; without one first. */
export function subtitlesOf<F extends { readonly name: string }>(video: string, files: Iterable<F>): SubtitleFile<F>[] {
  const dot = video.lastIndexOf('.');
  const stems = [video, dot <= 0 ? video : video.slice(0, dot)].map((stem) => stem.toLowerCase());
  const found: SubtitleFile<F>[] = [];
  for (const file of files) {
    if (!isSubtitle(file.name)) continue;
    const bare = file.name.replace(subtitles, '').toLowerCase();
    const rest = stems.filter((stem) => bare.startsWith(stem)).map((stem) => suffix.exec(bare.slice(stem.length)));
    const match = rest.find((tail) => tail !== null);
    if (match !== undefined && match !== null) found.push({ file, language: match[1] });
  }
  return found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const order = ({ language = '', file }: SubtitleFile<{ readonly name: string }>): string => `${language}\n${file.name}`;
