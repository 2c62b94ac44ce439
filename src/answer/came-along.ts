/** How people write that they come along on a journey. */
export const comesAlong =
  /\bcount me in\b|\bi(?:['’]m| am) (?:so glad i am )?coming\b|\bcoming (?:along|with you)\b|\bi(?:['’]ve| have)? said yes\b|\b(?:booked|got) the same (?:flight|train|hotel)\b|\bwe two\b|\bthe two of us\b|\byou and me\b|\b(?:cannot|can['’]t) wait\b|\bleave (?:is )?approved\b|\bsee you at the (?:airport|station)\b|\blook(?:ing)? forward to (?:our|the) trip\b|我也去|跟你(?:一起)?去|陪你去|一起(?:去|出发)|请好假|期待/iu;
