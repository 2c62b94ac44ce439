export type ColourName =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink';

/** Where on the colour circle a name begins, in degrees; `dim` is what it is called when it is darker than `below`. */
type Hue = { readonly from: number; readonly name: ColourName; readonly dim?: ColourName; readonly below?: number };
const red: Hue = { from: 0, name: 'red' };
const hues: readonly Hue[] = [
  { from: 345, name: 'red' },
  { from: 290, name: 'pink', dim: 'purple', below: 0.5 },
  { from: 258, name: 'purple' },
  { from: 200, name: 'blue' },
  { from: 165, name: 'turquoise' },
  { from: 68, name: 'green' },
  { from: 44, name: 'yellow', dim: 'green', below: 0.45 },
  { from: 15, name: 'orange', dim: 'brown', below: 0.68 },
];

/** The usual name of a colour; levels from 0 to 255. */
export function colourName(r: number, g: number, b: number): ColourName {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const value = most / 255;
  const saturation = most === 0 ? 0 : (most - least) / most;
  if (value < 0.16) return 'black';
  if (saturation < 0.14 || (value < 0.3 && saturation < 0.3))
    return value > 0.86 ? 'white' : value < 0.26 ? 'black' : 'grey';
  const span = most - least;
  const sector = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const hue = sector * 60;
  if ((hue >= 330 || hue < 15) && saturation < 0.5 && value > 0.75) return 'pink';
  const found = hues.find(({ from }) => hue >= from) ?? red;
  // What is orange and pale or dark is called brown, or beige.
  if (found.name === 'orange' && saturation < 0.45) return 'brown';
  return found.dim !== undefined && value < (found.below ?? 0) ? found.dim : found.name;
}
