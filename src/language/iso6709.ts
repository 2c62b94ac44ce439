/** Signed degrees and metres. */
export type WrittenPosition = { readonly lat: number; readonly lon: number; readonly altitude?: number };

const shape = /^\s*([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?/;

/**
 * A position as ISO 6709 Annex H writes it: "+32.0929+034.8620+028.516/" in degrees, "+3205.57+03451.72/" in degrees
 * and minutes, "+320534+0345143/" with seconds. `undefined` when it is none.
 */
export function parseIso6709(text: string | undefined): WrittenPosition | undefined {
  const [, lat, lon, altitude] = shape.exec(text ?? '') ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  return {
    lat: degrees(lat, 2),
    lon: degrees(lon, 3),
    ...(altitude === undefined ? {} : { altitude: Number(altitude) }),
  };
}

/** `digits`: how many the degrees have; two more before the point are minutes, four more minutes and seconds. */
function degrees(written: string, digits: number): number {
  const whole = written.slice(1).split('.')[0]?.length ?? 0;
  const sign = written.startsWith('-') ? -1 : 1;
  const size = written.slice(1);
  if (whole < digits + 2) return sign * Number(size);
  const deg = Number(size.slice(0, digits));
  if (whole < digits + 4) return sign * (deg + Number(size.slice(digits)) / 60);
  return sign * (deg + Number(size.slice(digits, digits + 2)) / 60 + Number(size.slice(digits + 2)) / 3600);
}
