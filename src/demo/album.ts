import { join } from 'node:path';
import type { MadePicture } from './made-picture.ts';
import { jpegOf, writeMade } from './photo-file.ts';
import { cameraFacts, localTime, type Shot } from './shot.ts';

const ALBUM = 'Garden day';
export const albumFolder = `Takeout/Google Photos/${ALBUM}`;

/** Writes one picture as an album export does: the file bare, time and place in a JSON sidecar beside it. */
export async function makeAlbumPhoto(root: string, shot: Shot, n: number): Promise<MadePicture> {
  const name = `DSC_${String(101 + n).padStart(4, '0')}.jpg`;
  const at = localTime(shot);
  const { lat = shot.spot.lat, lon = shot.spot.lon } = cameraFacts(shot);
  const stamp = {
    timestamp: String(Math.floor(at.toSeconds())),
    formatted: at.toUTC().toFormat("d LLL yyyy, HH:mm:ss 'UTC'", { locale: 'en-US' }),
  };
  const position = { latitude: lat, longitude: lon, altitude: 0, latitudeSpan: 0, longitudeSpan: 0 };
  const sidecar = {
    title: name,
    description: '',
    photoTakenTime: stamp,
    creationTime: stamp,
    geoData: position,
    geoDataExif: position,
  };
  const path = `${albumFolder}/${name}`;
  await writeMade(join(root, path), await jpegOf(shot.draw(), {}), at.toJSDate());
  await writeMade(
    join(root, `${path}.supplemental-metadata.json`),
    JSON.stringify(sidecar, undefined, 2),
    at.toJSDate(),
  );
  return {
    path,
    kind: shot.kind,
    takenAt: `${shot.day}T${shot.time}`,
    zone: shot.spot.zone,
    city: shot.spot.city,
    country: shot.spot.country,
    lat,
    lon,
    words: shot.words,
  };
}

export const albumFacts = (madeAt: Date) => ({
  path: `${albumFolder}/metadata.json`,
  bytes: JSON.stringify(
    {
      title: ALBUM,
      description: 'With my sister',
      access: 'protected',
      date: { timestamp: String(madeAt.getTime() / 1000) },
    },
    undefined,
    2,
  ),
});
