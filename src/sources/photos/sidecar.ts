import { mentionsOfNames, uprightRegions } from '../../language/named-region.ts';
import { parseInstant, spanOf } from '../../language/written-instant.ts';
import type { XmpFacts } from '../../language/xmp.ts';
import { starsTag } from '../../memory/item-text.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';

/** Names that a photo's XMP sidecar can have, by whoever wrote it: "IMG.jpg.xmp" (darktable), "IMG.xmp" (Adobe). */
export function sidecarNames(photo: string): readonly string[] {
  const dot = photo.lastIndexOf('.');
  const stem = dot <= 0 ? photo : photo.slice(0, dot);
  return [`${photo}.xmp`, `${photo}.XMP`, `${stem}.xmp`, `${stem}.XMP`];
}

/** Degrees on the globe and not the 0,0 of writers that had no position. */
const isPosition = (lat: number, lon: number): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0);

/**
 * What an XMP sidecar says of its photo: time, place, keywords, people, title, caption. Its stars become the tag
 * "rated 4 stars" (0 says nothing; -1 is "rejected"). Times after tomorrow are dropped.
 */
export function sidecarReadings(facts: XmpFacts, now: Date = new Date()): Reading[] {
  const by = observed('xmp-sidecar');
  const written = [...facts.captured, ...facts.created]
    .map(parseInstant)
    .find((w) => w !== undefined && Date.parse(w.wall.slice(0, 10)) <= now.getTime() + 86_400_000);
  const { position } = facts;
  const [title] = facts.titles;
  const [caption] = facts.descriptions;
  const stars = starsTag(facts.rating);
  const tags = [...facts.keywords, ...(stars === undefined ? [] : [stars])];
  return [
    ...(written === undefined ? [] : [reading('time', spanOf(written, 'xmp'), by)]),
    ...(position === undefined || !isPosition(position.lat, position.lon)
      ? []
      : [reading('place', { ...position, source: 'xmp-gps' }, by)]),
    ...(title === undefined ? [] : [reading('title', title, by)]),
    ...(caption === undefined || caption === title ? [] : [reading('caption', caption, by)]),
    ...(tags.length === 0
      ? []
      : [
          reading(
            'tags',
            tags.map((name) => ({ name, source: 'file' as const })),
            by,
          ),
        ]),
    ...(facts.people.length === 0
      ? []
      : [
          reading(
            'people',
            mentionsOfNames(facts.people, uprightRegions(facts.regions, { orientation: facts.orientation })),
            by,
          ),
        ]),
  ];
}
