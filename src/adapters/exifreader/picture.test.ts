import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureTags } from './picture.ts';

/** A picture taken in Lisbon, at an altitude as some cameras write that they know none: nothing of nothing. */
async function taken(altitude: string): Promise<Uint8Array> {
  const position = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 42/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '9/1 9/1 0/1',
    GPSAltitudeRef: '0',
    GPSAltitude: altitude,
  };
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .withExif({ IFD3: position })
    .jpeg()
    .toBuffer();
}

it.each(['0/0', '1/0'])('a position stays though its altitude is %s', async (altitude) => {
  const { positions } = await pictureTags(
    { bytes: await taken(altitude), whole: true, tail: new Uint8Array() },
    'image/jpeg',
  );
  expect(positions).toHaveLength(1);
  expect(positions[0]?.lat).toBeCloseTo(38.7, 4);
  expect(positions[0]?.lon).toBeCloseTo(-9.15, 4);
});
