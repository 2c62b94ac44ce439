import letters from './letters.json' with { type: 'json' };

export type Weight = 400 | 700;
/** Outlines of Roboto's letters as scripts/demo-letters.ts wrote them: the advance width, then an SVG path, in font units. */
const byWeight: Readonly<Record<Weight, Readonly<Record<string, string>>>> = {
  400: letters.regular,
  700: letters.bold,
};

const letterOf = (character: string, weight: Weight): string =>
  byWeight[weight][character] ?? byWeight[weight]['missing'] ?? '0';
const advanceOf = (letter: string, size: number): number => (Number.parseInt(letter, 10) * size) / letters.unitsPerEm;

/** Width in pixels of a line set at `size` pixels. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const character of text) width += advanceOf(letterOf(character, weight), size);
  return width;
}

/** The outline with its origin at a point of the picture, to a tenth of a pixel; y is upwards in a font, downwards in a picture. */
function placed(letter: string, x: number, y: number, size: number): string {
  const scale = size / letters.unitsPerEm;
  const tenth = (value: number): string => String(Math.round(value * 10) / 10);
  return letter
    .replace(/^\d+/, '')
    .replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, right: string, up: string) => `${tenth(x + Number(right) * scale)} ${tenth(y - Number(up) * scale)}`,
    );
}

export type Lettering = {
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
};

/**
 * A line of text as an SVG path of glyph outlines, baseline at `y`: the picture is the same on every machine, with or
 * without fonts. Latin only.
 */
export function lettering(text: string, x: number, y: number, size: number, options: Lettering = {}): string {
  const weight = options.weight ?? 400;
  const shift = { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'];
  let at = x - shift * textWidth(text, size, weight);
  let outline = '';
  for (const character of text) {
    const letter = letterOf(character, weight);
    outline += placed(letter, at, y, size);
    at += advanceOf(letter, size);
  }
  return `<path d="${outline}" fill="${options.fill ?? '#1c1c1c'}"/>`;
}
