/** As `stripFilm` of the ffmpeg adapter, which is loaded when it is first needed. */
export async function strippedFilm(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const { stripFilm } = await import('../../adapters/ffmpeg/stripped-film.ts');
  await stripFilm(from, to, signal);
}

/** Seconds that a film lasts. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`. */
export async function filmSeconds(path: string): Promise<number> {
  const { openVideoFrames } = await import('../../adapters/ffmpeg/video-frames.ts');
  const { durationSeconds = 0 } = await (await openVideoFrames()).facts(path);
  return durationSeconds;
}
