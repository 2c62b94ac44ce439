/** Without colour: black, greys, white by light. */
const greys: readonly (readonly [below: number, name: string])[] = [
  [0.15, 'black'],
  [0.35, 'dark grey'],
  [0.7, 'grey'],
  [0.88, 'light grey'],
  [2, 'white'],
];
/** By hue in degrees; what is orange and dark is brown. */
const hues: readonly (readonly [below: number, name: string])[] = [
  [16, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];
const [LEAST_SATURATION, BROWN_BELOW] = [0.18, 0.6];

/** The name of a colour of three shares in [0, 1]. */
export function colourName(red: number, green: number, blue: number): string {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = high - low;
  if (high < 0.15 || spread / Math.max(high, 1e-6) < LEAST_SATURATION) return named(greys, high);
  const sector =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const name = named(hues, sector * 60);
  return name === 'orange' && high < BROWN_BELOW ? 'brown' : name;
}

const named = (table: readonly (readonly [number, string])[], value: number): string =>
  table.find(([below]) => value < below)?.[1] ?? '';
