import { mentionsOfNames } from '../language/named-region.ts';
import { starsTag } from '../memory/item-text.ts';
import type { Media } from '../memory/media.ts';
import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { MediaTags } from '../ports/media-tags.ts';

/** What cameras and programs write where people would write a caption. */
const boilerplate: readonly RegExp[] = [
  /^((olympus|minolta|konica minolta|samsung|kodak|sony|nikon|casio|hp|vivicam|pentax|ricoh|general imaging) )?(digital (still )?camera|dsc|dvc)$/i,
  /^(dsc|dscn|dscf|img|mvc|pict|p\d|sdc|_mg|dcp|hpim)[_-]?\d{3,}(\.jpe?g)?$/i,
  /^(ascii|unicode|jis)?[^\p{L}\p{N}]*$/iu,
  /^(untitled|default|screenshot|image|photo|picture|processed with vsco.*|created with gimp|lead technologies.*|file written by adobe photoshop.*|captured with.*|charset=.*)$/i,
  /^\W*<?\?xpacket/i,
  /^(cof|sdr|rbt|hdr|oznor|dav|mde|edf|ptr|rhdr|nor|fbt|btf|ozedf)(_(soft|vivi|hbk|nor|cof))*$/i,
  /^[\d\s.,:;-]{0,24}$/,
  /^(mtk|qti|arcsoft|sunplus|crw_\d+|\{?"?filterid"?\b.*|\{?"?total_.*)$/i,
  /^(xmp|iptc|exif):/i,
  /^\[[\w -]*(encod|text)[\w -]*\]$/i,
  /^intel\(r\) (jpeg|ipp).*$/i,
  /^creator: gd-jpeg.*$/i,
];

const MAX_WORDS = 4_000;

/** A text that somebody wrote, trimmed; `undefined` when it is blank or a machine's. */
export function writtenByPerson(text: string | undefined): string | undefined {
  const trimmed = text
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS);
  if (trimmed === undefined || trimmed === '' || boilerplate.some((shape) => shape.test(trimmed))) return undefined;
  return trimmed;
}

/** Title, caption, keywords and tagged people, without what machines put there. */
export function captureWords(tags: MediaTags): Reading[] {
  const by = observed(tags.by, tags.version);
  const title = tags.titles.map(writtenByPerson).find((text) => text !== undefined);
  const caption = [...tags.captions, tags.comment].map(writtenByPerson).find((text) => text !== undefined);
  const stars = starsTag(tags.rating);
  const keywords = unique([...tags.keywords, ...(stars === undefined ? [] : [stars])]);
  const people = unique(tags.people);
  return [
    ...(title === undefined ? [] : [reading('title', title, by)]),
    ...(caption === undefined || caption === title ? [] : [reading('caption', caption, by)]),
    ...(keywords.length === 0
      ? []
      : [
          reading(
            'tags',
            keywords.map((name) => ({ name, source: 'file' as const })),
            by,
          ),
        ]),
    ...(people.length === 0 ? [] : [reading('people', mentionsOfNames(people, tags.regions ?? []), by)]),
  ];
}

const unique = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => name.trim()).filter((name) => name !== '')),
];

/** Camera facts: the tags' own media, with the camera's name, whether it faced its owner, whether it is a screen's picture. */
export function captureMedia(tags: MediaTags, name: string): Reading<'media'>[] {
  if (tags.media === undefined) return [];
  const camera = cameraName(tags.make, tags.model);
  const isPicture = tags.media.mime.startsWith('image/');
  const media: Media = {
    ...tags.media,
    ...(camera === undefined ? {} : { camera }),
    ...(/\bfront\b/i.test(tags.media.lens ?? '') ? { frontCamera: true } : {}),
    ...(isPicture && isScreenshot(tags, name) ? { isScreenshot: true } : {}),
  };
  return [reading('media', media, observed(tags.by, tags.version))];
}

/** "Apple" + "iPhone 11 Pro" is "Apple iPhone 11 Pro"; "NIKON" + "NIKON D70" is "NIKON D70". */
function cameraName(make: string | undefined, model: string | undefined): string | undefined {
  const maker = make?.replaceAll('\0', '').trim() ?? '';
  const type = model?.replaceAll('\0', '').trim() ?? '';
  const repeats = type.toLowerCase().startsWith((maker.split(' ')[0] ?? '').toLowerCase());
  return (repeats ? type : `${maker} ${type}`.trim()) || undefined;
}

const screenshotNames =
  /screen[ _-]?shot|screen[ _-]?capture|bildschirmfoto|capture d.?[eé]cran|captura de (pantalla|tela)|schermafbeelding|istantanea|スクリーンショット|屏幕截图|截屏|截图|snipaste/i;

/** Short and long sides of phone and tablet screens in pixels, for pictures without a camera. */
const screens: ReadonlySet<string> = new Set([
  '640x1136', '750x1334', '828x1792', '1080x1920', '1125x2436', '1170x2532', '1179x2556', '1206x2622', '1242x2208',
  '1242x2688', '1284x2778', '1290x2796', '1320x2868', '720x1280', '720x1600', '1080x2160', '1080x2220', '1080x2280',
  '1080x2340', '1080x2400', '1440x2560', '1440x2960', '1440x3040', '1440x3120', '1440x3200', '1536x2048', '1620x2160',
  '1668x2224', '1668x2388', '2048x2732',
]); // biome-ignore format: a table reads better filled

function isScreenshot(tags: MediaTags, name: string): boolean {
  if (/screenshot/i.test(tags.comment ?? '') || screenshotNames.test(name)) return true;
  const { width, height, mime } = tags.media ?? {};
  if (width === undefined || height === undefined || tags.make !== undefined || tags.model !== undefined) return false;
  return mime === 'image/png' && screens.has(`${Math.min(width, height)}x${Math.max(width, height)}`);
}
