/** Parts of the body that an observation may be of. */
export const bodyParts = ['face', 'mouth', 'eyebrows', 'nose', 'eyes', 'head', 'hands', 'torso'] as const;
export type BodyPart = (typeof bodyParts)[number];

/**
 * All that an observation can say, by what it is of: what a camera and a microphone record and a ruler or a level meter
 * could check. There is no word for what somebody feels, wants, is like or is fit for, and none can be added by a file.
 */
export const observationTags = {
  Expression: [
    'face-at-rest',
    'mouth-corners-up',
    'mouth-corners-down',
    'brows-lowered',
    'brows-raised',
    'brows-raised-mouth-open',
    'nose-wrinkled',
    'eyes-aside',
    'facing-camera',
  ],
  Action: [
    'head-turned-left',
    'head-turned-right',
    'head-up',
    'head-down',
    'head-tilted-left',
    'head-tilted-right',
    'head-nods',
    'head-shakes',
    'comes-nearer',
    'goes-back',
    'moves-left',
    'moves-right',
    'comes-into-view',
    'leaves-view',
    'hand-raised',
    'hands-raised',
    'thumb-up',
    'two-fingers-up',
  ],
  Audio: ['speech', 'pause', 'silence', 'no-sound', 'louder', 'softer', 'pitch-higher', 'pitch-lower', 'loud-sound'],
  Background: ['bright', 'medium-light', 'dark', 'main-colours', 'object', 'shot-changes'],
} as const;

export type ObservationDimension = keyof typeof observationTags;
export type ObservationTag = (typeof observationTags)[ObservationDimension][number];

/** Words that judge instead of record. A description that has one is refused. */
export const interpretiveWords =
  /\b(?:nervous|anxious|anxiety|worried|afraid|fearful|scared|calm|relaxed|confident|confidence|insecure|shy|bold|friendly|unfriendly|hostile|warm|cold-hearted|kind|mean|happy|happiness|sad|sadness|angry|anger|annoyed|disgusted|surprised|excited|bored|tired|interested|engaged|enthusias\w*|sincere|honest|dishonest|lying|trustworthy|reliable|lazy|diligent|organi[sz]ed|careless|intelligent|clever|stupid|competent|incompetent|attractive|beautiful|ugly|handsome|emotional|neurotic\w*|extra?vert\w*|introvert\w*|agreeabl\w*|conscientious\w*|openness|open-minded|personality|character|temper\w*|mood|feels?|feeling|wants?|thinks?|intends?|tries|seems?|appears?|because|hireable|creditworthy|suspicious|aggressive|young|old|male|female|man|woman|race|ethnic\w*)\b/i;
