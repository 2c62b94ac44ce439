import { parseInstant, spanOf, type WrittenInstant } from '../../language/written-instant.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';

type NameRule = {
  /** Who writes such names. */
  readonly by: string;
  readonly shape: RegExp;
  readonly utc?: true;
  readonly reads: 'clock' | 'day' | 'epoch-milliseconds';
};

const packedDay = String.raw`(?<y>199\d|20\d\d)(?<m>\d\d)(?<d>\d\d)`;
const spacedDay = String.raw`(?<y>19\d\d|20\d\d)(?<s>[-_.:])(?<m>\d\d?)\k<s>(?<d>\d\d?)`;
const packedClock = String.raw`(?<H>\d\d)(?<M>\d\d)(?<S>\d\d)(?:[-_.]?(?<f>\d{3}))?`;
const spacedClock = String.raw`(?<H>\d\d?)(?<t>[-_.:])(?<M>\d\d)\k<t>(?<S>\d\d)(?:[-_.](?<f>\d{3}))?`;
const between = String.raw`(?:[ _T-]{1,3}|,? (?:at|um|à|a las|à s|às|alle|om|kl\.?|o|в) )`;
/** macOS sets a narrow no-break space before AM and PM. */
const half = '(?:[ \u00a0\u202f]?(?<half>[AP]M))?';
const rule = (by: string, text: string, reads: NameRule['reads'] = 'clock'): NameRule => ({
  by,
  shape: new RegExp(String.raw`(?<!\d)${text}(?!\d)`, 'iu'),
  reads,
});

/**
 * How programs write time into file names, most telling first. Phones, cameras and messengers use the local clock but
 * for Pixels ("PXL_"), which use UTC, and those that count milliseconds since 1970.
 */
const rules: readonly NameRule[] = [
  {
    ...rule('Pixel', `PXL_${packedDay}_${packedClock}`),
    shape: new RegExp(`PXL_${packedDay}_${packedClock}(?!\\d)`),
    utc: true,
  },
  rule('UTC stamp', `${packedDay}T${packedClock}Z`),
  rule('Android, Samsung, DJI', `${packedDay}[-_ T]?${packedClock}`),
  rule('WhatsApp, macOS, Dropbox, Telegram', `${spacedDay}${between}${spacedClock}${half}`),
  rule('Signal, MIUI', `${spacedDay}${between}${packedClock}`),
  rule('Windows Phone', `${packedDay}_${spacedClock}`),
  {
    by: 'Facebook, WeChat, Telegram',
    shape:
      /^(?:FB_IMG_|mmexport|wx_camera_|microMsg\.|IMG_|VID_|video-|photo-|signal-attachment-|Screenshot_)?(?<e>1\d{12})(?!\d)/i,
    utc: true,
    reads: 'epoch-milliseconds',
  },
  rule('WhatsApp day', `${packedDay}(?=[-_]WA\\d)`, 'day'),
  rule('a day', spacedDay, 'day'),
  rule('a day', packedDay, 'day'),
];

const rulesOnlyUtc: ReadonlySet<string> = new Set(['UTC stamp']);

/**
 * The time that a file's name tells, as a reading from source `file-name`; `undefined` when it tells none, an
 * impossible one, or one after tomorrow. UTC names have offset "+00:00".
 */
export function fileNameTime(name: string, now: Date = new Date()): Reading<'time'> | undefined {
  for (const candidate of rules) {
    const groups = candidate.shape.exec(name.normalize('NFC'))?.groups;
    const written = groups === undefined ? undefined : writtenIn(groups, candidate);
    if (written === undefined) continue;
    const at = Date.parse(written.wall.length > 10 ? `${written.wall}Z` : written.wall);
    if (at > now.getTime() + 86_400_000) continue;
    return reading('time', spanOf(written, 'file-name'), observed('file-name'));
  }
  return undefined;
}

function writtenIn(groups: Readonly<Record<string, string | undefined>>, by: NameRule): WrittenInstant | undefined {
  if (by.reads === 'epoch-milliseconds') return parseInstant(new Date(Number(groups['e'])).toISOString());
  const day = `${groups['y']}-${groups['m']}-${groups['d']}`;
  if (by.reads === 'day') return parseInstant(day);
  const fraction = groups['f'] === undefined ? '' : `.${groups['f']}`;
  const zone = by.utc === true || rulesOnlyUtc.has(by.by) ? 'Z' : '';
  return parseInstant(
    `${day}T${hour(groups['H'] ?? '', groups['half'])}:${groups['M']}:${groups['S']}${fraction}${zone}`,
  );
}

/** Hours of a twelve-hour clock: 12 AM is 0, 3 PM is 15. */
function hour(text: string, noon: string | undefined): string {
  if (noon === undefined) return text;
  return String((Number(text) % 12) + (noon.toUpperCase() === 'PM' ? 12 : 0));
}
