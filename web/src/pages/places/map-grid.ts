import type { Bounds } from '../../../../src/contract/place-pages.ts';

type Line = [lat: number, lon: number][];

/** Lines of about this many to a side. */
const LINES = 16;
/** Round steps in degrees. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] as const;

/** Graticule lines over a part of the map, at round degrees. */
export function gridLines({ south, west, north, east }: Bounds): Line[] {
  const step = STEPS.find((one) => one >= (east - west) / LINES) ?? 10;
  const round = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, n) => (first + n) * step);
  };
  return [
    ...round(south, north).map(
      (lat): Line => [
        [lat, west],
        [lat, east],
      ],
    ),
    ...round(west, east).map(
      (lon): Line => [
        [south, lon],
        [north, lon],
      ],
    ),
  ];
}
