import sharp from 'sharp';
import { circle, type Drawing, ellipse, rect, svgOf } from './canvas.ts';
import type { Happening, MadePicture } from './made-picture.ts';
import type { Spot } from './places.ts';
import type { Shot } from './shot.ts';
import { film } from './videos.ts';

const [W, H] = [640, 480];
const [SECONDS, A_SECOND] = [12, 4];

/** Where the parts of the face are, in units of the drawing. */
const parts = {
  face: [245, 105, 150, 190],
  mouth: [280, 228, 80, 42],
  eyebrows: [262, 140, 116, 26],
  eyes: [266, 166, 108, 30],
  hands: [410, 200, 80, 110],
  head: [235, 90, 170, 215],
} as const;
type Part = keyof typeof parts;

/** What happens, one after the other; whatever is not named rests. The drawing follows it, so that it is true. */
const happens: readonly (readonly [Happening['dimension'], Part | undefined, number, number, string])[] = [
  ['Expression', 'mouth', 0, 2, 'The mouth is closed and its corners are level with each other.'],
  ['Expression', 'mouth', 2, 4, 'Both corners of the mouth move upwards and stay there a while.'],
  ['Expression', 'eyebrows', 4, 5.5, 'Both eyebrows are raised well above where they usually rest.'],
  ['Action', 'hands', 5.5, 7.5, 'One hand is held up beside the head with the palm to the front.'],
  ['Expression', 'eyes', 7.5, 9, 'Both eyes look to the side and no longer towards the camera.'],
  ['Action', 'head', 9, 10.5, 'The head is tilted to one side while the shoulders stay level.'],
  ['Expression', 'mouth', 10.5, 12, 'The mouth is opened into a round shape and is held like this.'],
  ['Background', undefined, 0, 12, 'A plain wall of one colour with a single window on the left.'],
  ['Audio', undefined, 0, 12, 'There is no sound in the film, neither speech nor any noise.'],
];

const at = (second: number, from: number, to: number): boolean => second >= from && second < to;

/** Somebody who sits before a wall and moves a little, at this second of the film. */
function frame(second: number): Drawing {
  const smile = at(second, 2, 4) ? 22 : 0;
  const brows = at(second, 4, 5.5) ? -9 : 0;
  const aside = at(second, 7.5, 9) ? 9 : 0;
  const tilt = at(second, 9, 10.5) ? 14 : 0;
  const mouth = at(second, 10.5, 12)
    ? ellipse(320, 248, 15, 20, '#5b1f1f')
    : `<path d="M290 ${248 - smile / 2} Q 320 ${248 + smile} 350 ${248 - smile / 2}" stroke="#5b1f1f" stroke-width="7" fill="none"/>`;
  const face = [
    ellipse(320, 200, 72, 92, '#e0b48f'),
    rect(268, 152 + brows, 42, 7, '#3a2a1c', 'rx="3"'),
    rect(330, 152 + brows, 42, 7, '#3a2a1c', 'rx="3"'),
    ...[290, 350].flatMap((x) => [ellipse(x, 181, 16, 10, '#ffffff'), circle(x + aside, 181, 7, '#22303f')]),
    mouth,
  ].join('');
  const hand = rect(428, 260, 34, 150, '#2d4f7a', 'rx="16"') + ellipse(445, 240, 26, 34, '#e0b48f');
  return {
    width: W,
    height: H,
    body: [
      rect(0, 0, W, H, '#c9c3b4'),
      rect(30, 60, 120, 150, '#cfe4f5'),
      `<path d="M180 480 Q 190 320 320 315 Q 450 320 460 480 Z" fill="#2d4f7a"/>`,
      `<g transform="rotate(${tilt} 320 300)">${face}</g>`,
      at(second, 5.5, 7.5) ? hand : '',
    ].join(''),
  };
}

/** A film of somebody who moves by a script, with what happens in it. */
export async function makeTalk(ffmpeg: string, root: string, spot: Spot): Promise<MadePicture> {
  const shot: Shot = {
    ...{ day: '2024-05-05', time: '16:05:00', spot, kind: 'portrait', words: [], folder: 'Videos' },
    draw: () => frame(0),
  };
  const frames: Buffer[] = [];
  for (let i = 0; i < SECONDS * A_SECOND; i += 1)
    frames.push(
      await sharp(Buffer.from(svgOf(frame((i + 0.5) / A_SECOND))))
        .png()
        .toBuffer(),
    );
  return { ...(await film(ffmpeg, root, shot, { frames, aSecond: A_SECOND })), happens: happens.map(happening) };
}

function happening([dimension, part, start, end, description]: (typeof happens)[number]): Happening {
  const box = part === undefined ? undefined : parts[part];
  if (part === undefined || box === undefined) return { dimension, start, end, description, boxes: [] };
  const [x, y, w, h] = box;
  return {
    ...{ dimension, start, end, description, bodyPart: part },
    boxes: [{ at: (start + end) / 2, x: x / W, y: y / H, w: w / W, h: h / H }],
  };
}
