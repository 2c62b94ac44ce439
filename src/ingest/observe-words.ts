import type { Box } from '../memory/item-text.ts';
import type { BodyPart, ObservationTag } from '../memory/observation-tags.ts';
import type { SeenFace } from '../ports/perception.ts';

/** How each observation is told, after the words for whose face or head it is; what is heard or stands behind has none. */
export const tellings: Readonly<Record<ObservationTag, string>> = {
  'face-at-rest': 'is at rest: mouth and brows are level.',
  'mouth-corners-up': 'has the corners of the mouth drawn up, as in a smile.',
  'mouth-corners-down': 'has the corners of the mouth drawn down.',
  'brows-lowered': 'has the brows lowered and drawn together.',
  'brows-raised': 'has the brows raised and the eyes wide.',
  'brows-raised-mouth-open': 'has the brows raised and the mouth open.',
  'nose-wrinkled': 'has the nose wrinkled.',
  'eyes-aside': 'has the eyes turned away from the camera while the head is not.',
  'facing-camera': 'is turned to the camera.',
  'head-turned-left': 'is turned to the left of the picture.',
  'head-turned-right': 'is turned to the right of the picture.',
  'head-up': 'is lifted.',
  'head-down': 'is lowered.',
  'head-tilted-left': 'is tilted to the left of the picture.',
  'head-tilted-right': 'is tilted to the right of the picture.',
  'head-nods': 'goes up and down again and again: a nod.',
  'head-shakes': 'turns from side to side again and again: a shake.',
  'comes-nearer': 'is larger by a fifth or more than usual in this video: nearer to the camera.',
  'goes-back': 'is smaller by a sixth or more than usual in this video: further from the camera.',
  'moves-left': 'is further to the left of the picture than usual in this video.',
  'moves-right': 'is further to the right of the picture than usual in this video.',
  'comes-into-view': 'comes into view.',
  'leaves-view': 'goes out of view.',
  'hand-raised': 'A hand is raised.',
  'hands-raised': 'Both hands are raised.',
  'thumb-up': 'A thumb points up.',
  'two-fingers-up': 'Two fingers are spread upwards.',
  speech: 'There is speech, or a sound like it.',
  pause: 'There is a pause between stretches of speech.',
  silence: 'There is silence.',
  'no-sound': 'The video has no sound.',
  louder: 'Speech is louder than elsewhere in the video.',
  softer: 'Speech is softer than elsewhere in the video.',
  'pitch-higher': 'The voice is higher than elsewhere in the video.',
  'pitch-lower': 'The voice is lower than elsewhere in the video.',
  'loud-sound': 'There is a sound much louder than the rest.',
  bright: 'The surroundings are bright.',
  'medium-light': 'The surroundings are neither bright nor dark.',
  dark: 'The surroundings are dark.',
  'main-colours': 'The surroundings are mainly',
  object: 'In the picture there is what looks like a',
  'shot-changes': 'The shot changes at once to another.',
};

/** What faces of each class of the expression model do: the model's word for it would already be a judgement. */
export const expressionTags: Readonly<Record<SeenFace['expressions'][number]['name'], ExpressionTelling>> = {
  neutral: { tag: 'face-at-rest', part: 'face' },
  happy: { tag: 'mouth-corners-up', part: 'mouth' },
  sad: { tag: 'mouth-corners-down', part: 'mouth' },
  angry: { tag: 'brows-lowered', part: 'eyebrows' },
  fearful: { tag: 'brows-raised', part: 'eyebrows' },
  surprised: { tag: 'brows-raised-mouth-open', part: 'face' },
  disgusted: { tag: 'nose-wrinkled', part: 'nose' },
};
export type ExpressionTelling = {
  readonly tag: Extract<
    ObservationTag,
    | 'face-at-rest'
    | 'mouth-corners-up'
    | 'mouth-corners-down'
    | 'brows-lowered'
    | 'brows-raised'
    | 'brows-raised-mouth-open'
    | 'nose-wrinkled'
  >;
  readonly part: BodyPart;
};

export const gestureTags = {
  'raised hand': 'hand-raised',
  'raised hands': 'hands-raised',
  'thumbs up': 'thumb-up',
  'victory sign': 'two-fingers-up',
} as const;
export const isGesture = (name: string): name is keyof typeof gestureTags => name in gestureTags;

/** Where a part lies in the box of its face, in shares of the box. */
const places: Readonly<Partial<Record<BodyPart, Box>>> = {
  mouth: { x: 0.2, y: 0.65, w: 0.6, h: 0.3 },
  nose: { x: 0.3, y: 0.35, w: 0.4, h: 0.35 },
  eyes: { x: 0.1, y: 0.25, w: 0.8, h: 0.2 },
  eyebrows: { x: 0.1, y: 0.12, w: 0.8, h: 0.18 },
};

export function partBox(face: Box, part: BodyPart): Box {
  const { x, y, w, h } = places[part] ?? { x: 0, y: 0, w: 1, h: 1 };
  return { x: face.x + x * face.w, y: face.y + y * face.h, w: w * face.w, h: h * face.h };
}
