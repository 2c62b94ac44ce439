/** What ffmpeg prints of a file. `created` is UTC as the container says it, ISO 8601. */
export type VideoFacts = {
  readonly durationSeconds?: number;
  /** Upright. */
  readonly width?: number;
  readonly height?: number;
  readonly codec?: string;
  readonly created?: string;
  readonly hasVideo: boolean;
  readonly hasSound: boolean;
  /** Streams of text: which of the subtitle streams, and its language (ISO 639-2) where it says. */
  readonly subtitles: readonly { readonly stream: number; readonly language?: string }[];
};

/** Codecs of subtitles that are text; the others are pictures of it. */
const textSubtitles = /^(mov_text|subrip|srt|ass|ssa|webvtt|text)$/;

const seconds = (h: string | undefined, m: string | undefined, s: string | undefined): number =>
  Number(h) * 3600 + Number(m) * 60 + Number(s);

/** Reads the banner that `ffmpeg -i` prints on standard error. Pure. */
export function parseBanner(banner: string): VideoFacts {
  const stream = /Stream #\d.*?: Video: (\w+)[^\n]*?[, ](\d{1,5})x(\d{1,5})[ ,\n]/.exec(banner);
  const duration = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(banner);
  const created = /creation_time\s*: (\S+)/.exec(banner)?.[1];
  const turn = /rotation of (-?[\d.]+) degrees|rotate\s*: (-?\d+)/.exec(banner);
  const sideways = Math.round(Math.abs(Number(turn?.[1] ?? turn?.[2] ?? 0)) / 90) % 2 === 1;
  const width = Number(stream?.[sideways ? 3 : 2]);
  const height = Number(stream?.[sideways ? 2 : 3]);
  return {
    hasVideo: stream !== null,
    hasSound: /Stream #\d.*?: Audio: /.test(banner),
    subtitles: subtitleStreams(banner),
    ...(duration === null ? {} : { durationSeconds: seconds(duration[1], duration[2], duration[3]) }),
    ...(width > 0 && height > 0 ? { width, height } : {}),
    ...(stream?.[1] === undefined ? {} : { codec: stream[1] }),
    ...(created === undefined ? {} : { created }),
  };
}

function subtitleStreams(banner: string): VideoFacts['subtitles'] {
  return [...banner.matchAll(/Stream #\d+:\d+(?:\[\w+\])?(?:\((\w+)\))?: Subtitle: (\w+)/g)].flatMap(
    ([, said, codec], stream) => {
      if (!textSubtitles.test(codec ?? '')) return [];
      return [{ stream, ...(said === undefined || said === 'und' ? {} : { language: said }) }];
    },
  );
}
