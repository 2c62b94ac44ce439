import pc from 'picocolors';
import { thingInWords, thingRows } from '../memory/in-words/thing-in-words.ts';
import type { Thing } from '../memory/structured-data.ts';
import { plain } from './face.ts';
import { textWidth } from './text-width.ts';

type Language = 'en' | 'zh';

/** The language of the machine, of those that structured data is written in. */
const machineLanguage = (): Language => (Intl.DateTimeFormat().resolvedOptions().locale.startsWith('zh') ? 'zh' : 'en');

const LONGEST_VALUE = 200;
const LABEL_CELLS = 18;

/** A node as lines: what it is and where it was read from, then a line a property. */
export function thingLines(thing: Thing, language: Language = machineLanguage()): string[] {
  const from = pc.dim(plain(`${thing.source} · ${thing.readFrom}`));
  const rows = thingRows(thing, language).map(({ label, value }) => {
    const gap = ' '.repeat(Math.max(1, LABEL_CELLS - textWidth(label)));
    return `    ${pc.cyan(label)}${gap}${plain(value).slice(0, LONGEST_VALUE)}`;
  });
  return [`  ${pc.bold(plain(thingInWords(thing, language)))} ${from}`, ...rows];
}
