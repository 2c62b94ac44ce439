import type { Transcript } from '../memory/seen.ts';

type Segment = Transcript['segments'][number];

/** A film of a day has fewer; more is a table that happens to look like times. */
const MOST_SEGMENTS = 20_000;
const MOST_CUE_CHARACTERS = 2_000;

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${clock}\s*--+>\s*${clock}`);
/** Blocks of WebVTT that are not shown. */
const unshown = /^(WEBVTT|NOTE|STYLE|REGION)\b/;
const speaker = /<v(?:\.[\w.-]+)?\s+([^>]{1,80})>/g;
const markup = /<\/?[a-z][^>]{0,200}>|<\d[\d:.]*>|\{\\[^}]{0,200}\}/gi;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&apos;': "'",
  '&lrm;': '',
  '&rlm;': '',
};

/**
 * What is said, by the text of a SubRip (.srt) or WebVTT (.vtt) file; `undefined` when it holds no cue. Markup and
 * positions are dropped, a named voice stands before its words, captions that roll up are said once.
 */
export function parseSubtitles(text: string, language?: string): Transcript | undefined {
  const segments: Segment[] = [];
  for (const block of text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)) {
    for (const cue of cuesOf(block)) segments.push(cue);
    if (segments.length >= MOST_SEGMENTS) break;
  }
  const said = saidOnce(segments.slice(0, MOST_SEGMENTS).sort((a, b) => a.start - b.start || a.end - b.end));
  return said.length === 0 ? undefined : { ...(language === undefined ? {} : { language }), segments: said };
}

/** The cues of one block; files that lost their empty lines have several in one. */
function cuesOf(block: string): Segment[] {
  if (unshown.test(block) && !block.includes('-->')) return [];
  const lines = block.split('\n');
  const starts = lines.flatMap((line, index) => (timing.test(line) ? [index] : []));
  return starts.flatMap((at, index) => {
    const next = starts[index + 1];
    // The number of the next cue stands above its time.
    const end = next === undefined ? lines.length : /^\s*\d+\s*$/.test(lines[next - 1] ?? '') ? next - 1 : next;
    const text = shownText(lines.slice(at + 1, end));
    const [from, to] = timesOf(lines[at] ?? '');
    return text === '' || from === undefined || to === undefined || to < from ? [] : [{ start: from, end: to, text }];
  });
}

function timesOf(line: string): readonly (number | undefined)[] {
  const found = timing.exec(line);
  return [found?.slice(1, 5), found?.slice(5, 9)].map((parts) => {
    if (parts === undefined) return undefined;
    const [hours = '0', minutes = '0', seconds = '0', fraction = ''] = parts;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000;
  });
}

const shownText = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(speaker, '$1: ')
    .replace(markup, '')
    .replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CUE_CHARACTERS);

/** Captions that roll up repeat the line before; what only repeats prolongs what was said. */
function saidOnce(segments: readonly Segment[]): Segment[] {
  const said: Segment[] = [];
  for (const segment of segments) {
    const before = said.at(-1);
    const touches = before !== undefined && segment.start - before.end < 0.3;
    if (before !== undefined && touches && before.text.endsWith(segment.text)) {
      said[said.length - 1] = { ...before, end: Math.max(before.end, segment.end) };
      continue;
    }
    const rolls = before !== undefined && touches && segment.text.startsWith(`${before.text} `);
    said.push(rolls ? { ...segment, text: segment.text.slice(before.text.length).trim() } : segment);
  }
  return said;
}
