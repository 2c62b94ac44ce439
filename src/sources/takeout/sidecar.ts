import { z } from 'zod';
import { ifReadable } from '../../memory/readable.ts';

/** What a Google Photos sidecar says of its photo. Times are epoch seconds; 0,0 coordinates are left out. */
export type Sidecar = {
  readonly title: string;
  readonly takenAt: number | undefined;
  readonly place: { readonly lat: number; readonly lon: number; readonly altitude: number | undefined } | undefined;
  readonly description: string | undefined;
  readonly people: readonly string[];
  readonly favourite: boolean;
  readonly archived: boolean;
  readonly trashed: boolean;
};

export type Album = { readonly title: string; readonly description: string | undefined };

export type TakeoutNote =
  | { readonly kind: 'sidecar'; readonly sidecar: Sidecar }
  | { readonly kind: 'album'; readonly album: Album };

const stamp = z.looseObject({ timestamp: z.coerce.number().int() });
const spot = z.looseObject({ latitude: z.number(), longitude: z.number(), altitude: ifReadable(z.number()) });
const flag = z.boolean().nullish().catch(undefined);

const sidecarSchema = z.looseObject({
  title: z.string().catch(''),
  photoTakenTime: stamp,
  geoData: spot.nullish().catch(undefined),
  geoDataExif: spot.nullish().catch(undefined),
  description: z.string().nullish().catch(undefined),
  people: z
    .array(z.looseObject({ name: z.string() }))
    .nullish()
    .catch(undefined),
  favorited: flag,
  archived: flag,
  trashed: flag,
});

/** Keys that only the note of an album has, in any language of the export. */
const albumKeys = ['access', 'date', 'enrichments', 'sharedAlbumComments', 'location'];
const albumSchema = z.looseObject({ title: z.string(), description: z.string().nullish().catch(undefined) });

/**
 * What a JSON of Google Photos is, by its content, since names are localised and cut: a photo's sidecar, an album's
 * note, or neither (`undefined`). Throws SyntaxError when it is not JSON at all.
 */
export function parseTakeoutNote(bytes: Uint8Array): TakeoutNote | undefined {
  const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const sidecar = sidecarSchema.safeParse(parsed);
  if (sidecar.success) return { kind: 'sidecar', sidecar: sidecarOf(sidecar.data) };
  const old = z.looseObject({ albumData: albumSchema }).safeParse(parsed);
  if (old.success) return { kind: 'album', album: albumOf(old.data.albumData) };
  const album = albumSchema.safeParse(parsed);
  if (album.success && albumKeys.some((key) => key in album.data)) return { kind: 'album', album: albumOf(album.data) };
  return undefined;
}

const albumOf = (album: z.infer<typeof albumSchema>): Album => ({
  title: album.title.trim(),
  description: album.description?.trim() || undefined,
});

function sidecarOf(raw: z.infer<typeof sidecarSchema>): Sidecar {
  return {
    title: raw.title,
    // Google writes 0 when it does not know.
    takenAt: raw.photoTakenTime.timestamp === 0 ? undefined : raw.photoTakenTime.timestamp,
    place: placeOf(raw.geoData) ?? placeOf(raw.geoDataExif),
    description: raw.description?.trim() || undefined,
    people: [...new Set((raw.people ?? []).map((person) => person.name.trim()).filter((name) => name !== ''))],
    favourite: raw.favorited === true,
    archived: raw.archived === true,
    trashed: raw.trashed === true,
  };
}

function placeOf(raw: z.infer<typeof spot> | null | undefined): Sidecar['place'] {
  if (!raw || (raw.latitude === 0 && raw.longitude === 0)) return undefined;
  if (Math.abs(raw.latitude) > 90 || Math.abs(raw.longitude) > 180) return undefined;
  // An altitude of exactly 0 is what Google writes for none.
  return { lat: raw.latitude, lon: raw.longitude, altitude: raw.altitude || undefined };
}
