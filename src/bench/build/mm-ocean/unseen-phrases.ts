import type { BodyPart } from '../../../memory/observation-tags.ts';
import type { Cue } from './records.ts';

/** What could be seen of each part, short to long, so that some are as long as an observation. */
const phrases: Readonly<Record<BodyPart, readonly string[]>> = {
  face: [
    'The whole face is covered for a moment.',
    'The face is half covered by something that moves.',
    'The face leaves the frame and comes back a moment later.',
    'The face comes so near to the camera that it fills the frame.',
    'The face is turned away from the camera so far that one ear is all of it that is seen.',
  ],
  mouth: [
    'The lips are pressed together.',
    'The lips are pressed together and then parted.',
    'The lips are pressed together and pushed forward a little.',
    'The tongue is put out between the lips for a short moment.',
    'The lower lip is drawn in between the teeth and let go again after a little while.',
  ],
  eyebrows: [
    'One eyebrow is raised.',
    'One eyebrow is raised and lowered again slowly.',
    'One eyebrow is raised while the other one stays where it is.',
    'Both eyebrows are drawn together above the bridge of the nose.',
    'Both eyebrows are drawn together so far that two upright lines are seen between them.',
  ],
  nose: [
    'The nose is wrinkled for a moment.',
    'The nose is wrinkled and touched with a finger.',
    'The bridge of the nose is wrinkled for a short while.',
    'The wings of the nose are drawn up and let down again slowly.',
    'The bridge of the nose is wrinkled, and its wings are drawn up for some time and let go.',
  ],
  eyes: [
    'Both eyes are shut for a while.',
    'Both eyes are shut and opened wide a bit later.',
    'Both eyes are shut tightly and opened again a little later.',
    'One eye is shut while the other one stays open as it was before.',
    'Both eyes look down to the lower edge of the frame and come back to the camera slowly.',
  ],
  head: [
    'The head is shaken twice.',
    'The head is shaken twice and then kept upright.',
    'The head is moved from side to side several times in a row.',
    'The head is lowered until the chin nearly touches the chest.',
    'The head is put back so far that the camera sees the chin from below for a little while.',
  ],
  hands: [
    'Both hands are folded together.',
    'Both hands are folded together and then let go.',
    'Both hands are folded together in front of the upper body.',
    'One finger of a hand points straight at the camera for a time.',
    'Both hands are brought up in front of the body and then moved apart from each other slowly.',
  ],
  torso: [
    'The upper body leans back.',
    'The upper body leans back and stays where it is.',
    'The upper body leans back until the shoulders are further away.',
    'The upper body is turned to the side and back to the front.',
    'The upper body leans forward over the lower edge of the frame and sits up straight again.',
  ],
};

/** Phrases of parts of which nothing is observed, so that none of them is true of the film. Pure. */
export function unseenPhrases(cues: readonly Pick<Cue, 'bodyPart'>[]): string[] {
  const seen = new Set(cues.map(({ bodyPart }) => bodyPart));
  return Object.entries(phrases).flatMap(([part, all]) => ([...seen].some((one) => one === part) ? [] : all));
}
